package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * C5: how far a body gets along its track in a movement step, worked out from where everybody was
 * before it.
 *
 * @param threats enemies that the body's post sees
 * @param enemies all who are on the table, seen or not: nobody walks through them
 */
record Stride(State state, Formation formation, Order order, Threats threats, List<Disc> enemies) {
    Proposed taken(BodyId body, Track track) {
        Table table = state.table();
        Ground ground = table.battle().ground();
        Leg leg = table.stand(body).type().leg();
        int hourly = Rates.hourly(table, formation, marches(body, track));
        Paths path = Paths.of(track.path());
        List<Disc> near = near(body, path.at(track.at()), Rates.step(hourly) / Rates.THIRDS);
        int congestion = Congestion.factor(table, formation, body);
        int at = track.at();
        int credit = track.credit() + Rates.step(hourly);
        while (at < track.end()) {
            if (at < 0) {
                int price = Tens.TEN * Rates.THIRDS;
                if (price > credit) {
                    return proposed(body, track.going(at, credit), path, Optional.empty());
                }
                credit -= price;
                at += Tens.TEN;
                continue;
            }
            OptionalInt price = Prices.piece(ground, path, at, leg, hourly);
            if (price.isEmpty()) {
                return proposed(body, track.going(at, 0), path, Optional.of(Why.NO_CROSSING));
            }
            if (price.getAsInt() * congestion > credit) {
                return proposed(body, track.going(at, credit), path, Optional.empty());
            }
            if (touches(body, path.at(at), path.at(at + Tens.TEN), near)) {
                return proposed(body, track.going(at, 0), path, Optional.of(Why.TOUCHES_ENEMY));
            }
            credit -= price.getAsInt() * congestion;
            at = Math.min(track.end(), at + Tens.TEN);
        }
        return proposed(body, track.going(at, 0), path, Optional.empty());
    }

    private static Proposed proposed(BodyId body, Track track, Paths path, Optional<Why> why) {
        return new Proposed(body, track, path.at(track.at()), why);
    }

    /** NQM-MOVE.3, .4: on a road, and where no known enemy has it in effective range. */
    private boolean marches(BodyId body, Track track) {
        if (!(order instanceof Order.March)) {
            return false;
        }
        Optional<Disc> there = state.table().disc(body);
        return there.isEmpty()
                || state.battle().ground().road(there.get().centre())
                        && !threats.reach(there.get());
    }

    /** Enemies that it could come to touch in this step. */
    private List<Disc> near(BodyId body, Spot from, int metres) {
        var disc = new Disc(from, state.table().stand(body).type().radius());
        var near = new ArrayList<Disc>();
        for (Disc each : enemies) {
            if (each.within(metres, disc)) {
                near.add(each);
            }
        }
        return near;
    }

    /** Whether it would come nearer to an enemy than touching. */
    private boolean touches(BodyId body, Spot from, Spot to, List<Disc> near) {
        int radius = state.table().stand(body).type().radius();
        for (Disc each : near) {
            boolean nearer = to.squaredTo(each.centre()) < from.squaredTo(each.centre());
            if (nearer && each.overlaps(new Disc(to, radius))) {
                return true;
            }
        }
        return false;
    }
}
