package sandtable.server;

import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;

import java.util.Map;

/** How much may come in at once; what is more is refused before it is looked at. */
final class Budgets {
    /** Bytes of a request: a save of thousands of actions fits. */
    static final int REQUEST = 1_000_000;

    /** Letters of a request that is no save. */
    static final int BODY = 40_000;

    /** Letters of an answer as typed. */
    static final int ANSWER = 8_000;

    private static final int KEY = 200;
    private static final int NAME = 200;
    private static final int PATH = 300;
    private static final int QUERY = 6_000;
    private static final int NAMES = 64;
    private static final int SCENARIO_TEXT = 64_000;
    private static final int MOVES = 10_000;

    private Budgets() {}

    static void checkAddress(String path, String query) {
        if (path.length() > PATH || query.length() > QUERY) {
            throw new Failure(
                    414,
                    "too-long",
                    "An address has at most %d letters and a question behind it at most %d."
                            .formatted(PATH, QUERY));
        }
    }

    static String checkedBody(String body) {
        if (body.length() > BODY) {
            throw tooLong("A request", BODY);
        }
        return body;
    }

    static void check(Api.Answer answer) {
        checkAnswer(answer.action());
        if (answer.key().orElse("").length() > KEY) {
            throw tooLong("A key", KEY);
        }
    }

    static void checkAnswer(String action) {
        if (action.length() > ANSWER) {
            throw tooLong("An answer", ANSWER);
        }
    }

    private static Failure tooLong(String what, int most) {
        return new Failure(
                413, "too-long", "%s has at most %d letters here.".formatted(what, most));
    }

    static void check(NewGame.Wish wish) {
        refuse("scenario", wish.scenario());
        refuse("seed", wish.seed().orElse(""));
        checkNames("players", wish.players().orElse(Map.of()));
        checkNames("options", wish.options().orElse(Map.of()));
    }

    static void checkNames(String field, Map<String, ?> named) {
        if (named.size() > NAMES) {
            throw new BadInput(
                    field, 0, "", "at most %d can be named, not %d".formatted(NAMES, named.size()));
        }
        named.forEach(
                (name, value) -> {
                    refuse(field, name);
                    refuse(field, value.toString());
                });
    }

    private static void refuse(String field, String text) {
        if (text.length() > NAME) {
            throw new BadInput(
                    field, 0, "", "has at most %d letters, not %d".formatted(NAME, text.length()));
        }
    }

    static void check(Save save) {
        refuse("scenario", save.scenarioId());
        if (save.scenarioText().length() > SCENARIO_TEXT) {
            throw new BadInput(
                    save.file(),
                    0,
                    "scenario",
                    "its scenario has at most %d letters, not %d"
                            .formatted(SCENARIO_TEXT, save.scenarioText().length()));
        }
        if (save.moves().size() > MOVES) {
            throw new BadInput(
                    save.file(),
                    0,
                    "play",
                    "at most %d actions can be gone on from, not %d"
                            .formatted(MOVES, save.moves().size()));
        }
        for (Save.Move each : save.moves()) {
            if (each.action().length() > ANSWER) {
                throw new BadInput(
                        save.file(),
                        each.line(),
                        "action",
                        "an action has at most %d letters".formatted(ANSWER));
            }
        }
    }
}
