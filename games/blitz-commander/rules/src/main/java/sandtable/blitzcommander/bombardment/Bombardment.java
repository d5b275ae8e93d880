package sandtable.blitzcommander.bombardment;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Explanation;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** BC-BOMB Bombardment Action, with BC-BART Artillery and BC-BAIR Aircraft. */
public final class Bombardment {
    private static final Clause BOMBARDED = Clause.of("BC-BOMB.5");
    private static final Clause ANSWERED = Clause.of("BC-BOMB.6");
    private static final Clause SUPPRESSED = Clause.of("BC-BOMB.8");
    private static final Clause WITHSTOOD = Clause.of("BC-BOMB.9");
    private static final Clause DUG_OUT = Clause.of("BC-BOMB.13");

    private static final String BOMBARDING = "Bombardment Level";
    private static final String ANSWERING = "answering level";

    private Bombardment() {}

    public static Optional<Violation> check(Table table, Decision.Bombard bombard) {
        int hex = bombard.hex().index(); // BC-BOMB.4
        if (table.occupation().count(1 - table.active(), hex) == 0) {
            return refused(
                    "BC-BOMB.8", "no enemy is there to be suppressed"); // R-BC-20, data ruling 20
        }
        return Ownership.check(table, table.active(), bombard.units()) // BC-BOMB.2
                .or(() -> ready(table, bombard.units(), hex));
    }

    public static Optional<Violation> check(Table table, HexId hex, Decision.Commit own) {
        if (own.units().isEmpty()) {
            return Optional.empty();
        }
        return Ownership.check(table, 1 - table.active(), own.units())
                .or(() -> ready(table, own.units(), hex.index()));
    }

    private static Optional<Violation> ready(Table table, List<UnitId> units, int hex) {
        Battle battle = table.battle();
        for (UnitId id : units) {
            int unit = id.index();
            boolean bombards = battle.artillery(unit) || battle.air(unit); // BC-UNIT.4, BC-UNIT.6
            if (!bombards) {
                return refused("BC-BOMB.1", "%s is neither artillery nor air", id);
            }
            if (battle.artillery(unit) && !table.onMap(unit)) {
                return refused("BC-BART.2", "%s is not on the map", id);
            }
            if (battle.air(unit) && !flies(table, unit)) {
                return refused("BC-BAIR.2", "%s is not there this turn", id);
            }
            if (table.acted(unit)) {
                return refused("BC-BART.1", "%s has been used this turn", id); // R-BC-19
            }
            if (!inRange(table, unit, hex)) {
                return refused(
                        "BC-BART.2",
                        "%s is %d hexes away and %s reaches %d",
                        table.battle().hexName(hex),
                        table.ground().grid().distance(table.hex(unit), hex),
                        id,
                        battle.range(unit));
            }
        }
        return Optional.empty();
    }

    private static boolean flies(Table table, int unit) {
        Stand air = table.stand(unit);
        return table.where(unit) == Whereabouts.Off.IN_THE_AIR
                && air.arrives() <= table.turn()
                && table.turn() <= air.leaves();
    }

    public static boolean inRange(Table table, int unit, int hex) {
        Battle battle = table.battle();
        return battle.air(unit) // BC-BAIR.1
                || battle.ground().grid().distance(table.hex(unit), hex) <= battle.range(unit);
    }

    /** Whether artillery or air of any side could be used now, whatever the target. */
    public static boolean available(Table table, int unit) {
        Battle battle = table.battle();
        return !table.acted(unit)
                && (battle.artillery(unit) && table.onMap(unit)
                        || battle.air(unit) && flies(table, unit));
    }

    /** What a side could use against a hex, strongest first. */
    public static List<Integer> reaching(Table table, int side, int hex) {
        var guns = new ArrayList<Integer>();
        for (int unit = 0; unit < table.units(); unit++) {
            if (table.battle().side(unit) == side
                    && available(table, unit)
                    && inRange(table, unit, hex)) {
                guns.add(unit);
            }
        }
        guns.sort(Comparator.<Integer>comparingInt(table.battle()::level).reversed());
        return List.copyOf(guns);
    }

    /** As few as reach a level, of guns given strongest first; all where they do not. */
    public static List<Integer> enough(Table table, List<Integer> guns, int level) {
        var chosen = new ArrayList<Integer>();
        int sum = 0;
        for (int gun : guns) {
            if (sum < level) {
                chosen.add(gun);
                sum += table.battle().level(gun);
            }
        }
        for (int i = 0; i < chosen.size(); i++) {
            int without = sum - table.battle().level(chosen.get(i));
            if (without >= level) {
                sum = without;
                chosen.remove(i--);
            }
        }
        chosen.sort(null);
        return List.copyOf(chosen);
    }

