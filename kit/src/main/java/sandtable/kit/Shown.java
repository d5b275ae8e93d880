package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Prompt;
import sandtable.kernel.Register;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Standing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a presenter shows of one position and of the action played in it, held against the laws. */
final class Shown<S, V, A extends Action, E extends Event> {
    static final String CHOICES = "choice i of a question is option i";
    static final String SCENES = "other secrets change nothing that is shown";
    static final String LINES = "other secrets change no line before they are revealed";
    static final String CHANCES = "the chances of a forecast add up to one";
    static final String PARTS = "the parts a forecast shows are those of the rules";
    static final String MEASURES = "what is listed is allowed when it is measured";
    static final String STANDING = "what pieces can be told beside an answer is allowed";
    static final List<String> NAMES =
            List.of(CHOICES, SCENES, LINES, CHANCES, PARTS, MEASURES, STANDING);

    /** These laws ask no register. */
    static final Register NO_REGISTER =
            Register.parse("none", "id\tsection\tkind\tsummary\texample\tstatus\n");

    private static final double ROUNDING = 1e-6;
    private static final Pattern NUMBER = Pattern.compile("([-+\u2212]?\\d+)(\\.\\d+|\u00bd)?");

    /** How a sum says that it counts in halves, quarters and so on. */
    private static final Pattern SMALLER = Pattern.compile("1/(\\d+)");

    /** Shown numbers have two decimals at most. */
    private static final double SHOWN = 0.0051;

    private final Presenter<V, A, E> presenter;

    Shown(Presenter<V, A, E> presenter) {
        this.presenter = presenter;
    }

    /** What is broken, by the law. A presenter that throws breaks the law it was asked about. */
    Map<String, String> breaches(Step<S, V, A, E> step) {
        var breaches = new LinkedHashMap<String, String>();
        note(CHOICES, breaches, () -> choices(step.position()));
        note(SCENES, breaches, () -> scenes(step.position()));
        note(LINES, breaches, () -> lines(step));
        note(CHANCES, breaches, () -> forecasts(step.position(), Shown::chances));
        note(PARTS, breaches, () -> forecasts(step.position(), Shown::parts));
        note(MEASURES, breaches, () -> measures(step.position()));
        note(STANDING, breaches, () -> standing(step.position()));
        return breaches;
    }

    private static void note(
            String law, Map<String, String> breaches, Supplier<Optional<String>> test) {
        try {
            test.get().ifPresent(each -> breaches.put(law, each));
        } catch (RuntimeException e) {
            breaches.put(law, Trial.thrown(e));
        }
    }

    private Optional<Prompt<A>> prompt(Position<S, V, A, E> position, S truth, Side side) {
        return Position.asked(position.rules(), truth).contains(side)
                ? Optional.of(position.rules().prompt(position.rules().view(truth, side)))
                : Optional.empty();
    }

    private Scene scene(Position<S, V, A, E> position, S truth, Side side) {
        V view = position.rules().view(truth, side);
        return presenter.scene(view, prompt(position, truth, side));
    }

