package sandtable.notquitemechanized.recce;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.State;

import java.util.List;
import java.util.Optional;

/**
 * NQM-RECCE, C7: recce sequences inside the movement step. Nobody is asked: what a hidden unit
 * answers stands in its instructions. Who is let pass is told nothing.
 */
public final class RecceSequence {
    private static final Clause PASSED = Clause.of("NQM-RECCE.8");

    private RecceSequence() {}

    /**
     * After one of the ten movement steps, before anybody has looked round: Stops of concealed
     * enemies.
     *
     * @param before how it was at the start of the step
     */
    public static Going stops(Going before, Going after, Telling<Happening> telling) {
        Going now = after;
        Optional<Sighting> next = Stops.next(before, now);
        while (next.isPresent()) {
            now = run(now, next.get(), telling);
            next = Stops.next(before, now);
        }
        return now;
    }

    /** After everybody has looked round: those who met on the move. */
    public static Going meetings(Going before, Going after, Telling<Happening> telling) {
        return MeetingEngagement.afterStep(before, after, telling);
    }

    /** After the last of them: looks at the points that recce orders name. */
    public static Going looks(Going going, Telling<Happening> telling) {
        Going now = going;
        for (Looks.Look each : Looks.all(going.state())) {
            Optional<Sighting> next = Looks.next(now, each);
            while (next.isPresent()) {
                now = run(now, next.get(), telling);
                next = Looks.next(now, each);
            }
        }
        return now;
    }

    /** NQM-RECCE.2: all three dice are thrown, whatever they will be needed for. */
    private static Going run(Going going, Sighting sighting, Telling<Happening> telling) {
        State state = going.state();
        BodyId mover = sighting.mover();
        BodyId hider = sighting.hider();
        UnitId hiding = state.battle().stand(hider).unit();
        RecceDice dice = RecceDice.thrown(telling.chance());
        Going met = going.meeting(state.battle().stand(mover).unit(), hiding);
        return switch (Encounter.of(state, mover, hider).finding(dice)) {
            case Finding.Quiet.SEEN ->
                    met.with(Discovery.made(state, mover, hider, dice.faces(), telling));
            case Finding.Quiet.LET_PASS -> {
                List<sandtable.kernel.Side> own = state.battle().fellows(hider);
                telling.tell(new RecceHappening.LetPass(hiding, mover, own, PASSED));
                yield met;
            }
            case Finding.Fire fire -> FirstFire.opened(met, sighting, fire, telling);
        };
    }
}
