package sandtable.server;

import io.javalin.http.Context;

import sandtable.formats.Json;
import sandtable.kernel.text.BadInput;
import sandtable.server.library.Read;
import sandtable.server.seen.Wanted;
import sandtable.server.store.Listed;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a request says; what it should say and does not is refused. */
final class Requests {
    private static final int MOST_WORDS = 8;

    private Requests() {}

    static <T> T body(Context ctx, Class<T> type) {
        try {
            return Json.read(Budgets.checkedBody(ctx.body()), type);
        } catch (BadInput e) {
            throw new Failure(400, "bad-json", "The request cannot be read: " + e.getMessage());
        }
    }

    static Optional<Integer> number(Context ctx, String name) {
        try {
            return Optional.ofNullable(ctx.queryParam(name)).map(Integer::parseInt);
        } catch (NumberFormatException e) {
            throw new Failure(400, "no-number", name + " must be a whole number.");
        }
    }

    static String text(Context ctx, String parameter) {
        return Optional.ofNullable(ctx.queryParam(parameter))
                .orElseThrow(
                        () ->
                                new Failure(
                                        400,
                                        "no-" + parameter,
                                        "A part of the question is missing: &"
                                                + parameter
                                                + "=TEXT."));
    }

    /** One of several names, in small letters. */
    static <E extends Enum<E>> E oneOf(Context ctx, String parameter, Class<E> type, E otherwise) {
        String given = ctx.queryParam(parameter);
        if (given == null) {
            return otherwise;
        }
        List<E> all = List.of(type.getEnumConstants());
        return all.stream()
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(given))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Failure(
                                        400,
                                        "no-" + parameter,
                                        parameter
                                                + " must be one of "
                                                + String.join(
                                                        ", ",
                                                        all.stream()
                                                                .map(Enum::name)
                                                                .map(
                                                                        each ->
                                                                                each.toLowerCase(
                                                                                        Locale
                                                                                                .ROOT))
                                                                .toList())
                                                + "."));
    }

    /** What is looked for in a list; a computer player is found by its title too. */
    static List<Listed.Word> words(Context ctx, Players players) {
        String given = Optional.ofNullable(ctx.queryParam("words")).orElse("").strip();
        return given.isEmpty()
                ? List.of()
                : Arrays.stream(given.toLowerCase(Locale.ROOT).split("\\s+", MOST_WORDS + 1))
                        .limit(MOST_WORDS)
                        .map(word -> new Listed.Word(word, called(word, players)))
                        .toList();
    }

    private static List<String> called(String word, Players players) {
        return players.levels().stream()
                .filter(each -> each.title().toLowerCase(Locale.ROOT).contains(word))
                .map(Read.Level::spec)
                .toList();
    }

    /** Every parameter of the query, with the first of its values. */
    static Map<String, String> query(Context ctx) {
        var named = new TreeMap<String, String>();
        ctx.queryParamMap().forEach((name, values) -> named.put(name, values.getFirst()));
        Budgets.checkNames("the query", named);
        return named;
    }

    /** How much of a position is to be shown. */
    static Wanted wanted(Context ctx) {
        return Wanted.of(
                Optional.ofNullable(ctx.queryParam("show")).map(Requests::show),
                number(ctx, "since"),
                Optional.ofNullable(ctx.queryParam("mark")));
    }

    private static Wanted.Show show(String name) {
        return Arrays.stream(Wanted.Show.values())
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Failure(
                                        400,
                                        "no-show",
                                        "show must be one of %s."
                                                .formatted(Arrays.toString(Wanted.Show.values()))));
    }
}
