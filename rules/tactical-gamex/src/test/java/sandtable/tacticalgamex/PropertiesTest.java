package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Chance;
import sandtable.kernel.Cites;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.OddsColumn;

import java.util.function.BiConsumer;

/** What must hold in every position of games at random. */
final class PropertiesTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    @Test
    @Cites("TGX-6.3.4.a")
    void aHigherModifierNeverHelpsTheAttacker() {
        for (OddsColumn column : OddsColumn.values()) {
            for (int die = -3; die < 10; die++) {
                CombatResult low = CombatResultsTable.result(column, die);
                CombatResult high = CombatResultsTable.result(column, die + 1);
                assertTrue(high.compareTo(low) <= 0, column + " " + die);
            }
        }
    }

    private static void everywhere(BiConsumer<State, State> check) {
        for (int seed = 1; seed <= 8; seed++) {
            Chance chance = Chance.seeded(seed);
            State state = RULES.setUp(EveryRule.scenario(), chance).state();
            while (RULES.pending(state) instanceof Pending.Answers(var from)) {
                Side side = from.iterator().next();
                Decision decision = RULES.prompt(RULES.view(state, side)).options().any(chance);
                State next = RULES.resolve(state, side, decision, chance).state();
                check.accept(state, next);
                state = next;
            }
        }
    }

    @Test
    @Cites("TGX-5.1.b")
    void noUnitSpendsMoreThanItHas() {
        everywhere(
                (_, after) -> {
                    if (after.waiting() instanceof Waiting.Moving moving) {
                        assertTrue(moving.walk().left() >= 0, moving.toString());
                    }
                });
    }

    @Test
    @Cites({"TGX-3.2.5.a", "TGX-3.2.5.b"})
    void noHexIsEverOverstacked() {
        everywhere(
                (_, after) -> {
                    var field = new Field(after.table());
                    for (int hex = 0; hex < after.table().ground().grid().size(); hex++) {
                        assertTrue(Stacking.stacked(field, 0, hex) <= 5, "German in " + hex);
                        assertTrue(field.count(1, hex) <= 4, "Soviet in " + hex);
                    }
                });
    }

    @Test
    @Cites("TGX-5.2.1.a")
    void transportsAndPassengersAlwaysAgree() {
        everywhere(
                (_, after) -> {
                    Table table = after.table();
                    for (int i = 0; i < table.units().size(); i++) {
                        Unit unit = table.unit(i);
                        if (unit.hex() == Unit.ABOARD) {
                            assertEquals(i, table.unit(unit.carrier()).cargo());
                        }
                        if (unit.carries()) {
                            assertEquals(Unit.ABOARD, table.unit(unit.cargo()).hex());
                        }
                    }
                });
    }

    @Test
    @Cites("TGX-8.1.b")
    void wrecksAreNeverMoreThanThreeNorFewerThanBefore() {
        everywhere(
                (before, after) -> {
                    for (int hex = 0; hex < after.table().ground().grid().size(); hex++) {
                        int now = after.table().counters().wrecksAt(hex);
                        assertTrue(now <= 3 && now >= before.table().counters().wrecksAt(hex));
                    }
                });
    }
}
