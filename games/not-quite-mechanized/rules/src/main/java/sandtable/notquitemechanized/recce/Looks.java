package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-RECCE.3, .5: recce looks at one area in a bound, when the movement is over. */
final class Looks {
    private Looks() {}

    /** Who looks where. */
    record Look(BodyId body, Spot at) {}

    /** One for each recce unit whose order names a point that it sees from near enough. */
    static List<Look> all(State state) {
        var looks = new ArrayList<Look>();
        for (Formation each : state.battle().formations()) {
            Order order = state.planOf(each.id()).standing(each.id()).now();
            if (order instanceof Order.Recce(_, var at)) {
                looker(state.table(), each, at).ifPresent(body -> looks.add(new Look(body, at)));
            }
        }
        return looks;
    }

    /** NQM-RECCE.5: one area an hour, so one stand of the unit. */
    private static Optional<BodyId> looker(Table table, Formation formation, Spot at) {
        for (BodyId each : formation.bodies()) {
            boolean able = table.stand(each).type().is(Note.RECCE) && table.unmarked(each) > 0;
            if (able
                    && Gaps.within(table, each, at, Setting.LOOK_REACH.value())
                    && Seeing.line(table, table.spot(each).orElseThrow(), at)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** The nearest who hides there and has had no throw against the unit in this bound. */
    static Optional<Sighting> next(Going going, Look look) {
        State state = going.state();
        Table table = state.table();
        Optional<Disc> here = table.disc(look.body());
        Sighting nearest = null;
        for (Stand each : state.battle().stands()) {
            boolean there =
                    here.isPresent()
                            && each.camp() != table.stand(look.body()).camp()
                            && Gaps.within(table, each.id(), look.at(), Setting.LOOK_RADIUS.value())
                            && hides(going, look.body(), each);
            if (there) {
                int gap = Stops.gap(here.get(), table.disc(each.id()).orElseThrow());
                var one = new Sighting(look.body(), each.id(), gap);
                nearest = nearest == null || one.before(nearest) ? one : nearest;
            }
        }
        return Optional.ofNullable(nearest);
    }

    private static boolean hides(Going going, BodyId looker, Stand hider) {
        State state = going.state();
        return !going.hasMet(state.battle().stand(looker).unit(), hider.unit())
                && Hiders.still(state.table(), hider.id())
                && Hiders.from(state, hider.id(), looker);
    }
}
