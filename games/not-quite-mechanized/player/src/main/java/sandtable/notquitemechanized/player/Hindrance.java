package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * Who holds a unit up: whoever is in a company's range stops it, be it a patrol that nobody would
 * count, and goes on doing so until it is dealt with.
 */
final class Hindrance {
    /** The half of a company's front, and what lines of sight leave. */
    private static final int MARGIN = 200;

    private final Situation situation;
    private final Table table;

    Hindrance(Situation situation) {
        this.situation = situation;
        this.table = situation.table();
    }

    /** The nearest enemy who is seen and keeps a company of a unit that does not fight him. */
    Optional<Spot> of(Formation unit) {
        Order now = situation.standing(unit.id()).now();
        boolean heeds = !(now instanceof Order.Move(_, var through) && through);
        if (now.way().isEmpty() || !heeds || situation.fighting(unit.id())) {
            return Optional.empty();
        }
        for (BodyId each : unit.bodies()) {
            Optional<Spot> enemy = held(each) ? enemy(each) : Optional.empty();
            if (enemy.isPresent()) {
                return enemy;
            }
        }
        return Optional.empty();
    }

    private boolean held(BodyId body) {
        boolean company = table.stand(body).type().kind() == StandKind.FIGHTING;
        boolean moved = table.body(body).marks().moved() >= situation.bound() - 1;
        return company && !moved && !table.pinned(body) && table.spot(body).isPresent();
    }

    private Optional<Spot> enemy(BodyId body) {
        Spot here = table.spot(body).orElseThrow();
        int range = table.stand(body).type().range().effective() + MARGIN;
        Spot nearest = null;
        for (Stand each : situation.battle().stands()) {
            Optional<Spot> at =
                    each.camp() == situation.view().camp()
                            ? Optional.empty()
                            : table.spot(each.id());
            boolean near = at.isPresent() && Gaps.within(table, body, at.get(), range);
            boolean nearer =
                    near && (nearest == null || here.squaredTo(at.get()) < here.squaredTo(nearest));
            nearest = nearer ? at.get() : nearest;
        }
        return Optional.ofNullable(nearest);
    }
}
