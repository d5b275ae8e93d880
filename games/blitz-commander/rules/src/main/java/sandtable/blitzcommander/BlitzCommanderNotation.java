package sandtable.blitzcommander;

import sandtable.blitzcommander.assault.AssaultWords;
import sandtable.blitzcommander.bombardment.BombardmentWords;
import sandtable.blitzcommander.entrenchment.EntrenchWords;
import sandtable.blitzcommander.movement.MoveWords;
import sandtable.blitzcommander.setup.SetUpWords;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.OrderWords;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.blitzcommander.turn.TurnWords;
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
final class BlitzCommanderNotation implements Notation<View, Decision> {
    private static final List<Wording<?>> ALL =
            Stream.of(
                            SetUpWords.ALL,
                            MoveWords.ALL,
                            AssaultWords.ALL,
                            BombardmentWords.ALL,
                            EntrenchWords.ALL,
                            TurnWords.ALL)
                    .<Wording<?>>flatMap(List::stream)
                    .toList();
    static final List<String> VERBS = ALL.stream().<String>map(Wording::verb).toList();
    private static final Map<Class<?>, Wording<?>> BY_KIND =
            ALL.stream().collect(Collectors.toMap(Wording::kind, Function.identity()));

    private static Wording<?> of(Decision decision) {
        return BY_KIND.get(decision.getClass());
    }

    @Override
    public String write(View view, Decision decision) {
        return of(decision).write(decision);
    }

    @Override
    public Optional<Template> template(View view, Decision decision) {
        return of(decision).template(view, decision);
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return TypedWords.read(text, words -> read(new OrderWords(view.table(), words)));
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
