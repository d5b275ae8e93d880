package sandtable.blitzkriegcommander.player;

import sandtable.ai.Judgement;
import sandtable.blitzkriegcommander.assault.Assaulting;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.setup.SettingUp;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/** What a good player of Blitzkrieg Commander knows. */
public final class BlitzkriegCommanderJudgement implements Judgement<View, Decision> {
    private static final int BREADTH = 4;
    private static final int EVENING = 4;
    private static final double PROOF = 1;
    private static final int FIRST_LOOK = 8;
    private static final double TRIFLE = 0.01;

    /** How many trials the first impression is worth. */
    private static final double TRUST = 2;

    private final Outlooks outlooks = new Outlooks();

    private Outlook outlook(View view) {
        return outlooks.of(view.table());
    }

    @Override
    public double worth(View view) {
        return parts(view).worth();
    }

    @Override
    public List<Reason> reasons(View view) {
        return parts(view).reasons();
    }

    private Worth.Parts parts(View view) {
        var position = new Position(outlook(view), view);
        double fight =
                view.underWay(Assaulting.class)
                        .map(each -> fight(position, view, each))
                        .orElse(0.0);
        return new Worth(position).parts(fight);
    }

    private static double fight(Position position, View view, Assaulting assault) {
        return new Assaults(position).underWay(assault)
                * (view.me() == view.table().active() ? 1 : -1);
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
        if (view.step() instanceof SettingUp) {
            return List.of(new Decision.Ready());
        }
        return sieved(view, legal, Sieve.Mesh.WIDE);
    }

    @Override
    public List<Decision> glance(View view, List<Decision> legal) {
        return sieved(view, legal, Sieve.Mesh.NARROW);
    }

    private List<Decision> sieved(View view, List<Decision> legal, Sieve.Mesh mesh) {
        return legal.size() == 1
                ? legal
                : new Sieve(new Quick(outlook(view), view), mesh).of(legal);
    }

    @Override
    public double promise(View view, Decision action) {
        return new Promise(view).of(action);
    }

    /** What promises most; the first of those that promise as much. */
    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        if (view.step() instanceof SettingUp) {
            return new Decision.Ready();
        }
        var quick = new Quick(outlook(view), view);
        Decision best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Decision each : prompt.options().listed()) {
            double gain = quick.likely(each);
            if (gain > most) {
                most = gain;
                best = each;
            }
        }
        return Optional.ofNullable(best).orElseThrow();
    }

    /** Turns of the sides, one after the other. */
    @Override
    public int stage(View view) {
        return 2 * view.table().turn() + (view.table().active() == view.battle().first() ? 0 : 1);
    }

    /** All choices of the turn: at its end what was announced has been done. */
    @Override
    public int foresight(View view) {
        return Integer.MAX_VALUE;
    }

    /** A turn's dice change more than most answers do. */
    @Override
    public int evening(View view) {
        return EVENING;
    }

    @Override
    public double proof(View view) {
        return PROOF;
    }

    /** Fire at an opportunity is part of what a move or a shot comes to. */
    @Override
    public boolean settled(View view) {
        return !(view.step() instanceof Window);
    }

    @Override
    public int breadth(View view) {
        return BREADTH;
    }

    @Override
    public double trust(View view) {
        return TRUST;
    }

    /** Without its luck a trial says much. */
    @Override
    public int firstLook(View view) {
        return FIRST_LOOK;
    }

    @Override
    public double trifle(View view) {
        return TRIFLE;
    }
}
