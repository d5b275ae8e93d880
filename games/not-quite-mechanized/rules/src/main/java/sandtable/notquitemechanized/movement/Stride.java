package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Belt;
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
        Leg leg = table.stand(body).type().leg();
        Paths path = Paths.of(track.path());
        boolean horses = Horses.draw(table, body);
        if (horses && exposed(path.at(track.at()))) {
            return proposed(body, track.going(track.at(), 0), path, Optional.of(Why.HORSES));
        }
        int hourly =
                horses
                        ? Horses.hourly(state.battle().ground(), path.at(track.at()))
                        : Rates.hourly(table, formation, order, marches(body, track));
        List<Disc> near = near(body, path.at(track.at()), Rates.step(hourly) / Rates.THIRDS);
        int congestion = Congestion.factor(table, formation, body);
        int at = track.at();
        int credit = track.credit() + Rates.step(hourly);
        Spot here = path.at(at);
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
            Spot next = path.at(at + Tens.TEN);
            Optional<Belt> mines = Mines.at(table, formation.camp(), next);
            if (mines.isPresent() && stopped(body, here, mines.get())) {
                return proposed(body, track.going(at, 0), path, Optional.of(Why.MINES));
            }
            OptionalInt price =
                    mines.isPresent()
                            ? OptionalInt.of(Mines.price(table, formation.camp(), path, at, hourly))
                            : Prices.piece(table, path, at, leg, hourly);
            if (price.isEmpty()) {
                return proposed(body, track.going(at, 0), path, Optional.of(Why.NO_CROSSING));
            }
            if (price.getAsInt() * congestion > credit) {
                return proposed(body, track.going(at, credit), path, Optional.empty());
            }
            if (touches(body, here, next, near)) {
                return proposed(body, track.going(at, 0), path, Optional.of(Why.TOUCHES_ENEMY));
            }
            credit -= price.getAsInt() * congestion;
            at = Math.min(track.end(), at + Tens.TEN);
            here = next;
        }
        return proposed(body, track.going(at, 0), path, Optional.empty());
    }

    /** NQM-MOVE.12: off the road too far from one, or where a known enemy sees it. */
    private boolean exposed(Spot at) {
        Ground ground = state.battle().ground();
        return !ground.road(at) && (!Horses.reach(ground, at) || threats.see(state.table(), at));
    }

    /** C14: mines stop who reaches them; in a later bound it goes on, if it knows what is there. */
    private boolean stopped(BodyId body, Spot from, Belt belt) {
        Table table = state.table();
        if (Mines.at(table, formation.camp(), from).isPresent()) {
            return false;
        }
        boolean goesOn =
                table.body(body).marks().moved() < table.bound()
                        && state.secrets(formation.post()).mines().contains(belt.id());
        return !goesOn;
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
