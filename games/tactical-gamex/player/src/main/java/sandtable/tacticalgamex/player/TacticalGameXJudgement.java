package sandtable.tacticalgamex.player;

import sandtable.ai.Judgement;
import sandtable.kernel.Chance;
import sandtable.kernel.Prompt;
import sandtable.tacticalgamex.Decision;
import sandtable.tacticalgamex.View;
import sandtable.tacticalgamex.Waiting;

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
        return judged.get().worth(position(view), view.waiting(), view.me());
    }

    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        List<Decision> options = prompt.options().listed();
        if (options.size() == 1) {
            return options.getFirst();
        }
        return switch (view.waiting()) {
            case Waiting.Spending _ ->
                    new QuickPlay(position(view), view.me(), chance).spend(options);
            case Waiting.Moving moving when moving.charge().target() < 0 ->
                    new QuickPlay(position(view), view.me(), chance)
                            .march(moving.walk().unit(), options);
            case Waiting.Flying _ -> chance.draw(options);
            case Waiting.SettingUp _,
                    Waiting.Rolling _,
                    Waiting.Moving _,
                    Waiting.UnderFire _,
                    Waiting.Firing _,
                    Waiting.Spotted _,
                    Waiting.Charging _,
                    Waiting.OverGuns _,
                    Waiting.Keeping _,
                    Waiting.Over _ ->
                    reflex(view, options).orElseGet(() -> chance.draw(options));
        };
    }

    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        List<Decision> options = prompt.options().listed();
        return options.size() == 1 ? Optional.of(options.getFirst()) : reflex(view, options);
    }

    private Optional<Decision> reflex(View view, List<Decision> options) {
        return switch (view.waiting()) {
            case Waiting.SettingUp _ -> Optional.of(new Decision.Done());
            case Waiting.Rolling _ -> Optional.of(new Decision.Roll()); // to pass is free later too
            case Waiting.Moving moving when moving.charge().target() >= 0 ->
                    Optional.of(Reflexes.moveUp(options));
            case Waiting.UnderFire under ->
                    Optional.of(
                            new Reflexes(position(view))
                                    .interrupt(under.moving().walk().unit(), options));
            case Waiting.Firing firing ->
                    Optional.of(
                            new Reflexes(position(view))
                                    .fire(
                                            options,
                                            firing.attacked().isEmpty()
                                                    ? Reflexes.Activation.BEGINS
                                                    : Reflexes.Activation.HAS_FIRED));
            case Waiting.Spotted _ ->
                    Optional.of(
                            new Reflexes(position(view))
                                    .fire(options, Reflexes.Activation.HAS_FIRED));
            case Waiting.Charging charging ->
                    Optional.of(new Reflexes(position(view)).join(charging, options));
            case Waiting.OverGuns _ -> Optional.of(Reflexes.flak(options));
            case Waiting.Keeping _ -> Optional.of(Reflexes.keep(options));
            case Waiting.Spending _, Waiting.Moving _, Waiting.Flying _, Waiting.Over _ ->
                    Optional.empty();
        };
    }

    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        return switch (view.waiting()) {
            case Waiting.Spending _ -> sieve(view).spending(legal);
            case Waiting.Moving moving ->
                    Sieve.moving(position(view), view.me(), moving.walk().unit(), legal);
            case Waiting.SettingUp _,
                    Waiting.Rolling _,
                    Waiting.UnderFire _,
                    Waiting.Firing _,
                    Waiting.Spotted _,
                    Waiting.Charging _,
                    Waiting.Flying _,
                    Waiting.OverGuns _,
                    Waiting.Keeping _,
                    Waiting.Over _ ->
                    legal;
        };
    }

    @Override
    public double promise(View view, Decision action) {
        return view.waiting() instanceof Waiting.Spending ? sieve(view).promise(action) : 0;
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
