package sandtable.notquitemechanized.words;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.state.Decision;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How decisions are typed and kept; the ids they name are those of the battle. */
public final class DecisionText {
    private static final List<Wording<?>> ALL =
            Stream.of(PlanWords.ALL, FightWords.ALL).<Wording<?>>flatMap(List::stream).toList();
    private static final List<String> VERBS = ALL.stream().<String>map(Wording::verb).toList();
    private static final Map<Class<?>, Wording<?>> BY_KIND =
            ALL.stream().collect(Collectors.toMap(Wording::kind, Function.identity()));

    private DecisionText() {}

    public static String write(Decision decision) {
        return BY_KIND.get(decision.getClass()).write(decision);
    }

    public static Optional<Template> template(Decision decision) {
        return BY_KIND.get(decision.getClass()).template(decision);
    }

    /** Of an attack, with those among whom one can pick. */
    public static Optional<Template> attack(Decision.Declare attack, List<BodyId> among) {
        return Optional.of(FightWords.template(attack, among));
    }

    public static Notation.Reading<Decision> read(Battle battle, String text) {
        return TypedWords.read(text, words -> read(OrderWords.of(battle, words)));
    }

    /** A shoot as it follows its verb. */
    public static Shoot shoot(OrderWords words) {
        return FightWords.shoot(words);
    }

    /** A sortie as it follows its verb. */
    public static Sortie sortie(OrderWords words) {
        return FightWords.sortie(words);
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
