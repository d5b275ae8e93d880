package sandtable.notquitemechanized.recce;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.movement.Placement;
import sandtable.notquitemechanized.movement.Riders;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.RecceHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.Optional;

/** NQM-RECCE.9 to .13: the first fire on somebody who moves, and what they do about it. */
final class FirstFire {
    private static final Clause SCOOT = Clause.of("NQM-RECCE.13");
    private static final int ONE_ON_AVERAGE = 6;

    private FirstFire() {}

    /**
     * NQM-RECCE.4: the mover is set where the fire takes it, and stops. Where it cannot be reached
     * the hider keeps still, and nobody knows.
     */
    static Going opened(
            Going going, Sighting sighting, Finding.Fire fire, Telling<Happening> telling) {
        BodyId mover = sighting.mover();
        BodyId hider = sighting.hider();
        int limit = fire.band().metres(going.state().battle().stand(hider).type());
        Going placed = Placement.within(going, mover, hider, limit);
        Table table = placed.state().table();
        Optional<Band> there = Band.of(table, hider, mover);
        boolean tooFar =
                there.isEmpty() || fire.why() == Why.AMBUSH && there.get() == Band.HARASSING;
        if (tooFar) {
            return going;
        }
        Band band = EngagementTable.farther(fire.band(), there.get());
        List<BodyId> firers = Firers.of(placed.state(), mover, hider, band);
        if (firers.isEmpty()) {
            return going;
        }
        WeaponClass hit = TargetClass.moving(table, mover);
        var salvo = new Salvo(fire.why(), firers, mover, List.of(mover), hit, band);
        return fired(placed, salvo, hider, telling);
    }

    /** The fire, then Shoot and Scoot or a reply. */
    static Going fired(Going going, Salvo salvo, BodyId hider, Telling<Happening> telling) {
        BodyId mover = salvo.target();
        Formation firing = going.state().battle().formation(hider);
        State tested =
                StartLine.crossed(
                        going.state(),
                        going.state().battle().stand(mover).unit(),
                        firing.grade(),
                        telling);
        Volley volley = salvo.volley(tested.table());
        boolean scoots = scoots(tested, mover, salvo, volley); // NQM-RECCE.12
        Volley.Thrown thrown = volley.thrown(telling.chance());
        int hits = scoots ? Math.ceilDiv(thrown.hits(), 2) : thrown.hits(); // NQM-RECCE.12
        State shown = Spotting.updated(salvo.spent(tested), telling);
        salvo.tell(shown, thrown, hits, telling);
        State hit = Spotting.updated(salvo.struck(shown, hits, telling), telling);
        Going after = going.with(hit).halting(mover, MoveHappening.Why.RECCE);
        if (hit.table().spot(mover).isEmpty()) {
            return after;
        }
        after = after.with(Riders.off(hit, mover, telling));
        return scoots
                ? scooted(after, mover, hider, telling)
                : Reply.given(after, salvo, hider, telling);
    }

    /** By instruction, judged when the range of the fire is known and before its dice. */
    private static boolean scoots(State state, BodyId mover, Salvo salvo, Volley volley) {
        if (!state.battle().stand(mover).type().is(Note.RECCE)) {
            return false;
        }
        Formation formation = state.battle().formation(mover);
        Instructions.Scoot scoot =
                state.planOf(formation.id()).instructions(formation.id()).scoot();
        return switch (scoot) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AT_MEAN_1 ->
                    salvo.band() != Band.HARASSING && volley.meanSixths() >= ONE_ON_AVERAGE;
        };
    }

    /** NQM-RECCE.13: back to safety, without a reply. */
    private static Going scooted(
            Going going, BodyId mover, BodyId hider, Telling<Happening> telling) {
        telling.tell(new RecceHappening.Scooted(mover, Witnesses.of(going.state(), mover), SCOOT));
        Going back = Placement.back(going, mover, hider, Setting.SCOOT.value());
        return back.with(Spotting.updated(back.state(), telling));
    }
}
