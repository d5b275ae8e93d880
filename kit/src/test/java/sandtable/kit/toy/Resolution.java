package sandtable.kit.toy;

import sandtable.kernel.Clause;
import sandtable.kernel.Outcome;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the orders of the toy lead to. */
final class Resolution {
    private Resolution() {}

    static Outcome<Truth, Report> of(Truth truth, Side side, Order order, Chance chance) {
        return switch (order) {
            case Order.Hide(int cell) ->
                    new Outcome<>(
                            truth.hide(cell),
                            List.of(new Report.Hidden(Optional.of(cell), Clause.of("TOY-2.1"))));
            case Order.Seal(Stance stance) -> seal(truth, side, stance);
            case Order.March(int to) ->
                    march(truth.push(new Frame.Marching(to)), new ArrayList<>());
            case Order.Fire _ -> fire(truth, chance);
            case Order.Hold _ ->
                    march(
                            truth.pop(),
                            new ArrayList<>(List.of(new Report.Held(Clause.of("TOY-5.1")))));
        };
    }

    private static Outcome<Truth, Report> seal(Truth truth, Side side, Stance stance) {
        Truth sealed = truth.seal(side, stance);
        var events = new ArrayList<Report>();
        events.add(new Report.Sealed(side, Optional.of(stance), Clause.of("TOY-3.1")));
        if (sealed.open()) {
            events.add(new Report.Opened(sealed.orders(), Clause.of("TOY-3.2")));
        }
        return new Outcome<>(sealed, List.copyOf(events));
    }

    /** Cell by cell until the tank is there or a gun may fire at it. */
    private static Outcome<Truth, Report> march(Truth truth, List<Report> events) {
        int to = ((Frame.Marching) truth.frames().getLast()).to();
        Truth now = truth;
        while (now.tank() < to) {
            now = now.tankAt(now.tank() + 1);
            boolean inRange = Math.abs(now.gun() - now.tank()) <= now.orders().get(Lane.GUN).range;
            if (inRange && !now.fired()) {
                events.add(new Report.Halted(now.tank(), Clause.of("TOY-4.2")));
                return new Outcome<>(now.push(new Frame.Window()), List.copyOf(events));
            }
        }
        events.add(new Report.Marched(to, !now.fired(), Clause.of("TOY-4.1")));
        return new Outcome<>(now.pop().nextTurn(), List.copyOf(events));
    }

    private static Outcome<Truth, Report> fire(Truth truth, Chance chance) {
        int die = chance.die(6);
        boolean hit = die >= truth.orders().get(Lane.GUN).hitsOn;
        Truth shot = truth.pop().shot(hit);
        var fired = new Report.Fired(truth.gun(), List.of(die), hit, Clause.of("TOY-5.1"));
        return hit
                ? new Outcome<>(shot, List.of(fired))
                : march(shot, new ArrayList<>(List.of(fired)));
    }
}
