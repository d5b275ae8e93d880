package sandtable.notquitemechanized.recce;

import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.state.RecceHappening.Why;
import sandtable.notquitemechanized.state.State;

import java.util.SequencedMap;

/**
 * NQM-RECCE: somebody comes up against a concealed enemy.
 *
 * @param mover the grade of who looks or comes
 * @param recce whether that is recce
 * @param hider the grade of who hides
 * @param instructions of who hides: nobody is asked
 */
public record Encounter(Grade mover, boolean recce, Grade hider, Instructions instructions) {
    static Encounter of(State state, BodyId mover, BodyId hider) {
        Formation hiding = state.battle().formation(hider);
        return new Encounter(
                state.battle().formation(mover).grade(),
                state.battle().stand(mover).type().is(Note.RECCE),
                hiding.grade(),
                state.planOf(hiding.id()).instructions(hiding.id()));
    }

    /** What the dice say as they fell (NQM-DES.4), in the order of the text. */
    public Finding finding(RecceDice dice) {
        boolean sighted = dice.red() >= RecceTable.score(mover, hider); // NQM-RECCE.6
        if (sighted) {
            return Finding.Quiet.SEEN;
        }
        boolean inWait = dice.white() >= RecceTable.score(hider, mover); // NQM-RECCE.7, R-NQM-12
        if (!inWait) {
            return new Finding.Fire( // NQM-RECCE.9
                    Why.OPENS_FIRE,
                    EngagementTable.opened(hider, dice.blue(), instructions.hold()));
        }
        boolean letsPass = recce && instructions.white() == Instructions.White.LET_PASS_RECCE;
        return letsPass ? Finding.Quiet.LET_PASS : ambush(dice.blue()); // NQM-RECCE.8
    }

    /** R-NQM-13: by the Blue die, and Harass counts as effective. */
    private Finding ambush(int blue) {
        Band opened = EngagementTable.opened(hider, blue, instructions.hold());
        return new Finding.Fire(Why.AMBUSH, EngagementTable.nearer(opened, Band.EFFECTIVE));
    }

    /** How likely each finding is, from the code that throws. */
    public SequencedMap<Finding, Double> odds() {
        return Odds.of(chance -> finding(RecceDice.thrown(chance)));
    }
}
