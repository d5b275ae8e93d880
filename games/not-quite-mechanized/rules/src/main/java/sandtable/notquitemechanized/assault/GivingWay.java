package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** Bodies that have to get out of the way of an attack (NQM-SUMM.11). */
final class GivingWay {
    private GivingWay() {}

    /** NQM-RETR.2: whether a body is as mobile as those who press it; horses count nothing. */
    static boolean mobile(Table table, BodyId body, List<BodyId> pursuers) {
        int fastest = 0;
        for (BodyId each : pursuers) {
            fastest = Math.max(fastest, table.stand(each).type().leg().contact());
        }
        return table.stand(body).type().leg().contact() >= fastest;
    }

    /** The table with a body gone straight back from those who press it, as far as it can. */
    static Table back(Table table, BodyId body, List<BodyId> pursuers, int metres) {
        Spot here = table.spot(body).orElseThrow();
        Optional<Spot> from = nearest(table, here, pursuers);
        if (from.isEmpty()) {
            return table;
        }
        Spot away = Tens.nearest(here.awayFrom(from.get(), metres), table.battle().ground());
        return Advance.gone(table, body, away, metres);
    }

    /** R-NQM-121: whether a body got at least half as far as it had to go. */
    static boolean gone(Table before, Table after, BodyId body, int metres) {
        Spot from = before.spot(body).orElseThrow();
        Spot to = after.spot(body).orElseThrow();
        return !to.within(metres / 2 - 1, from);
    }

    /** Where the nearest of them is that is not in the same place. */
    private static Optional<Spot> nearest(Table table, Spot here, List<BodyId> pursuers) {
        Spot best = null;
        for (BodyId each : pursuers) {
            Optional<Spot> at = table.spot(each).filter(spot -> !spot.equals(here));
            boolean nearer =
                    at.isPresent()
                            && (best == null || at.get().squaredTo(here) < best.squaredTo(here));
            best = nearer ? at.get() : best;
        }
        return Optional.ofNullable(best);
    }
}