    /** What guns and aircraft add up to, unit by unit. */
    public static Sum levels(Table table, List<UnitId> units) {
        return levels(table.battle(), units, BOMBARDING);
    }

    /** What the defender sets against it, unit by unit. */
    public static Sum answer(Table table, List<UnitId> units) {
        return levels(table.battle(), units, ANSWERING);
    }

    private static Sum levels(Battle battle, List<UnitId> units, String of) {
        var parts = new ArrayList<Sum.Part>(units.size());
        for (UnitId unit : units) {
            int level = battle.level(unit.index());
            parts.add(new Sum.Part(unit.name(), level, BOMBARDED));
        }
        return Sum.of(of, parts);
    }

    private static List<Sum> unitByUnit(Battle battle, List<UnitId> units, String of) {
        return Explanation.of(() -> List.of(levels(battle, units, of)));
    }

    /** What the active side bombards a hex with if nothing is said: no more than it takes. */
    public static List<Integer> usual(Table table, int hex) {
        int needed = table.occupation().count(1 - table.active(), hex);
        return enough(table, reaching(table, table.active(), hex), needed);
    }

    /** The same as a number. */
    public static int level(Table table, List<UnitId> units) {
        int level = 0;
        for (UnitId unit : units) {
            level += table.battle().level(unit.index());
        }
        return level;
    }

    /** The guns fire; what comes of it depends on the answer. */
    public static Table fired(Table table, Decision.Bombard bombard, Telling<Happening> telling) {
        telling.tell(
                new Happening.Bombarded(
                        bombard.hex(),
                        bombard.units(),
                        level(table, bombard.units()),
                        unitByUnit(table.battle(), bombard.units(), BOMBARDING),
                        BOMBARDED));
        Table.Edit edit = table.edit();
        edit.closeAction();
        use(table, edit, bombard.units());
        for (UnitId unit : bombard.units()) {
            if (table.entrenched(unit.index())) {
                edit.digOut(unit.index()); // BC-BOMB.13
                telling.tell(new Happening.MarkerRemoved(unit, DUG_OUT));
            }
        }
        return edit.done();
    }

    private static void use(Table table, Table.Edit edit, List<UnitId> units) {
        for (UnitId unit : units) {
            edit.acts(unit.index());
            if (table.battle().type(unit.index()).once()) {
                edit.remove(unit.index(), Whereabouts.Off.USED_UP);
            }
        }
    }

    /** The level that the defender needs to prevent suppression; at most 0 where they have it. */
    static int needed(Table table, int hex, int level) {
        return level - table.occupation().count(1 - table.active(), hex) + 1;
    }

    /** BC-BOMB.3: whether anything that the defender has could make a difference. */
    static boolean worthAnswering(Table table, int hex, int level) {
        int needed = needed(table, hex, level);
        if (needed <= 0) {
            return false;
        }
        int most = 0;
        for (int unit : reaching(table, 1 - table.active(), hex)) {
            most += table.battle().level(unit);
        }
        return most >= needed;
    }

    static Table answered(Table table, HexId hex, Decision.Commit own, Telling<Happening> telling) {
        telling.tell(
                new Happening.Answered(
                        hex,
                        own.units(),
                        level(table, own.units()),
                        unitByUnit(table.battle(), own.units(), ANSWERING),
                        ANSWERED));
        Table.Edit edit = table.edit();
        use(table, edit, own.units()); // R-BC-23: guns that answer stay entrenched
        return edit.done();
    }

    /** What a net level does to the units in the hex. */
    static Table settled(Table table, HexId hex, NetLevel net, Telling<Happening> telling) {
        List<Integer> units = table.in(hex.index());
        List<Sum> why = Explanation.of(() -> List.of(net.sum()));
        if (net.total() < units.size()) {
            telling.tell(new Happening.Withstood(hex, net.total(), units.size(), why, WITHSTOOD));
            return table;
        }
        Table.Edit edit = table.edit();
        for (int unit : units) {
            edit.suppress(unit);
        }
        telling.tell(
                new Happening.Suppressed(
                        hex, table.battle().unitIds(units), net.total(), why, SUPPRESSED));
        return edit.done();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
