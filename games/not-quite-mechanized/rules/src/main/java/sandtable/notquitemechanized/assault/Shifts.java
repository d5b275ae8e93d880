package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves of single bodies in steps 6 and 7, told to those who see them. */
final class Shifts {
    private static final Clause CONTACT = Clause.of("NQM-MOVE.2");

    private Shifts() {}

    /**
     * The position with another table, on which some bodies may have moved.
     *
     * @param bodies who may have
     */
    static State told(
            State before,
            Table after,
            List<BodyId> bodies,
            AssaultHappening.Why why,
            Telling<Happening> telling) {
        State now = before.with(after);
        var moved = new ArrayList<BodyId>();
        for (BodyId each : bodies) {
            if (!before.table().spot(each).equals(after.spot(each))) {
                moved.add(each);
            }
        }
        if (moved.isEmpty()) {
            return now;
        }
        now = Spotting.updated(now, telling);
        for (BodyId each : moved) {
            Optional<Spot> there = after.spot(each);
            if (there.isPresent()) {
                tell(before, now, each, there.get(), why, telling);
            }
        }
        return now;
    }

    /** Who saw it come learns where from; who sees it only now does not. */
    private static void tell(
            State before,
            State now,
            BodyId body,
            Spot there,
            AssaultHappening.Why why,
            Telling<Happening> telling) {
        List<Side> saw = Witnesses.of(before, body);
        List<Side> see = new ArrayList<>(Witnesses.of(now, body));
        see.removeAll(saw);
        Spot from = before.table().spot(body).orElse(there);
        telling.tell(new AssaultHappening.Shifted(body, from, there, why, saw, CONTACT));
        if (!see.isEmpty()) {
            telling.tell(new AssaultHappening.Shifted(body, there, there, why, see, CONTACT));
        }
    }
}
