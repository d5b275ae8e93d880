package sandtable.tacticalgamex;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.tacticalgamex.air.AirWords;
import sandtable.tacticalgamex.airborne.AirborneWords;
import sandtable.tacticalgamex.assault.AssaultWords;
import sandtable.tacticalgamex.chaos.ChaosWords;
import sandtable.tacticalgamex.engineers.WorkWords;
import sandtable.tacticalgamex.fire.FireWords;
import sandtable.tacticalgamex.fire.OpportunityWords;
import sandtable.tacticalgamex.landing.LandingWords;
import sandtable.tacticalgamex.march.MoveWords;
import sandtable.tacticalgamex.morale.RallyWords;
import sandtable.tacticalgamex.sequence.TurnWords;
import sandtable.tacticalgamex.setup.SetUpWords;
import sandtable.tacticalgamex.spotting.SpotWords;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How decisions are typed and kept: each chapter says it of its own. */
final class TacticalGameXNotation implements Notation<View, Decision> {
    private static final List<Wording<?>> ALL =
            Stream.of(
                            SetUpWords.ALL,
                            TurnWords.ALL,
                            MoveWords.ALL,
                            FireWords.ALL,
                            OpportunityWords.ALL,
                            AirWords.ALL,
                            AirborneWords.ALL,
                            LandingWords.ALL,
                            RallyWords.ALL,
                            SpotWords.ALL,
                            AssaultWords.ALL,
                            WorkWords.ALL,
                            ChaosWords.ALL)
                    .<Wording<?>>flatMap(List::stream)
                    .toList();
    static final List<String> VERBS = ALL.stream().<String>map(Wording::verb).toList();
    private static final Map<Class<?>, Wording<?>> BY_KIND =
            ALL.stream().collect(Collectors.toMap(Wording::kind, Function.identity()));

    private static Wording<?> of(Decision decision) {
        return BY_KIND.get(decision.getClass());
    }

    static String typed(Table table, Decision decision) {
        return of(decision).write(table, decision);
    }

    @Override
    public String write(View view, Decision decision) {
        return typed(view.table(), decision);
    }

    @Override
    public Optional<Template> template(View view, Decision decision) {
        return of(decision).template(view, decision);
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return TypedWords.read(text, words -> read(new OrderWords(view, words)));
    }

    private static Decision read(OrderWords order) {
        String verb = order.words().verb();
        for (Wording<?> each : ALL) {
            if (each.verb().equals(verb)) {
                return each.read().apply(order);
            }
        }
        throw TypedWords.unknownVerb(verb, VERBS);
    }
}
