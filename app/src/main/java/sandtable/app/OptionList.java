package sandtable.app;

import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Place;
import sandtable.scene.Question;
import sandtable.scene.Tie;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The answers to a question with their numbers: many of one unit share a line. */
final class OptionList {
    private static final int LINE = 100;

    private OptionList() {}

    /** Short: what is tied to a unit in one line for each unit. */
    static String brief(Question question) {
        Map<String, List<Integer>> byPiece = new LinkedHashMap<>();
        var text = new StringBuilder();
        int minor = 0;
        for (int i = 0; i < question.choices().size(); i++) {
            Choice choice = question.choices().get(i);
            if (choice.weight() == Choice.Weight.MINOR) {
                minor++;
                continue;
            }
            switch (choice.tie()) {
                case Tie.OnPiece(var piece) ->
                        byPiece.computeIfAbsent(key(piece, choice), _ -> new ArrayList<>()).add(i);
                case Tie.Along(var pieces, _) -> {
                    String key = key(String.join(" ", pieces), choice);
                    byPiece.computeIfAbsent(key, _ -> new ArrayList<>()).add(i);
                }
                case Tie.OnPlace(Place.Hexside(var number, _)) ->
                        byPiece.computeIfAbsent(key(number, choice), _ -> new ArrayList<>()).add(i);
                case Tie.OnGroup _, Tie.Together _, Tie.OnPlace _, Tie.Button _ ->
                        text.append(line(question, i));
            }
        }
        byPiece.forEach((piece, numbers) -> text.append(group(question, piece, numbers)));
        return text.append(
                        minor == 0
                                ? ""
                                : "       (options shows " + minor + " rarer answers too)\n")
                .toString();
    }

    /** The verb and the piece: answers that share them stand together. */
    private static String key(String piece, Choice choice) {
        String verb = choice.typed().substring(0, choice.typed().indexOf(' '));
        return verb + " " + piece;
    }

    /** Each answer on a line of its own, with its reasons. */
    static String full(Question question) {
        var text = new StringBuilder();
        for (int i = 0; i < question.choices().size(); i++) {
            text.append(line(question, i));
            String reasons =
                    question.choices().get(i).reasons().stream()
                            .map(BriefingText::reason)
                            .collect(Collectors.joining(", "));
            if (!reasons.isEmpty()) {
                text.append("       ").append(reasons).append('\n');
            }
            text.append(blanks(question.choices().get(i)));
        }
        return text.toString();
    }

    /** What may be chosen in an answer, blank by blank. */
    private static String blanks(Choice choice) {
        return choice.template().stream()
                .flatMap(each -> each.blanks().stream())
                .filter(each -> !each.among().isEmpty())
                .map(
                        each ->
                                "       %s: %s of %s%n"
                                        .formatted(
                                                each.name(),
                                                number(each),
                                                String.join(" ", each.among())))
                .collect(Collectors.joining());
    }

    private static String number(Template.Blank blank) {
        return blank.least() == blank.most()
                ? Integer.toString(blank.least())
                : blank.least() + " to " + Math.min(blank.most(), blank.among().size());
    }

    private static String line(Question question, int number) {
        Choice choice = question.choices().get(number);
        String odds = choice.forecast().map(each -> "; " + ForecastText.brief(each)).orElse("");
        return "  %3d  %-28s %s%s%n".formatted(number + 1, choice.typed(), choice.words(), odds);
    }

    private static String group(Question question, String typed, List<Integer> numbers) {
        if (numbers.size() == 1) {
            return line(question, numbers.getFirst());
        }
        var text = new StringBuilder();
        var line = new StringBuilder("       " + typed + " …");
        for (int number : numbers) {
            String item = "  " + (number + 1) + ": " + question.choices().get(number).label();
            if (line.length() + item.length() > LINE) {
                text.append(line).append('\n');
                line = new StringBuilder("           ");
            }
            line.append(item);
        }
        return text.append(line).append('\n').toString();
    }
}
