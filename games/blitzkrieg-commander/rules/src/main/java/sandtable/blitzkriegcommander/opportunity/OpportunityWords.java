package sandtable.blitzkriegcommander.opportunity;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Prey;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;
import sandtable.kernel.TypedWords;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How fire is held, {@code hold action} or {@code hold phase unless armour 40}, and how units get
 * standing orders: {@code standing pak-1 pak-2 fire armour 40}, {@code standing pak-1 hold}, {@code
 * standing pak-1 ask}.
 */
public final class OpportunityWords {
    private static final String UNLESS = "unless";
    private static final String ASK = "ask";
    private static final String HOLD = "hold";
    private static final String FIRE = "fire";
    private static final List<String> STANDING = List.of(ASK, HOLD, FIRE);
    private static final int MM = 10;
    private static final int FARTHEST_CM = 999;

    /** Distances that are offered; any other may be typed. */
    private static final List<String> OFFERED_CM =
            IntStream.rangeClosed(1, 12).mapToObj(i -> String.valueOf(10 * i)).toList();

    private static final List<String> PREY = Arrays.stream(Prey.values()).map(Prey::word).toList();

    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "hold",
                            Decision.Hold.class,
                            (_, it) -> hold(it),
                            OpportunityWords::hold),
                    new Wording<>(
                            "standing",
                            Decision.Instruct.class,
                            OpportunityWords::instruct,
                            OpportunityWords::instruct));

    private OpportunityWords() {}

    private static List<Phrase> hold(Decision.Hold hold) {
        var phrases = new ArrayList<Phrase>();
        phrases.add(Phrase.of(word(hold.scope())));
        hold.unless()
                .ifPresent(
                        each -> {
                            phrases.add(Phrase.of(UNLESS));
                            phrases.addAll(nearing(each));
                        });
        return phrases;
    }

    private static Decision.Hold hold(OrderWords words) {
        Decision.Scope scope = scope(words);
        return new Decision.Hold(
                scope,
                words.words().taken(UNLESS) ? Optional.of(nearing(words)) : Optional.empty());
    }

    private static List<Phrase> instruct(View view, Decision.Instruct it) {
        var phrases = new ArrayList<Phrase>();
        List<UnitId> own = StandingOrders.armed(view);
        phrases.add(Phrase.pieces("units", Wording.names(own), Wording.names(it.units())));
        switch (it.standing()) {
            case Standing.Ask _ -> phrases.add(Phrase.of(ASK));
            case Standing.Hold _ -> phrases.add(Phrase.of(HOLD));
            case Standing.Fire(var at) -> {
                phrases.add(Phrase.of(FIRE));
                phrases.addAll(nearing(at));
            }
        }
        return phrases;
    }

    private static Decision.Instruct instruct(OrderWords words) {
        var units = new TreeSet<UnitId>();
        do {
            units.add(words.unit());
        } while (!words.words().none() && !STANDING.contains(words.words().ahead()));
        return new Decision.Instruct(List.copyOf(units), standing(words));
    }

    private static Standing standing(OrderWords words) {
        return switch (words.words().one("standing order", STANDING)) {
            case 0 -> Standing.ASK;
            case 1 -> Standing.HOLD;
            default -> new Standing.Fire(nearing(words));
        };
    }

    private static List<Phrase> nearing(Nearing nearing) {
        return List.of(
                Phrase.word("class", PREY, nearing.prey().word()),
                Phrase.word("cm", OFFERED_CM, String.valueOf(nearing.withinMm() / MM)));
    }

    private static Nearing nearing(OrderWords words) {
        Prey prey = Prey.values()[words.words().one("class of enemies", PREY)];
        String cm = words.words().next("a distance in centimetres");
        if (!cm.matches("[1-9]\\d{0,2}")) {
            throw new TypedWords.Unclear(
                    "\"%s\" is no distance from 1 to %d centimetres".formatted(cm, FARTHEST_CM));
        }
        return new Nearing(prey, Integer.parseInt(cm) * MM);
    }

    private static String word(Decision.Scope scope) {
        return scope.name().toLowerCase(Locale.ROOT);
    }

    private static Decision.Scope scope(OrderWords words) {
        List<String> names =
                Arrays.stream(Decision.Scope.values()).map(OpportunityWords::word).toList();
        return Decision.Scope.values()[words.words().one("scope", names)];
    }
}
