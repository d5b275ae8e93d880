package sandtable.notquitemechanized.table.calculator;

import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Five questions, one at a time: an hour of firefight, an assault, recce, a shoot, aircraft. */
public final class NotQuiteMechanizedCalculator implements Calculator {
    private static final List<String> YES_OR_NO = List.of("yes", "no");
    private static final List<String> GRADES =
            Arrays.stream(Grade.values()).map(Grade::word).toList();
    private static final List<String> CLASSES =
            Arrays.stream(WeaponClass.values()).map(Enum::name).toList();
    private static final String REGULAR = Grade.REGULAR.word();
    private static final int MOST_DICE = 30;
    private static final int MOST_STANDS = 40;

    /** What is asked, by the field that asks it, and the fields that go with it. */
    private enum Asked {
        FIRE("target", "shift", "answer", "attackers", "answer-shift"),
        ASSAULT(
                "tanks",
                "grade",
                "strength",
                "casualties",
                "led",
                "defenders",
                "defender-grade",
                "defender-strength",
                "defender-casualties"),
        RECCE("hider", "hold", "troops"),
        SHOOT("units", "target"),
        AIR("aircraft", "grade", "guns", "guns-grade", "pressed", "target");

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
                counts("fire", "ask for an hour of firefight: dice by class of weapon"),
                word("target", "class of who is fired at", CLASSES, "M"),
                number("shift", "classes for contact or ambush", 0, 2, "0"),
                counts("answer", "dice of the defenders by class of weapon"),
                word("attackers", "class of the attackers", CLASSES, "L"),
                number("answer-shift", "classes for contact or ambush of the defenders", 0, 2, "0"),
                number("assault", "ask for a close assault: stands on foot", 1, MOST_STANDS, ""),
                number("tanks", "tank companies with them", 0, 9, "0"),
                word("grade", "of the attackers, or of the aircraft", GRADES, REGULAR),
                number("strength", "of their unit at the start", 1, MOST_STANDS, "14"),
                number("casualties", "that it has, tests passed", 0, MOST_STANDS, "0"),
                word("led", "a battalion commander is with them", YES_OR_NO, "yes"),
                number("defenders", "stands that defend", 1, MOST_STANDS, "5"),
                word("defender-grade", "their grade", GRADES, REGULAR),
                number("defender-strength", "of their unit at the start", 1, MOST_STANDS, "14"),
                number("defender-casualties", "that it has, tests passed", 0, MOST_STANDS, "0"),
                word("recce", "ask for a recce sequence: grade of who looks", GRADES, ""),
                word("hider", "grade of who hides", GRADES, REGULAR),
                word("hold", "how long they hold their fire", holds(), holds().getFirst()),
                word("troops", "who looks", List.of("recce", "others"), "recce"),
                text("shoot", "ask for a shoot: a battery", "GUN"),
                number("units", "fire units of the shoot", 1, MOST_DICE, "1"),
                number("air", "ask for an air attack: air stands", 1, 6, ""),
                text("aircraft", "what they are", "AIRCRAFT"),
                number("guns", "light AA stands near the target", 0, 6, "0"),
                word("guns-grade", "their grade", GRADES, REGULAR),
                word("pressed", "the attack is pressed home in any case", YES_OR_NO, "no"));
    }

    private static List<String> holds() {
        return Arrays.stream(Instructions.HoldFire.values())
                .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    private static Parameter counts(String name, String words) {
        return new Parameter.Preset(
                new Parameter.Counts(name, with(name, words), CLASSES, MOST_DICE), "");
    }

    private static Parameter number(String name, String words, int least, int most, String usual) {
        return new Parameter.Preset(
                new Parameter.Number(name, with(name, words), least, most), usual);
    }

    private static Parameter word(String name, String words, List<String> among, String usual) {
        return new Parameter.Preset(new Parameter.Word(name, with(name, words), among), usual);
    }

    private static Parameter text(String name, String words, String form) {
        return new Parameter.Preset(new Parameter.Text(name, with(name, words), form), "");
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
            case FIRE -> FirefightOdds.of(given);
            case ASSAULT -> AssaultOdds.of(given);
            case RECCE -> RecceOdds.of(given);
            case SHOOT -> ShootOdds.of(given);
            case AIR -> AirOdds.of(given);
        };
    }

    private static Asked asked(Given given) {
        List<Asked> asked =
                Arrays.stream(Asked.values()).filter(each -> given.has(each.field())).toList();
        if (asked.size() != 1) {
            String all =
                    Arrays.stream(Asked.values())
                            .map(each -> "--" + each.field())
                            .collect(Collectors.joining(", "));
            String field = asked.isEmpty() ? "fire" : asked.getLast().field();
            throw Given.wrong(field, "give just one of " + all);
        }
        return asked.getFirst();
    }
}
