package sandtable.tacticalgamex.player;

import sandtable.ai.Judgement;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.air.Returning;
import sandtable.tacticalgamex.airborne.Approaching;
import sandtable.tacticalgamex.airborne.Lifting;
import sandtable.tacticalgamex.airborne.Planning;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.landing.ComingOn;
import sandtable.tacticalgamex.landing.Launching;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Flailing;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sequence.Keeping;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** What a good player of Tactical GameX knows. */
public final class TacticalGameXJudgement implements Judgement<View, Decision> {
    /** With more units than this a turn takes so long that trials look less far ahead. */
    private static final int MANY_UNITS = 45;

    private final Outlooks outlooks = new Outlooks();
    private final ThreadLocal<Sieve> recent = new ThreadLocal<>();
    private final ThreadLocal<Recent> judged = ThreadLocal.withInitial(Recent::new);

    private Position position(View view) {
        return Position.of(outlooks.of(view.table().battle()), view.table());
    }

    /** One for each view, since its answers are asked for one by one. */
    private Sieve sieve(View view) {
        Sieve known = recent.get();
        if (known == null || !known.isOf(view)) {
            known = new Sieve(position(view), view);
            recent.set(known);
        }
        return known;
    }

    @Override
    public double worth(View view) {
        return judged.get().worth(position(view), view);
    }

    @Override
    public List<Reason> reasons(View view) {
        return Appraisal.parts(position(view), view).reasons();
    }

    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        List<Decision> options = prompt.options().listed();
        if (options.size() == 1) {
            return options.getFirst();
        }
        boolean joins = !view.table().impulse().charge().none();
        return switch (view.step()) {
            case Spending _ -> new QuickPlay(position(view), view.me(), chance).spend(options);
            case Moving moving when !joins ->
                    new QuickPlay(position(view), view.me(), chance)
                            .march(moving.walk().unit().index(), options);
            case Flying _, Returning _ -> chance.draw(options);
            default -> reflex(view, options).orElseGet(() -> chance.draw(options));
        };
    }

    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        List<Decision> options = prompt.options().listed();
        return options.size() == 1 ? Optional.of(options.getFirst()) : reflex(view, options);
    }

    private Optional<Decision> reflex(View view, List<Decision> options) {
        Impulse impulse = view.table().impulse();
        return switch (view.step()) {
            case SettingUp _ -> Optional.of(new Decision.Done());
            case Rolling _ -> Optional.of(new Decision.Roll()); // to pass is free later too
            case Moving _ when !impulse.charge().none() -> Optional.of(Reflexes.moveUp(options));
            case UnderFire under ->
                    Optional.of(
                            new Reflexes(position(view)).interrupt(under.unit().index(), options));
            case Firing _ ->
                    Optional.of(
                            new Reflexes(position(view))
                                    .fire(
                                            options,
                                            impulse.attacked().isEmpty()
                                                    ? Reflexes.Activation.BEGINS
                                                    : Reflexes.Activation.HAS_FIRED));
            case Spotted _ ->
                    Optional.of(
                            new Reflexes(position(view))
                                    .fire(options, Reflexes.Activation.HAS_FIRED));
            case Positioning _ -> Optional.of(Facings.best(position(view), options));
            case Charging _ ->
                    Optional.of(new Reflexes(position(view)).join(impulse.charge(), options));
            case Repelling _ -> Optional.of(new Storms(position(view)).repel(options));
            case Lifting _ -> Optional.of(Reflexes.quietest(view, options));
            case Planning _, Loading _, ComingOn _ -> Optional.of(new Decision.Done());
            case Launching _ -> Optional.of(new Voyage(position(view), view).launch(options));
            case Advancing _ -> Optional.of(new Voyage(position(view), view).advance(options));
            case Approaching _ -> Optional.of(Reflexes.flak(options));
            case OverGuns _ -> Optional.of(Reflexes.flak(options));
            case Flailing _ -> Optional.of(options.getFirst()); // mines are better gone
            case Keeping _ -> Optional.of(Reflexes.keep(options));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        return switch (view.step()) {
            case Spending _ -> sieve(view).spending(legal);
            case Moving moving ->
                    Sieve.moving(position(view), view.me(), moving.walk().unit().index(), legal);
            default -> legal;
        };
    }

    @Override
    public double promise(View view, Decision action) {
        return view.step() instanceof Spending ? sieve(view).promise(action) : 0;
    }

    @Override
    public int stage(View view) {
        return view.table().turn();
    }

    @Override
    public int horizon(View view) {
        return view.table().units().size() > MANY_UNITS ? 1 : 2;
    }
}
