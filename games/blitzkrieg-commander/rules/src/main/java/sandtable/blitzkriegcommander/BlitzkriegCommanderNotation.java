package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.air.AirWords;
import sandtable.blitzkriegcommander.artillery.ArtilleryWords;
import sandtable.blitzkriegcommander.assault.AssaultWords;
import sandtable.blitzkriegcommander.command.CommandWords;
import sandtable.blitzkriegcommander.end.EndWords;
import sandtable.blitzkriegcommander.engineers.EngineerWords;
import sandtable.blitzkriegcommander.fire.FireWords;
import sandtable.blitzkriegcommander.initiative.InitiativeWords;
import sandtable.blitzkriegcommander.movement.MoveWords;
import sandtable.blitzkriegcommander.opportunity.OpportunityWords;
import sandtable.blitzkriegcommander.setup.SetUpWords;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.transport.TransportWords;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Wording;
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
final class BlitzkriegCommanderNotation implements Notation<View, Decision> {
    static final List<Wording<?>> ALL =
            Stream.of(
                            SetUpWords.ALL,
                            InitiativeWords.ALL,
                            CommandWords.ALL,
                            MoveWords.ALL,
                            FireWords.ALL,
                            AssaultWords.ALL,
                            OpportunityWords.ALL,
                            ArtilleryWords.ALL,
                            AirWords.ALL,
                            TransportWords.ALL,
                            EngineerWords.ALL,
                            EndWords.ALL)
                    .<Wording<?>>flatMap(List::stream)
                    .toList();
    private static final List<String> VERBS = ALL.stream().<String>map(Wording::verb).toList();
    private static final Map<Class<?>, Wording<?>> BY_KIND =
            ALL.stream().collect(Collectors.toMap(Wording::kind, Function.identity()));

    private static Wording<?> of(Decision decision) {
        return BY_KIND.get(decision.getClass());
    }

    @Override
    public String write(View view, Decision decision) {
        return of(decision).write(view, decision);
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
