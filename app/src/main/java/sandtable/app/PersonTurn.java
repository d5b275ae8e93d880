package sandtable.app;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;
import sandtable.picture.TextBoard;
import sandtable.picture.UnitList;
import sandtable.scene.Choice;
import sandtable.scene.Question;
import sandtable.scene.Scene;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One person is asked, and may look around, take back or leave before answering. */
final class PersonTurn<S, V, A extends Action, E extends Event> {
    private static final int LAST_LINES = 20;
    private static final String HELP =
            """
            Answer with the number of an answer, or type it in full as it stands beside its number
            N with …   answer N with other units or places where it leaves a choice, as in
                       12 with pz1 pz2; / stands between one blank and the next
            options    all answers with their reasons
            map        the map
            units      all units you know of; units ID for one
            log        what you have seen happen
            odds       exact odds of the attacks you can make; odds N for answer N; odds ORDER
                       for an order as you would type it, odds N with … too
            rule ID    a rule in our words, by the id in brackets
            undo       take back your last action, up to the last die or revelation
            save FILE  keep a copy of the game
            resign     give the game up
            draw       offer a draw; a computer takes it where it stands clearly no better
            claim      ask the other side to resign
            quit       leave; the game is kept
            """;

    private final Game<S, V, A, E> game;
    private final Talk talk;
    private final TerminalGame<S, V, A, E> table;
    private final Side side;

    PersonTurn(Game<S, V, A, E> game, Talk talk, TerminalGame<S, V, A, E> table, Side side) {
        this.game = game;
        this.talk = talk;
        this.table = table;
        this.side = side;
    }

    /** What the person does at last, after any looking around. */
    Turn<S, V, A, E> answer(Match<S, V, A, E> match) {
        V view = match.view(side);
        Scene scene = game.presenter().scene(view, Optional.of(game.rules().prompt(view)));
        Question question = scene.question().orElseThrow();
        if (table.news(side, question)) {
            talk.say("\n" + map(view, scene));
        }
        talk.say(
                "\n"
                        + side
                        + ": "
                        + question.words()
                        + " ["
                        + question.clause()
                        + "]\n"
                        + OptionList.brief(question));
        while (true) {
            Optional<String> line = talk.ask(side + "> ").map(String::strip);
            if (line.isEmpty() || line.get().equals("quit")) {
                return new Turn.Left<>();
            }
            Optional<Turn<S, V, A, E>> turn = turn(match, view, scene, line.get());
            if (turn.isPresent()) {
                return turn.get();
            }
        }
    }

    private Optional<Turn<S, V, A, E>> turn(
            Match<S, V, A, E> match, V view, Scene scene, String line) {
        Bargain<S, V> bargain = table.bargain();
        return switch (line.toLowerCase(Locale.ROOT)) {
            case "resign" -> bargain.resigned(match, side).map(Turn.Ended::new);
            case "draw" -> bargain.drawn(match, side).map(Turn.Ended::new);
            case "claim" -> bargain.claimed(match, side).map(Turn.Ended::new);
            default -> heard(match, view, scene, line).map(Turn.Went::new);
        };
    }

