package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Transcripts;

import java.util.Arrays;

/**
 * A turn of each side through every chapter, on a table of its own, kept as text. What is decided
 * is written here and not drawn, so that the text changes only where rules do.
 */
final class EveryChapterTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();

    private static final Scenario TABLE =
            Battles.scenario(
                    "every-chapter",
                    """
                    game = "blitzkrieg-commander"
                    title = "Every chapter"
                    place = "A test"
                    date = "1944"
                    length = "short"
                    difficulty = "a test"
                    background = "A test."

                    [clock]
                    turns = 2
                    first = "American"

                    [table]
                    width = 900
                    depth = 900
                    features = [
                      { kind = "wall", line = "100,200 400,200" },
                      { kind = "woods", box = "500,500 600,600" },
                    ]

                    [[side]]
                    name = "American"
                    edge = "south"
                    breakpoint = 50
                    zone = "0,0 900,450"
                    air = "none"
                    off-table = [{ id = "h-1", type = "105mm" }, { id = "h-2", type = "105mm" }]
                    aircraft = [{ id = "p47", type = "p47" }]

                    [[side]]
                    name = "German"
                    edge = "north"
                    breakpoint = 50
                    zone = "0,300 900,900"
                    air = "none"
                    off-table = [{ id = "k-1", type = "105mm" }]

                    [[troops]]
                    side = "American"
                    units = [
                      { id = "co", type = "co", at = "450,60", cv = 9 },
                      { id = "hq", type = "hq", at = "300,100", cv = 8 },
                      { id = "fao", type = "fao", at = "700,100", cv = 9 },
                      { id = "fac", type = "fac", at = "760,100", cv = 9 },
                      { id = "m8", type = "us-m8", at = "850,60" },
                      { id = "rifle-1", type = "us-rifle", at = "250,300" },
                      { id = "rifle-2", type = "us-rifle", at = "300,300" },
                      { id = "sherman", type = "us-sherman-75", at = "700,200" },
                      { id = "engineers", type = "us-engineers", at = "250,180" },
                      { id = "truck", type = "us-truck", at = "500,60" },
                      { id = "gun", type = "us-57mm", aboard = "truck" },
                    ]

                    [[troops]]
                    side = "German"
                    units = [
                      { id = "de-co", type = "co", at = "450,850", cv = 9 },
                      { id = "de-fao", type = "fao", at = "500,850", cv = 9 },
                      { id = "gren", type = "de-grenadier", at = "280,390" },
                      { id = "pak", type = "de-pak40", at = "700,600", heading = 180 },
                      { id = "flak", type = "de-20mm-flak", at = "750,700" },
                    ]

                    [[victory]]
                    grade = "German victory"
                    winner = "German"
                    """);

    /** What is typed by whoever is asked, and the dice it begins with; the rest are drawn. */
    private static final String[] PLAYED = {
        "ready",
        "ready",
        "communicate m8 fao : 6",
        "end",
        "request fao 70.0,60.0 h-1 h-2 concentration : 3 3",
        "stop",
        "hunt fac pak p47 : 3 3",
        "stop",
        "order hq rifle-1 rifle-2 +assault : 1 3",
        "assault rifle-1 > gren",
        "hold action",
        "done",
        "done",
        "stop",
        "order co engineers : 2 3",
        "breach engineers 25.0,20.0",
        "order co sherman : 2 3",
        "move sherman 70.0,30.0 @0",
        "fire pak > sherman",
        "order co truck gun : 2 3",
        "unlimber gun 50.0,9.1 @0",
        "done",
        "stop",
        "end",
        "counter de-fao k-1 > h-1 : 3 3",
        "stop",
        "end",
        "concede",
    };

    private static Match<State, View, Decision, Happening> played() {
        Match<State, View, Decision, Happening> match = Match.start(RULES, TABLE, Chance.seeded(0));
        for (int i = 0; i < PLAYED.length; i++) {
            match = played(match, PLAYED[i].split(" : "), Chance.seeded(i));
        }
        return match;
    }

    private static Match<State, View, Decision, Happening> played(
            Match<State, View, Decision, Happening> match, String[] line, Chance rest) {
        if (!(match.pending() instanceof Pending.Answers(var from))) {
            return fail("over before " + line[0]);
        }
        Side side = from.iterator().next();
        int[] dice =
                line.length == 1
                        ? new int[0]
                        : Arrays.stream(line[1].split(" ")).mapToInt(Integer::parseInt).toArray();
        return switch (RULES.notation().read(match.view(side), line[0])) {
            case Notation.Reading.Unread<Decision>(var why) -> fail(line[0] + ": " + why);
            case Notation.Reading.Read<Decision>(var decision) ->
                    switch (match.play(side, decision, first(dice, rest))) {
                        case Match.Verdict.Accepted<State, View, Decision, Happening>(var next) ->
                                next;
                        case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                                fail(
                                        "%s was asked \"%s\" and answers %s: %s"
                                                .formatted(
                                                        side,
                                                        RULES.prompt(match.view(side)).question(),
                                                        line[0],
                                                        why));
                    };
        };
    }

    private static Chance first(int[] dice, Chance rest) {
        int[] next = {0};
        return bound -> next[0] < dice.length ? dice[next[0]++] - 1 : rest.below(bound);
    }

    @Test
    void itPlaysAsItsTranscriptSays() {
        Transcripts.check("every-chapter", played());
    }
}
