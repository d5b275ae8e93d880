package sandtable.notquitemechanized.player;

import sandtable.ai.Judgement;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** What a good player of Not Quite Mechanized knows. */
public final class NotQuiteMechanizedJudgement implements Judgement<View, Decision> {
    private static final Decision SEAL = new Decision.Seal();
    private static final int BREADTH = 6;
    private static final int FEW = 5;
    private static final int HORIZON = 2;
    private static final double TRUST = 6;
    private static final double TRIFLE = 0.002;

    private final Map<Battle, Goals> goals = Collections.synchronizedMap(new WeakHashMap<>());

    private volatile Latest latest = new Latest(null, null);

    private Goals goals(View view) {
        return goals.computeIfAbsent(view.battle(), Goals::new);
    }

    @Override
    public double worth(View view) {
        return new Worth(goals(view)).of(view).worth();
    }

    @Override
    public List<Reason> reasons(View view) {
        return new Worth(goals(view)).of(view).reasons();
    }

    /** The scenario's operation order is a good plan. */
    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        boolean planned = view.table().bound() == 0 && prompt.options().listed().contains(SEAL);
        return planned ? Optional.of(SEAL) : Optional.empty();
    }

    /** What is written promises something; answers of a few words are all worth a thought. */
    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        if (!legal.contains(SEAL)) {
            return legal;
        }
        var kept = new ArrayList<Decision>();
        for (Wish each : promises(view).wishes(legal)) {
            if (each.gain() > 0 && kept.size() < FEW) {
                kept.add(each.decision());
            }
        }
        kept.add(SEAL);
        return kept;
    }

    @Override
    public double promise(View view, Decision action) {
        return promises(view).of(action);
    }

    /** The last question's, which is asked for several times. */
    private Promise promises(View view) {
        Latest now = latest;
        if (now.view != view) {
            now = new Latest(view, new Promise(view, goals(view)));
            latest = now;
        }
        return now.promise;
    }

    private record Latest(View view, Promise promise) {}

    /** What promises most; who writes seals when nothing does. */
    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        List<Decision> listed = prompt.options().listed();
        boolean writes = listed.contains(SEAL);
        if (view.table().bound() == 0 && writes) {
            return SEAL;
        }
        var promise = new Promise(view, goals(view));
        if (writes) {
            List<Wish> wishes = promise.wishes(listed);
            return wishes.isEmpty() || wishes.getFirst().gain() <= 0
                    ? SEAL
                    : wishes.getFirst().decision();
        }
        Decision best = listed.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Decision each : listed) {
            double gain = promise.of(each);
            if (gain > most) {
                most = gain;
                best = each;
            }
        }
        return best;
    }

    @Override
    public int stage(View view) {
        return view.table().bound();
    }

    @Override
    public int horizon(View view) {
        return HORIZON;
    }

    @Override
    public int breadth(View view) {
        return BREADTH;
    }

    @Override
    public double trust(View view) {
        return TRUST;
    }

    @Override
    public double trifle(View view) {
        return TRIFLE;
    }
}
