package sandtable.blitzkriegcommander.setup;

import static sandtable.blitzkriegcommander.data.Setting.ENEMY_BELT;
import static sandtable.blitzkriegcommander.data.Setting.RESERVE_CLEAR;
import static sandtable.blitzkriegcommander.data.Setting.RETURN_REACH;

import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Violation;
import sandtable.space.measured.Box;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where those who come on the table may be placed. */
final class Entry {
    private static final int LATTICE_MM = 40;
    private static final int MOST = 6;
    private static final int AROUND = 4;

    private Entry() {}

    /** BKC-SET.3: in an entry of its group, at least 10 cm from enemies. */
    static Optional<Violation> enters(Table table, UnitId unit, Spot at) {
        boolean inside = entries(table, unit).stream().anyMatch(each -> each.contains(at));
        if (!inside) {
            return refused(
                    "BKC-SET.3", "%s is in no entry zone of %s", Centimetres.words(at), unit);
        }
        return clear(table, unit, at, RESERVE_CLEAR.value(), "BKC-SET.3")
                .or(() -> free(table, unit, at));
    }

    private static List<Box> entries(Table table, UnitId unit) {
        List<OrderOfBattle.Reserve> groups = table.battle().order().reserves();
        return table.stand(unit).start() instanceof Start.InReserve(int group)
                ? groups.get(group).entries()
                : List.of();
    }

    /** BKC-CU.2: within 5 cm of a friend. */
    static Optional<Violation> returns(Table table, UnitId unit, Spot at) {
        boolean near =
                table.onTable(table.stand(unit).side()).stream()
                        .anyMatch(
                                each ->
                                        Gaps.within(
                                                table.base(each).orElseThrow(),
                                                at,
                                                RETURN_REACH.value()));
        if (!near || !table.ground().table().contains(at)) {
            return refused(
                    "BKC-CU.2",
                    "%s comes back within %s cm of a friend, and none is so near to %s",
                    unit,
                    Centimetres.words(RETURN_REACH.value()),
                    Centimetres.words(at));
        }
        return clear(table, unit, at, ENEMY_BELT.value(), "BKC-MOVE.5")
                .or(() -> free(table, unit, at));
    }

    private static Optional<Violation> clear(
            Table table, UnitId unit, Spot at, int mm, String clause) {
        for (UnitId each : table.onTable(1 - table.stand(unit).side())) {
            Spot enemy = table.base(each).orElseThrow();
            if (Gaps.within(enemy, at, mm - 1)) {
                return refused(
                        clause,
                        "%s would be %s cm from %s, and %s is the least",
                        unit,
                        Centimetres.words(Gaps.mm(enemy, at)),
                        each,
                        Centimetres.words(mm));
            }
        }
        return Optional.empty();
    }

    private static Optional<Violation> free(Table table, UnitId unit, Spot at) {
        return SetUp.crowded(table, unit, at)
                .or(() -> SetUp.barred(table.ground(), table.stand(unit).type(), at, unit));
    }

    /** Some places for one who comes. */
    static List<Decision> options(Table table, UnitId unit) {
        return table.unit(unit).where() == Whereabouts.Off.RESERVE
                ? entering(table, unit)
                : returning(table, unit);
    }

    private static List<Decision> entering(Table table, UnitId unit) {
        var options = new ArrayList<Decision>();
        Heading inwards = table.battle().camp(table.stand(unit).side()).baseline().inwards();
        for (Box entry : entries(table, unit)) {
            int before = options.size();
            for (int y = entry.south(); y <= entry.north(); y += LATTICE_MM) {
                for (int x = entry.west(); x <= entry.east(); x += LATTICE_MM) {
                    var at = new Spot(x, y);
                    if (options.size() - before < MOST && enters(table, unit, at).isEmpty()) {
                        options.add(new Decision.Enter(unit, at, inwards));
                    }
                }
            }
        }
        return options;
    }

    private static List<Decision> returning(Table table, UnitId unit) {
        var options = new ArrayList<Decision>();
        Heading inwards = table.battle().camp(table.stand(unit).side()).baseline().inwards();
        for (UnitId friend : table.onTable(table.stand(unit).side())) {
            Spot near = table.base(friend).orElseThrow();
            for (int i = 0; i < AROUND; i++) {
                Spot at = near.shifted(inwards.opposite().turned(360 / AROUND * i), LATTICE_MM);
                var back = new Decision.Return(unit, at);
                boolean enough = options.size() >= 2 * MOST;
                if (!enough && returns(table, unit, at).isEmpty() && !options.contains(back)) {
                    options.add(back);
                    break;
                }
            }
        }
        return options;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