    private Optional<Match<S, V, A, E>> heard(
            Match<S, V, A, E> match, V view, Scene scene, String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        Question question = scene.question().orElseThrow();
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "", "options" -> talk.say(OptionList.full(question));
            case "help", "?" -> talk.say(HELP);
            case "map" -> talk.say(map(view, scene));
            case "units" -> talk.say(units(view, scene, rest));
            case "log" -> talk.say(log(match));
            case "odds" -> talk.say(odds(view, question, rest));
            case "rule" -> talk.say(rule(rest));
            case "save" -> talk.say(save(match, rest));
            case "undo" -> {
                return undone(match);
            }
            default -> {
                return ordered(match, view, question, line);
            }
        }
        return Optional.empty();
    }

    private Optional<Match<S, V, A, E>> ordered(
            Match<S, V, A, E> match, V view, Question question, String line) {
        return switch (Heard.of(question, line)) {
            case Heard.Order(var typed) -> ordered(match, view, typed);
            case Heard.Nothing(var why) -> {
                talk.say(why);
                yield Optional.empty();
            }
        };
    }

    private Optional<Match<S, V, A, E>> ordered(Match<S, V, A, E> match, V view, String typed) {
        return switch (game.rules().notation().read(view, typed)) {
            case Notation.Reading.Read<A>(var action) -> played(match, action);
            case Notation.Reading.Unread<A>(var why) -> {
                talk.say(
                        "Not understood: "
                                + why
                                + (why.endsWith("?") ? "" : ".")
                                + " (help shows what can be typed)");
                yield Optional.empty();
            }
        };
    }

    private Optional<Match<S, V, A, E>> played(Match<S, V, A, E> match, A action) {
        return switch (table.played(match, side, action)) {
            case Match.Verdict.Accepted<S, V, A, E>(var after) -> Optional.of(after);
            case Match.Verdict.Refused<S, V, A, E>(var why) -> {
                talk.say("Refused: " + why);
                yield Optional.empty();
            }
        };
    }

    private Optional<Match<S, V, A, E>> undone(Match<S, V, A, E> match) {
        return switch (match.undo(side)) {
            case Match.Undo.Undone<S, V, A, E>(var before) -> {
                table.keep(before);
                talk.say("Taken back.");
                yield Optional.of(before);
            }
            case Match.Undo.Kept<S, V, A, E>(var why) -> {
                talk.say("That cannot be taken back: " + why + ".");
                yield Optional.empty();
            }
        };
    }

    private String map(V view, Scene scene) {
        String turn = scene.tracks().isEmpty() ? "" : scene.tracks().getFirst().words() + "\n";
        return turn + TextBoard.draw(game.presenter().ground(view), scene);
    }

    private String units(V view, Scene scene, String id) {
        if (id.isEmpty()) {
            return UnitList.of(scene, game.presenter().ground(view));
        }
        return scene.piece(id)
                .map(
                        piece -> {
                            var text = new StringBuilder(piece.name() + " (" + piece.id() + ")\n");
                            piece.card()
                                    .forEach(
                                            each ->
                                                    text.append("  ")
                                                            .append(BriefingText.reason(each))
                                                            .append('\n'));
                            return text.toString();
                        })
                .orElse("You know of no unit " + id + ".");
    }

    private String log(Match<S, V, A, E> match) {
        List<String> lines =
                match.history().stream().flatMap(each -> table.lines(each, side).stream()).toList();
        return String.join(
                "\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }

    private String odds(V view, Question question, String which) {
        boolean numbered =
                which.matches("[1-9]\\d{0,2}")
                        && Integer.parseInt(which) <= question.choices().size();
        if (!numbered && !which.isEmpty()) {
            return switch (Heard.of(question, which)) {
                case Heard.Order(var typed) -> considered(view, typed);
                case Heard.Nothing(var why) -> why;
            };
        }
        List<Choice> chosen =
                numbered
                        ? List.of(question.choices().get(Integer.parseInt(which) - 1))
                        : question.choices();
        var text = new StringBuilder();
        chosen.forEach(
                each ->
                        each.forecast()
                                .ifPresent(
                                        odds ->
                                                text.append(each.typed())
                                                        .append('\n')
                                                        .append(ForecastText.of(odds))
                                                        .append('\n')));
        return text.isEmpty() ? "No dice follow from any answer here." : text.toString();
    }

    /** What an order would bring, without giving it. */
    private String considered(V view, String line) {
        return switch (game.rules().notation().read(view, line)) {
            case Notation.Reading.Unread<A>(var why) -> "Not understood: " + why;
            case Notation.Reading.Read<A>(var action) ->
                    game.rules()
                            .check(view, action)
                            .map(why -> "Refused: " + why)
                            .orElseGet(() -> outlook(game.presenter().choice(view, action)));
        };
    }

    private static String outlook(Choice choice) {
        var text = new StringBuilder(choice.words() + "\n");
        choice.reasons()
                .forEach(each -> text.append("  ").append(BriefingText.reason(each)).append('\n'));
        choice.forecast().ifPresent(each -> text.append(ForecastText.of(each)));
        return text.toString();
    }

    private static String rule(String id) {
        try {
            return RuleIndex.text(RuleIndex.find(id));
        } catch (BadInput bad) {
            return bad.getMessage();
        }
    }

    private String save(Match<S, V, A, E> match, String file) {
        if (file.isEmpty()) {
            return "Say where: save FILE";
        }
        try {
            table.copy(Path.of(file), match);
            return "Saved in " + file + ".";
        } catch (UncheckedIOException e) {
            return e.getMessage() + ": " + e.getCause().getMessage();
        }
    }
}
