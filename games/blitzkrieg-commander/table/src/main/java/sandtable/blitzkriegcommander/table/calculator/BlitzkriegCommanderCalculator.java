package sandtable.blitzkriegcommander.table.calculator;

import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The odds of fire, of an assault, of orders, of a request: one of them at a time. */
public final class BlitzkriegCommanderCalculator implements Calculator {
    private static final List<String> YES_OR_NO = List.of("no", "yes");
    private static final String NO = "no";
    private static final String TYPES = "TYPE:N,…";

    /** What can be asked, each by the field that asks it, with the others that belong to it. */
    private enum Asked {
        ATTACKS("score", "save", "hits", "suppressed"),
        FIRE("target", "cover", "markers", "suppressed", "hull-down", "means"),
        ASSAULT("defenders", "support", "defending-support", "cover", "suppressed", "hull-down"),
        ORDER("distance", "earlier", "marked", "dense", "assaults", "recce"),
        REQUEST("cv", "distance", "earlier", "higher", "pattern", "direction", "units", "cover"),
        STRIKE(
                "cv",
                "distance",
                "earlier",
                "higher",
                "target",
                "units",
                "guards",
                "enemy-air",
                "cover");

        private final Set<String> fields;

        Asked(String... fields) {
            this.fields = Set.of(fields);
        }

        String field() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                number("attacks", "ask for so many dice", 1, 40, ""),
                number("score", "what a die must show to hit", 2, 6, "4"),
                number("save", "what saves; 7 for no save", 2, 7, "7"),
                number("hits", "hits that knock the target out", 1, 12, "4"),
                text(
                        "fire",
                        "ask for fire: types with centimetres to the target, then /flank or"
                                + " /rear, or /unseen for fire at what others see",
                        "TYPE@CM/flank:N,…",
                        ""),
                text("target", "who is fired at, or struck from the air", "TYPE", ""),
                word("means", "with what they fire", List.of("guns", "flame"), "guns"),
                word("cover", "what the target is in or behind", Shelter.words(), Shelter.OPEN),
                number("markers", "hit markers on the target", 0, 11, "0"),
                word("suppressed", "the target is suppressed", YES_OR_NO, NO),
                word("hull-down", "the target is hull-down", YES_OR_NO, NO),
                text(
                        "assault",
                        "ask for an assault: who is in contact; /rear for those behind",
                        "TYPE/rear:N,…",
                        ""),
                text("defenders", "whom they touch; the first is assaulted", TYPES, ""),
                text("support", "who supports the assault", TYPES, ""),
                text("defending-support", "who supports the defenders", TYPES, ""),
                number("order", "ask for orders: the Command Value", 1, 12, ""),
                text("distance", "to the farthest unit, or to the aiming point", "CM", "0"),
                number("earlier", "orders or requests before, in this turn", 0, 9, "0"),
                word("marked", "opportunity fire or initiative", YES_OR_NO, NO),
                word("dense", "the order allows dense ground and smoke", YES_OR_NO, NO),
                word("assaults", "the order allows assaults", YES_OR_NO, NO),
                word("recce", "a recce unit has communicated", YES_OR_NO, NO),
                text("request", "ask for artillery: guns", "GUN:N,…", ""),
                text("strike", "ask for aircraft", "AIRCRAFT:N,…", ""),
                number("cv", "Command Value of who asks for support", 1, 12, ""),
                word("higher", "the observer stands higher", YES_OR_NO, NO),
                word(
                        "pattern",
                        "how the guns fire",
                        List.of("concentration", "barrage", "smoke"),
                        "concentration"),
                number("direction", "of a barrage, in degrees", 0, 359, "90"),
                text(
                        "units",
                        "who is near the aiming point: centimetres east and north of it",
                        "TYPE@EAST/NORTH,…",
                        ""),
                text("guards", "enemies 20 cm away who fire at aircraft", TYPES, ""),
                word(
                        "enemy-air",
                        "air superiority of the enemy",
                        List.of("none", "partial", "full"),
                        "none"));
    }

    private static Parameter number(String name, String words, int least, int most, String usual) {
        return new Parameter.Preset(
                new Parameter.Number(name, with(name, words), least, most), usual);
    }

    private static Parameter word(String name, String words, List<String> among, String usual) {
        return new Parameter.Preset(new Parameter.Word(name, with(name, words), among), usual);
    }

    private static Parameter text(String name, String words, String form, String usual) {
        return new Parameter.Preset(new Parameter.Text(name, with(name, words), form), usual);
    }

    /** Which question a field belongs to, unless it asks one itself. */
    private static String with(String name, String words) {
        String questions =
                Arrays.stream(Asked.values())
                        .filter(each -> each.fields.contains(name))
                        .map(each -> "--" + each.field())
                        .collect(Collectors.joining(", "));
        return questions.isEmpty() ? words : "with " + questions + ": " + words;
    }

    @Override
    public Forecast forecast(Map<String, String> values) {
        var given = new Given(values);
        Asked asked = asked(given);
        for (Parameter each : parameters()) {
            boolean said = !values.get(each.name()).equals(((Parameter.Preset) each).usual());
            boolean belongs =
                    each.name().equals(asked.field()) || asked.fields.contains(each.name());
            if (said && !belongs) {
                throw Given.wrong(each.name(), "does not belong to --" + asked.field());
            }
        }
        return switch (asked) {
            case ATTACKS -> new Volleys(given).dice();
            case FIRE -> new Volleys(given).fire();
            case ASSAULT -> new Assaults(given).forecast();
            case ORDER -> new Chains(given).forecast();
            case REQUEST -> new Requests(given).artillery();
            case STRIKE -> new Requests(given).air();
        };
    }

    private static Asked asked(Given given) {
        List<Asked> asked =
                List.of(Asked.values()).stream().filter(each -> given.has(each.field())).toList();
        if (asked.size() != 1) {
            String all =
                    List.of(Asked.values()).stream()
                            .map(each -> "--" + each.field())
                            .collect(Collectors.joining(", "));
            String field = asked.isEmpty() ? "attacks" : asked.getLast().field();
            throw Given.wrong(field, "give just one of " + all);
        }
        return asked.getFirst();
    }
}
