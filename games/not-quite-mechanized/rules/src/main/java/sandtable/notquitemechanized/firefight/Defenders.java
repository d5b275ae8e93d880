package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C9, C4: who answers an attack, each of them one. */
final class Defenders {
    private static final long NONE = Long.MAX_VALUE;

    private Defenders() {}

    /** For each attack those who answer it: of several the nearest (NQM-FIGHT.2). */
    static List<List<BodyId>> of(
            Known known,
            List<Attack> attacks,
            List<List<BodyId>> objectives,
            List<List<BodyId>> firing,
            List<BodyId> gone) {
        Table table = known.table();
        var answering = new ArrayList<List<BodyId>>();
        var supports = new ArrayList<Supports>();
        for (int i = 0; i < attacks.size(); i++) {
            answering.add(new ArrayList<>());
            supports.add(Supports.of(known, attacks.get(i), objectives.get(i)));
        }
        for (Stand each : table.battle().stands()) {
            if (!Reach.fires(each.type()) || busy(each.id(), firing, gone)) {
                continue;
            }
            int nearest = -1;
            long least = NONE;
            for (int i = 0; i < attacks.size(); i++) {
                boolean enemy = attacks.get(i).camp() != each.camp();
                boolean own = enemy && objectives.get(i).contains(each.id());
                long distance =
                        own
                                ? itself(known, each.id(), firing.get(i))
                                : enemy && supports.get(i).fires(each)
                                        ? others(known, each.id(), firing.get(i))
                                        : NONE;
                nearest = distance < least ? i : nearest;
                least = Math.min(least, distance);
            }
            if (nearest >= 0) {
                answering.get(nearest).add(each.id());
            }
        }
        return answering;
    }

    private static boolean busy(BodyId body, List<List<BodyId>> firing, List<BodyId> gone) {
        for (List<BodyId> each : firing) {
            if (each.contains(body)) {
                return true;
            }
        }
        return gone.contains(body);
    }

    /** How far the nearest attacker is on whom it can fire in self-defence, squared. */
    private static long itself(Known known, BodyId body, List<BodyId> attackers) {
        return Firers.defendsItself(known, body)
                ? nearest(known.table(), body, attackers, Band.HARASSING)
                : NONE;
    }

    private static long others(Known known, BodyId body, List<BodyId> attackers) {
        return Firers.defendsOthers(known, body)
                ? nearest(known.table(), body, attackers, Band.EFFECTIVE)
                : NONE;
    }

    private static long nearest(Table table, BodyId body, List<BodyId> attackers, Band farthest) {
        Optional<Spot> here = table.spot(body);
        long nearest = NONE;
        for (BodyId each : attackers) {
            Optional<Band> band = Reach.of(table, body, each);
            if (band.isPresent() && band.get().compareTo(farthest) >= 0) {
                long distance =
                        here.map(at -> at.squaredTo(table.spot(each).orElseThrow())).orElse(0L);
                nearest = Math.min(nearest, distance);
            }
        }
        return nearest;
    }

    /** The units of the bodies that are attacked. */
    static List<UnitId> units(Table table, List<BodyId> bodies) {
        return bodies.stream().map(each -> table.stand(each).unit()).distinct().toList();
    }
}
