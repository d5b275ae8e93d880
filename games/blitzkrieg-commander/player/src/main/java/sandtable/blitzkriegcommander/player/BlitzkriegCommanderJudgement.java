package sandtable.blitzkriegcommander.player;

import sandtable.ai.Judgement;
import sandtable.blitzkriegcommander.setup.SettingUp;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a good player of Blitzkrieg Commander knows. */
public final class BlitzkriegCommanderJudgement implements Judgement<View, Decision> {
    private static final int BREADTH = 12;

    @Override
    public double worth(View view) {
        return Worth.of(view.table(), view.me());
    }

    /** The scenario's proposal is good enough. */
    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        return view.step() instanceof SettingUp
                ? Optional.of(new Decision.Ready())
                : Optional.empty();
    }

    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        return view.step() instanceof SettingUp
                ? List.of(new Decision.Ready())
                : new Sieve(view).of(legal);
    }

    @Override
    public double promise(View view, Decision action) {
        return new Promise(view).of(action);
    }

    /** What promises most; the first of those that promise as much. */
    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        var promise = new Promise(view);
        return sensible(view, prompt.options().listed()).stream()
                .max(Comparator.comparingDouble(promise::quick))
                .orElseThrow();
    }

    /** Turns of the sides, one after the other. */
    @Override
    public int stage(View view) {
        return 2 * view.table().turn() + (view.table().active() == view.battle().first() ? 0 : 1);
    }

    @Override
    public int breadth(View view) {
        return BREADTH;
    }
}
