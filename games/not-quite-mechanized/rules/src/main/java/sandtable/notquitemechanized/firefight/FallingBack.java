package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** NQM-SPATT.5: who has fired goes back up to its rate, straight away from whom it fired at. */
final class FallingBack {
    private static final Clause BACK = Clause.of("NQM-SPATT.5");

    private FallingBack() {}

    static State from(State state, BodyId body, BodyId target, Telling<Happening> telling) {
        Table table = state.table();
        Spot here = table.spot(body).orElseThrow();
        Optional<Spot> enemy = table.spot(target);
        if (enemy.isEmpty() || enemy.get().equals(here)) {
            return state;
        }
        Leg leg = table.stand(body).type().leg();
        int rate = Math.min(farthest(table), leg.contact() > 0 ? leg.contact() : leg.march());
        Spot to = Tens.nearest(here.awayFrom(enemy.get(), rate), table.battle().ground());
        State now = state.with(Advance.gone(table, body, to, rate));
        tell(state, now, body, telling);
        return Spotting.updated(now, telling);
    }

    /** So far beyond any table there are still places. */
    private static int farthest(Table table) {
        Ground ground = table.battle().ground();
        return Spot.FARTHEST - Math.max(ground.width(), ground.depth());
    }

    /** Tells those who saw it of where a body went. */
    static void tell(State before, State after, BodyId body, Telling<Happening> telling) {
        Spot from = before.table().spot(body).orElseThrow();
        Spot to = after.table().spot(body).orElseThrow();
        if (!from.equals(to)) {
            telling.tell(
                    new MoveHappening.Moved(
                            body, List.of(from, to), Witnesses.of(before, body), BACK));
        }
    }
}
