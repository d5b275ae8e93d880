package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.OrderWords;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;

import java.util.List;
import java.util.Optional;

/**
 * How attacks are typed, for which one must know who is activated, and the end of an activation:
 * {@code attack 0504 with art-1}, {@code attack 0504 alone}, {@code done}.
 */
public final class ActivationWords {
    private static final String WITH = "with";
    private static final String ALONE = "alone";

    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "attack",
                            Decision.Attack.class,
                            (_, attack) -> phrase(attack),
                            ActivationWords::attack,
                            ActivationWords::guns),
                    Wording.fixed(
                            "done",
                            Decision.Done.class,
                            (_, _) -> Phrase.of(),
                            _ -> new Decision.Done()));

    private ActivationWords() {}

    private static Phrase phrase(Decision.Attack attack) {
        return attack.support().isEmpty()
                ? Phrase.of(attack.hex(), ALONE)
                : Phrase.of(attack.hex(), WITH).then(Wording.ids(attack.support()));
    }

    /** Without a word about guns all that can support do. */
    private static Decision attack(OrderWords typed) {
        HexId hex = typed.hex();
        if (typed.words().none()) {
            return new Decision.Attack(hex, able(typed.view(), hex).orElse(List.of()));
        }
        String how = typed.words().next("\"alone\" or \"with\"");
        if (how.equalsIgnoreCase(ALONE)) {
            return new Decision.Attack(hex, List.of());
        }
        if (!how.equalsIgnoreCase(WITH)) {
            throw new TypedWords.Unclear(
                    "after the hex comes \"alone\" or \"with\" and the supporting guns, not \""
                            + how
                            + "\"");
        }
        return new Decision.Attack(hex, typed.units());
    }

    /** The guns that an attack can have; outside an activation nobody can say. */
    private static Optional<List<UnitId>> able(View view, HexId hex) {
        return view.step() instanceof Activation(int place)
                ? Optional.of(Attackers.guns(view.table(), Group.at(view.table(), place), hex))
                : Optional.empty();
    }

    private static Optional<Template.Blank> guns(View view, Decision.Attack attack) {
        return attack.support().isEmpty()
                ? Optional.empty()
                : able(view, attack.hex())
                        .map(
                                among ->
                                        new Template.Blank(
                                                "guns",
                                                Template.Kind.PIECES,
                                                Wording.ids(among),
                                                Wording.ids(attack.support()),
                                                1,
                                                among.size()));
    }
}
