package sandtable.hexblitz.player;

import sandtable.ai.Judgement;
import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/** What a good player of HexBlitz knows. */
public final class HexBlitzJudgement implements Judgement<View, Decision> {
    /** Turns a trial plays on: enough to see an attack through. */
    private static final int HORIZON = 3;

    /** With more units than this a turn takes so long that trials look less far ahead. */
    private static final int MANY_UNITS = 18;

    private static final double ORDER_PROMISE = 0.02;

    private final Outlooks outlooks = new Outlooks();

    @Override
    public double worth(View view) {
        return Appraisal.of(outlooks.of(view.table()), view).worth();
    }

    @Override
    public List<Reason> reasons(View view) {
        return Appraisal.of(outlooks.of(view.table()), view).reasons();
    }

    @Override
    public Decision likely(View view, Prompt<Decision> prompt, Chance chance) {
        List<Decision> options = prompt.options().listed();
        if (options.size() == 1) {
            return options.getFirst();
        }
        return switch (Survey.stage(view)) {
            case ORDERS -> order(view, options, chance);
            case ACTIVATION ->
                    new ActionSense(view, new Situation(outlooks.of(view.table()), view), chance)
                            .choose(options);
            case LOSSES -> Reflexes.lose(view.table(), options);
            case TURNING -> Reflexes.turn(Forces.of(view), options);
            case SET_UP ->
                    new ActionSense(view, new Situation(outlooks.of(view.table()), view), chance)
                            .settle(Sieve.firstPlaced(options));
            case OVER -> chance.draw(options);
        };
    }

    private Decision order(View view, List<Decision> options, Chance chance) {
        List<Decision> own = Sieve.firstUnit(options);
        if (own.isEmpty()) {
            return chance.draw(options);
        }
        var situation = new Situation(outlooks.of(view.table()), view);
        double[] odds = new double[own.size()];
        double sum = 0;
        for (int i = 0; i < odds.length; i++) {
            var order = (Decision.OrderUnit) own.get(i);
            odds[i] =
                    Math.exp(
                            1.5 * OrderSense.suits(situation, order.unit().index(), order.order()));
            sum += odds[i];
        }
        double drawn = sum * chance.below(1 << 20) / (1 << 20);
        for (int i = 0; i < odds.length; i++) {
            drawn -= odds[i];
            if (drawn < 0) {
                return own.get(i);
            }
        }
        return own.getLast();
    }

    @Override
    public Optional<Decision> standing(View view, Prompt<Decision> prompt) {
        return switch (Survey.stage(view)) {
            case LOSSES -> Optional.of(Reflexes.lose(view.table(), prompt.options().listed()));
            case TURNING -> Optional.of(Reflexes.turn(Forces.of(view), prompt.options().listed()));
            case SET_UP, ORDERS, ACTIVATION, OVER -> Optional.empty();
        };
    }

    @Override
    public List<Decision> sensible(View view, List<Decision> legal) {
        return switch (Survey.stage(view)) {
            case SET_UP -> Sieve.firstPlaced(legal);
            case ORDERS -> Sieve.orders(legal);
            case ACTIVATION ->
                    Sieve.acts(view, new Situation(outlooks.of(view.table()), view), legal);
            case TURNING, LOSSES, OVER -> legal;
        };
    }

    @Override
    public double promise(View view, Decision action) {
        return switch (action) {
            case Decision.OrderUnit(var unit, var order) ->
                    ORDER_PROMISE
                            * OrderSense.suits(
                                    new Situation(outlooks.of(view.table()), view),
                                    unit.index(),
                                    order);
            case Decision.OrderFormation _ -> -0.05;
            case Decision.Place _,
                    Decision.NameHeadquarters _,
                    Decision.Ready _,
                    Decision.Face _,
                    Decision.Move _,
                    Decision.Leave _,
                    Decision.Attack _,
                    Decision.Load _,
                    Decision.LoadSupply _,
                    Decision.Unload _,
                    Decision.WorkOnBridge _,
                    Decision.Lose _,
                    Decision.Done _ ->
                    0;
        };
    }

    @Override
    public int horizon(View view) {
        return view.table().units().size() <= MANY_UNITS ? HORIZON : 1;
    }

    @Override
    public int stage(View view) {
        return view.table().turn();
    }
}
