package sandtable.bots;

import sandtable.ai.Judgement;
import sandtable.hexblitz.Decision;
import sandtable.hexblitz.Table;
import sandtable.hexblitz.View;

/** What a good player of HexBlitz knows. */
public final class HexBlitzJudgement implements Judgement<View, Decision> {
    private static final double MATERIAL = 0.25;

    private volatile Outlook last;

    /** The outlook of a battle changes only with its bridges. */
    private Outlook outlook(Table table) {
        Outlook now = last;
        if (now == null || !now.fits(table)) {
            now = Outlook.of(table);
            last = now;
        }
        return now;
    }

    @Override
    public double worth(View view) {
        Forces forces = Forces.of(view);
        double[] strengths = Danger.strengths(forces);
        double expected = new Prospects(outlook(view.table()), forces, strengths).expected(view.me());
        double material = Material.balance(forces, strengths, view.me());
        return 0.98 * ((1 - MATERIAL) * expected + MATERIAL * material);
    }

    @Override
    public int stage(View view) {
        return view.table().turn();
    }
}
