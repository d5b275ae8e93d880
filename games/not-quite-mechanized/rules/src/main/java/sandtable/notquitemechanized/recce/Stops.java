package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Disc;

import java.util.Optional;

/**
 * NQM-RECCE.4: a concealed unit calls Stop when somebody who moves comes as near as its
 * instructions say, in its sight.
 */
final class Stops {
    private Stops() {}

    /** The nearest that has had no throw in this bound. */
    static Optional<Sighting> next(Going before, Going after) {
        State state = after.state();
        Table table = state.table();
        Sighting nearest = null;
        BodyId[] movers = moved(before.state().table(), table);
        if (movers.length == 0) {
            return Optional.empty();
        }
        for (Stand each : state.battle().stands()) {
            int metres = Hiders.still(table, each.id()) ? stop(state, each) : 0;
            if (metres > 0) {
                nearest = nearest(after, each, metres, movers, nearest);
            }
        }
        return Optional.ofNullable(nearest);
    }

    private static BodyId[] moved(Table before, Table after) {
        Battle battle = after.battle();
        return battle.stands().stream()
                .map(Stand::id)
                .filter(
                        each ->
                                after.body(each).where() instanceof Whereabouts.OnTable there
                                        && !there.equals(before.body(each).where()))
                .toArray(BodyId[]::new);
    }

    /** The distance at which it calls Stop; 0 for who does not. */
    private static int stop(State state, Stand stand) {
        Instructions.Stop stop = state.planOf(stand.unit()).instructions(stand.unit()).stop();
        if (stop == Instructions.Stop.NEVER || !Hiders.armed(state, stand)) {
            return 0;
        }
        Band band = stop == Instructions.Stop.CONTACT ? Band.CONTACT : Band.EFFECTIVE;
        return band.metres(stand.type());
    }

    private static Sighting nearest(
            Going going, Stand hider, int metres, BodyId[] movers, Sighting nearest) {
        State state = going.state();
        Table table = state.table();
        Disc here = table.disc(hider.id()).orElseThrow();
        Sighting best = nearest;
        for (BodyId each : movers) {
            Stand mover = table.stand(each);
            if (mover.camp() == hider.camp()) {
                continue;
            }
            Disc there = table.disc(each).orElseThrow();
            boolean comes =
                    here.within(metres, there)
                            && !going.hasMet(mover.unit(), hider.unit())
                            && Hiders.from(state, hider.id(), each)
                            && Hiders.hurts(table, hider.id(), each)
                            && Seeing.line(table, here.centre(), there.centre());
            if (comes) {
                var one = new Sighting(each, hider.id(), gap(here, there));
                best = best == null || one.before(best) ? one : best;
            }
        }
        return best;
    }

    static int gap(Disc one, Disc other) {
        int centres = one.centre().lengthTo(other.centre());
        return Math.max(0, centres - one.radiusMm() - other.radiusMm());
    }
}
