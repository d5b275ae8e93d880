package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who holds a unit up: whoever is in a company's range stops it, be it a patrol that nobody would
 * count, and goes on doing so until it is dealt with. An order lets a unit attack only what lies
 * near its way (NQM-CMD.2); where nobody near its companies does, it needs another.
 */
final class Hindrance {
    /** The half of a company's front, and what lines of sight leave. */
    private static final int MARGIN = 200;

    private final Situation situation;
    private final Table table;
    private final Sweep sweep;

    Hindrance(Situation situation) {
        this.situation = situation;
        this.table = situation.table();
        this.sweep = new Sweep(situation);
    }

    /** The nearest enemy who is seen near a unit's companies, if its order names none of them. */
    Optional<Spot> of(Formation unit) {
        Order now = situation.standing(unit.id()).now();
        if (now instanceof Order.Move(_, var through) && through) {
            return Optional.empty();
        }
        List<Spot> near = near(unit);
        return near.stream().anyMatch(each -> sweep.names(unit.id(), now, each))
                ? Optional.empty()
                : near.stream().findFirst();
    }

    /** Enemies in range of a company, the nearest first. */
    private List<Spot> near(Formation unit) {
        var near = new ArrayList<Spot>();
        long least = Long.MAX_VALUE;
        for (Stand each : situation.battle().stands()) {
            Optional<Spot> at =
                    each.camp() == unit.camp() ? Optional.empty() : table.spot(each.id());
            if (at.isPresent() && table.present(each.id()) > 0) {
                long squared = squared(unit, at.get());
                if (squared < least) {
                    near.addFirst(at.get());
                    least = squared;
                } else if (squared < Long.MAX_VALUE) {
                    near.add(at.get());
                }
            }
        }
        return near;
    }

    /** From the company that is nearest of those which have it in range. */
    private long squared(Formation unit, Spot enemy) {
        long least = Long.MAX_VALUE;
        for (BodyId each : unit.bodies()) {
            var type = table.stand(each).type();
            boolean company =
                    type.kind() == StandKind.FIGHTING
                            && table.unmarked(each) > 0
                            && table.spot(each).isPresent();
            int range = type.range().effective() + MARGIN;
            if (company && Gaps.within(table, each, enemy, range)) {
                least = Math.min(least, table.spot(each).get().squaredTo(enemy));
            }
        }
        return least;
    }
}