    private Optional<String> choices(Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            Prompt<A> prompt = position.rules().prompt(view);
            Optional<Question> question = presenter.scene(view, Optional.of(prompt)).question();
            if (question.isEmpty()) {
                return Optional.of(side + " is asked and shown no question");
            }
            var breach = choices(position, view, prompt, question.get());
            if (breach.isPresent()) {
                return breach.map(
                        each -> side + " is asked \"" + prompt.question() + "\": " + each);
            }
        }
        return Optional.empty();
    }

    private Optional<String> choices(
            Position<S, V, A, E> position, V view, Prompt<A> prompt, Question question) {
        List<A> listed = prompt.options().listed();
        List<Choice> choices = question.choices();
        for (int i = 0; i < Math.min(listed.size(), choices.size()); i++) {
            String typed = position.rules().notation().write(view, listed.get(i));
            if (!choices.get(i).typed().equals(typed)) {
                return Optional.of(
                        "option %d is \"%s\" and choice %d \"%s\""
                                .formatted(i + 1, typed, i + 1, choices.get(i).typed()));
            }
            var template = position.rules().notation().template(view, listed.get(i));
            if (!choices.get(i).template().equals(template)) {
                return Optional.of(
                        "\"%s\" has the template %s and is shown with %s"
                                .formatted(typed, template, choices.get(i).template()));
            }
        }
        if (listed.size() != choices.size()) {
            return Optional.of(
                    "there are " + listed.size() + " options and " + choices.size() + " choices");
        }
        boolean more = !(prompt.options() instanceof Options.All<A>);
        return question.more() == more
                ? Optional.empty()
                : Optional.of("more answers may be typed: " + more + ", shown: " + question.more());
    }

    private Optional<String> scenes(Position<S, V, A, E> position) {
        for (Side side : position.scouted().sides()) {
            Scene seen = scene(position, position.state(), side);
            Scene otherwise = scene(position, SecretLaws.other(position, side), side);
            if (!seen.equals(otherwise)) {
                return Optional.of(
                        side
                                + " is shown, and with other secrets: "
                                + Contrast.of(seen, otherwise));
            }
        }
        return Optional.empty();
    }

    /** The lines of what a side sees of its own action; none where something is revealed by it. */
    private Optional<String> lines(Step<S, V, A, E> step) {
        S other = SecretLaws.other(step.position(), step.side());
        Optional<List<LogLine>> told = lines(step, step.before().state());
        Optional<List<LogLine>> otherwise = lines(step, other);
        return told.isEmpty() || otherwise.isEmpty() || told.equals(otherwise)
                ? Optional.empty()
                : Optional.of(
                        step.side()
                                + " reads of "
                                + step.entry().action()
                                + ", and with other secrets: "
                                + Contrast.of(told.get(), otherwise.get()));
    }

    private Optional<List<LogLine>> lines(Step<S, V, A, E> step, S truth) {
        Chance luck = step.position().chance();
        Outcome<S, E> outcome =
                step.rules().resolve(truth, step.side(), step.entry().action(), luck);
        if (outcome.events().stream().anyMatch(Event::reveals)) {
            return Optional.empty();
        }
        V view = step.rules().view(outcome.state(), step.side());
        return Optional.of(
                outcome.events().stream()
                        .flatMap(each -> step.rules().seenBy(each, step.side()).stream())
                        .map(each -> presenter.line(view, each))
                        .toList());
    }

    /** Options are legal, so no measurement of one stops short or takes more than there is. */
    private Optional<String> measures(Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            for (A action : position.rules().prompt(view).options().listed()) {
                String typed = position.rules().notation().write(view, action);
                Optional<Measurement> measured = presenter.measured(view, typed);
                var breach = measured.flatMap(Shown::shortOf);
                if (breach.isPresent()) {
                    return breach.map(each -> "\"" + typed + "\": " + each);
                }
                for (Measurement.Snap each : measured.map(Measurement::snaps).orElse(List.of())) {
                    var refused = refused(position, view, each.typed());
                    if (refused.isPresent()) {
                        return refused;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** What pieces can be told beside an answer may be told, now as well as at any other time. */
    private Optional<String> standing(Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            Prompt<A> prompt = position.rules().prompt(view);
            Optional<Question> question = presenter.scene(view, Optional.of(prompt)).question();
            for (Standing each : question.map(Question::standing).orElse(List.of())) {
                for (Standing.Order order : each.orders()) {
                    var refused = refused(position, view, order.typed());
                    if (refused.isPresent()) {
                        return refused;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static <V, A extends Action> Optional<String> refused(
            Position<?, V, A, ?> position, V view, String typed) {
        return switch (position.rules().notation().read(view, typed)) {
            case Notation.Reading.Unread<A>(var why) ->
                    Optional.of("\"" + typed + "\" cannot be read: " + why);
            case Notation.Reading.Read<A>(var action) ->
                    position.rules()
                            .check(view, action)
                            .map(each -> "\"" + typed + "\" is refused: " + each);
        };
    }

    private static Optional<String> shortOf(Measurement measured) {
        if (measured.halt().isPresent()) {
            return Optional.of("stops at " + measured.halt().get().violation());
        }
        return measured.budget()
                .filter(each -> each.usedMm() > each.allowedMm())
                .map(each -> "takes %d of %d mm".formatted(each.usedMm(), each.allowedMm()));
    }

    private interface Forecasted {
        Optional<String> breach(Forecast forecast, List<Sum> figures);
    }

    private Optional<String> forecasts(Position<S, V, A, E> position, Forecasted test) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            for (A action : position.rules().prompt(view).options().listed()) {
                Choice choice = presenter.choice(view, action);
                var breach =
                        choice.forecast()
                                .flatMap(
                                        each ->
                                                test.breach(
                                                        each,
                                                        position.rules().figures(view, action)));
                if (breach.isPresent()) {
                    return breach.map(each -> "\"" + choice.typed() + "\": " + each);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> chances(Forecast forecast, List<Sum> figures) {
        double all = forecast.cells().stream().mapToDouble(Forecast.Cell::probability).sum();
        return forecast.cells().isEmpty() || Math.abs(all - 1) < ROUNDING
                ? Optional.empty()
                : Optional.of("the chances add up to " + all);
    }

    /**
     * Where a forecast shows numbers under the clause of a part, that part is among them, or the
     * sum it belongs to is shown. Numbers are compared in halves, since some books count in them.
     */
    private static Optional<String> parts(Forecast forecast, List<Sum> figures) {
        Map<Clause, List<Double>> shown = new LinkedHashMap<>();
        for (Reason each : forecast.reasons()) {
            Matcher number = NUMBER.matcher(each.figure());
            while (each.clause().isPresent() && number.find()) {
                shown.computeIfAbsent(each.clause().get(), _ -> new ArrayList<>())
                        .add(value(number));
            }
        }
        List<Double> all = shown.values().stream().flatMap(List::stream).toList();
        for (Sum sum : figures) {
            Matcher smaller = SMALLER.matcher(sum.of());
            double unit = smaller.find() ? 1.0 / Integer.parseInt(smaller.group(1)) : 1;
            for (Sum.Part part : sum.parts()) {
                List<Double> numbers = shown.getOrDefault(part.clause(), List.of());
                boolean right =
                        part.value() == 0
                                || numbers.isEmpty()
                                || holds(numbers, unit * part.value())
                                || holds(all, unit * sum.total());
                if (!right) {
                    return Optional.of(
                            part + " of " + sum + " is not shown in " + forecast.reasons());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean holds(List<Double> numbers, double wanted) {
        return numbers.stream().anyMatch(each -> Math.abs(each - wanted) < SHOWN);
    }

    private static double value(Matcher number) {
        double whole = Integer.parseInt(number.group(1).replace('\u2212', '-'));
        String rest = number.group(2) == null ? "0" : number.group(2).replace("\u00bd", ".5");
        double part = Double.parseDouble(rest.startsWith(".") ? "0" + rest : rest);
        return number.group(1).matches("[-\u2212].*") ? whole - part : whole + part;
    }
}
