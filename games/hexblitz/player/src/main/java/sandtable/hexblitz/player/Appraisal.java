package sandtable.hexblitz.player;

import sandtable.ai.Judgement.Reason;
import sandtable.hexblitz.state.View;

import java.util.List;

/** What a position is worth, in its parts: the result to expect, strength left and ground. */
record Appraisal(double objectives, double losses, double ground) {
    /** What counts beside the expected result: it decides where that hardly differs. */
    private static final double MATERIAL = 0.15;

    private static final double ADVANCE = 0.10;

    /** No worth is as sure as a result. */
    private static final double SUREST = 0.98;

    static Appraisal of(Outlook outlook, View view) {
        Forces forces = Forces.of(view);
        double[] strengths = Danger.strengths(forces);
        double expected = new Prospects(outlook, forces, strengths).expected(view.me());
        double material = Material.balance(forces, strengths, view.me());
        double advance = Advance.balance(outlook, forces, view.me());
        return new Appraisal(
                SUREST * (1 - MATERIAL - ADVANCE) * expected,
                SUREST * MATERIAL * material,
                SUREST * ADVANCE * advance);
    }

    double worth() {
        return objectives + losses + ground;
    }

    List<Reason> reasons() {
        return List.of(
                new Reason("the objectives", objectives),
                new Reason("what both have left", losses),
                new Reason("the ground gained", ground));
    }
}
