package sandtable.hexblitz;

import sandtable.hexblitz.activation.ActivationWords;
import sandtable.hexblitz.combat.LossWords;
import sandtable.hexblitz.engineers.BridgeWords;
import sandtable.hexblitz.facing.TurningWords;
import sandtable.hexblitz.movement.MoveWords;
import sandtable.hexblitz.orders.OrderingWords;
import sandtable.hexblitz.setup.SetUpWords;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.OrderWords;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.supply.TransportWords;
import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How decisions are typed and kept: each chapter says it of its own. */
final class HexBlitzNotation implements Notation<View, Decision> {
    private static final List<Wording<?>> ALL =
            Stream.of(
                            SetUpWords.ALL,
                            OrderingWords.ALL,
                            TurningWords.ALL,
                            MoveWords.ALL,
                            TransportWords.ALL,
                            BridgeWords.ALL,
                            LossWords.ALL,
                            ActivationWords.ALL)
                    .<Wording<?>>flatMap(List::stream)
                    .toList();
    private static final List<String> VERBS =
            ALL.stream().<String>map(Wording::verb).distinct().toList();
    private static final Map<Class<?>, Wording<?>> BY_KIND =
            ALL.stream().collect(Collectors.toMap(Wording::kind, Function.identity()));

    private static Wording<?> of(Decision decision) {
        return BY_KIND.get(decision.getClass());
    }

    @Override
    public String write(View view, Decision decision) {
        return of(decision).write(view.table(), decision);
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
