package sandtable.blitzcommander.player;

import sandtable.ai.Judgement;
import sandtable.blitzcommander.assault.Advancing;
import sandtable.blitzcommander.assault.Losing;
import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.movement.Moving;
import sandtable.blitzcommander.setup.SettingUp;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/** What a good player of Blitz Commander knows. */
public final class BlitzCommanderJudgement implements Judgement<View, Decision> {
    /**
     * Trials end with the turn under way at the latest; what the enemy does then is judged, not
     * played.
     */
    private static final int HORIZON = 1;

    private static final int FORESIGHT = 2;

    private static final int BREADTH = 8;

    /** How many trials the first impression is worth. */
    private static final double TRUST = 2;

    private static final double TRIFLE = 0.002;

    private static final double GUN_USED = 0.001;
    private static final double ACTION = 0.001;

    private final Outlooks outlooks = new Outlooks();

    private Outlook outlook(View view) {
        return outlooks.of(view.table().battle());
    }

    @Override
    public double worth(View view) {
        return parts(view).worth();
    }

    @Override
    public List<Reason> reasons(View view) {
        return parts(view).reasons();
    }

    private Appraisal.Parts parts(View view) {
        return new Appraisal(new Position(outlook(view), view.state()), view.me()).parts();
    }

    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        List<Decision> options = prompt.options().listed();
        if (options.size() == 1) {
            return options.getFirst();
        }
        return switch (view.step()) {
            case Acting _ -> new QuickPlay(outlook(view), view, chance).act();
            case Answering _ -> chance.below(3) > 0 ? options.getLast() : options.getFirst();
            case SettingUp _, Nominating _, TankAssaulting _, Losing _ ->
                    standing(view, prompt).orElseGet(() -> chance.draw(options));
            case Advancing _ -> options.getFirst();
            default -> chance.draw(options);
        };
    }

    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        List<Decision> options = prompt.options().listed();
        return switch (view.step()) {
            case SettingUp _ ->
                    options.stream().filter(Decision.Ready.class::isInstance).findFirst();
            case Nominating _ -> Optional.of(options.getFirst());
            case TankAssaulting(HexId hex, Role role) ->
                    Optional.of(Reflexes.tankAssault(view, hex, role, options));
            case Losing _ -> Optional.of(Reflexes.lose(outlook(view), options));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        return switch (view.step()) {
            case Acting _ when legal.size() > 1 -> new Sieve(outlook(view), view).actions(legal);
            case Moving(var units) ->
                    new Sieve(outlook(view), view).moving(UnitId.numbers(units), legal);
            default -> legal;
        };
    }

    @Override
    public double promise(View view, Decision action) {
        return switch (action) {
            case Decision.Commit(var units) -> -GUN_USED * units.size();
            case Decision.Bombard(_, var units) -> -GUN_USED * units.size();
            case Decision.Move _, Decision.Entrench _ -> -ACTION;
            case Decision.EndTurn _,
                    Decision.Place _,
                    Decision.Ready _,
                    Decision.Take _,
                    Decision.Exit _,
                    Decision.Stay _,
                    Decision.Assault _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    0;
        };
    }

    /** Players' turns. */
    @Override
    public int stage(View view) {
        Table table = view.table();
        return 2 * table.turn() + (table.active() == table.battle().first() ? 0 : 1);
    }

    @Override
    public int horizon(View view) {
        return HORIZON;
    }

    @Override
    public int foresight(View view) {
        return FORESIGHT;
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
