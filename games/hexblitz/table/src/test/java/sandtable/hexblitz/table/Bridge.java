package sandtable.hexblitz.table;

import sandtable.formats.Scenarios;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.function.BiConsumer;

/** The Bridge, to present. */
final class Bridge {
    static final HexBlitz RULES = new HexBlitz();
    static final HexBlitzPresenter PRESENTER = new HexBlitzPresenter(RULES);
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");

    private Bridge() {}

    static Scenario scenario() {
        try (var stream = HexBlitz.class.getResourceAsStream("scenarios/the-bridge.toml")) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Scenarios.read("hexblitz/the-bridge", "the-bridge.toml", text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, scenario(), Chance.seeded(1));
    }

    /** The match after these typed orders of one side. */
    static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> from, Side side, String... orders) {
        var match = from;
        for (String order : orders) {
            match = play(match, side, read(match, side, order), Chance.seeded(match.length()));
        }
        return match;
    }

    private static Decision read(
            Match<State, View, Decision, Happening> match, Side side, String order) {
        return switch (RULES.notation().read(match.view(side), order)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) ->
                    throw new IllegalArgumentException(order + ": " + why);
        };
    }

    private static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> match,
            Side side,
            Decision decision,
            Chance chance) {
        return switch (match.play(side, decision, chance)) {
            case Match.Verdict.Accepted<State, View, Decision, Happening>(var after) -> after;
            case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                    throw new IllegalArgumentException(why.toString());
        };
    }

    /** Plays at random and shows each position with the side that is asked in it. */
    static void wander(
            long seed, BiConsumer<Match<State, View, Decision, Happening>, Side> visitor) {
        var match = begin();
        var chance = Chance.seeded(seed);
        while (match.pending() instanceof Pending.Answers(var sides)) {
            Side side = sides.stream().min(Comparator.comparing(Side::id)).orElseThrow();
            visitor.accept(match, side);
            Decision decision = RULES.prompt(match.view(side)).options().any(chance);
            match = play(match, side, decision, chance);
        }
        visitor.accept(match, GERMAN);
    }
}
