package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How units fire: {@code fire pak-1 pak-2 > sherman-3}, with flamethrowers {@code fire crocodile-1
 * > gren-1 flame}.
 */
public final class FireWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "fire",
                            Decision.Fire.class,
                            (view, it) -> List.of(firers(view, it.firers()), target(it)),
                            FireWords::fire));

    private FireWords() {}

    private static final String FLAME = "flame";

    private static Decision.Fire fire(OrderWords words) {
        List<UnitId> firers = words.some(OrderWords::unit, OrderWords.AT);
        words.at();
        UnitId target = words.unit();
        return new Decision.Fire(
                firers,
                target,
                words.words().taken(FLAME) ? Decision.Means.FLAME : Decision.Means.GUNS);
    }

    private static Phrase target(Decision.Fire fire) {
        return fire.means() == Decision.Means.FLAME
                ? Phrase.of(OrderWords.AT, fire.target(), FLAME)
                : Phrase.of(OrderWords.AT, fire.target());
    }

    /** Any of the side's own on the table; whether they can, the check says. */
    private static Phrase firers(View view, List<UnitId> chosen) {
        return Phrase.pieces(
                "units", Wording.names(view.table().onTable(view.me())), Wording.names(chosen));
    }
}
