package sandtable.blitzkriegcommander.march;

import static sandtable.blitzkriegcommander.data.Setting.OVERRUN_ATTACKS;
import static sandtable.blitzkriegcommander.data.Setting.OVERRUN_CLEAR;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.KnockOut;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** BKC-CU.4, BKC-MOVE.9: a unit moves over an enemy command unit. */
final class Overrun {
    private static final Clause OVERRUN = Clause.of("BKC-CU.4");
    private static final int DIE = 6;
    private static final int SCORE = 4; // BKC-HIT.7

    private Overrun() {}

    /** The first enemy command unit whose base a unit comes onto; command units run over none. */
    static Optional<UnitId> met(Table table, UnitId mover, Segment hop) {
        if (table.stand(mover).type().command()) {
            return Optional.empty();
        }
        Optional<UnitId> nearest = Optional.empty();
        long least = Long.MAX_VALUE;
        for (UnitId each : table.ids(1 - table.stand(mover).side())) {
            Optional<Spot> base = table.base(each);
            if (base.isPresent() && table.stand(each).type().command()) {
                long squared = hop.from().squaredTo(base.get());
                if (squared < least
                        && Bases.of(base.get()).within(Bases.of(hop.from()).radiusMm(), hop)) {
                    nearest = Optional.of(each);
                    least = squared;
                }
            }
        }
        return nearest;
    }

    static State resolve(State state, UnitId mover, UnitId commander, Telling<Happening> telling) {
        Throw attacks = telling.chance().roll(Pool.count(OVERRUN_ATTACKS.value(), DIE, SCORE));
        Table table = state.table();
        Spot refuge = refuge(table, commander);
        boolean lost = attacks.value() > 0 || !table.ground().table().contains(refuge);
        telling.tell(
                new MoveHappening.Overrun(
                        mover, commander, attacks.faces(), attacks.value(), lost, OVERRUN));
        return lost
                ? KnockOut.of(state, commander, mover + " runs it over", OVERRUN, telling)
                : state.with(
                        table.with(
                                commander,
                                table.unit(commander)
                                        .movedTo(refuge, table.unit(commander).heading())));
    }

    /** Straight towards its baseline until it is clear of enemies, and on nobody. */
    private static Spot refuge(Table table, UnitId commander) {
        int mm = 0;
        Spot spot = table.base(commander).orElseThrow();
        while (table.ground().table().contains(spot) && !clear(table, commander, spot)) {
            spot = Straight.home(table, commander, ++mm);
        }
        return spot;
    }

    private static boolean clear(Table table, UnitId commander, Spot spot) {
        int side = table.stand(commander).side();
        for (UnitId each : table.ids()) {
            Optional<Spot> base = table.base(each);
            if (base.isEmpty() || each.equals(commander)) {
                continue;
            }
            boolean enemy = table.stand(each).side() != side;
            if (Bases.overlap(base.get(), spot)
                    || enemy && Gaps.within(base.get(), spot, OVERRUN_CLEAR.value() - 1)) {
                return false;
            }
        }
        return true;
    }
}
