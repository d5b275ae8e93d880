package sandtable.bench;

import sandtable.bench.limit.BarePlay;
import sandtable.bench.skirmish.Skirmish;

import java.time.Duration;

/** The reference skirmish on the kernel, beside the same game as bare arrays. */
final class SkirmishFigures {
    /** The length of a rollout. */
    static final int PLIES = 50;

    private static final String DECISIONS = "decisions per CPU-second";

    private SkirmishFigures() {}

    static Figure decision(Duration time) {
        var play = new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 1);
        var compared = Measure.compare(new BarePlay(PLIES)::copying, play::bareGame, time);
        return Figure.beside(
                "skirmish: view, prompt, check and resolve", DECISIONS, compared, 0.33);
    }

    static Figure match(Duration time) {
        var play = new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 1);
        var compared = Measure.compare(new BarePlay(PLIES)::copying, play::game, time);
        return Figure.beside(
                "skirmish: the same through a match with its log", DECISIONS, compared, 0.33);
    }

    static Figure search(Duration time) {
        var compared =
                Measure.compare(
                        new BarePlay(PLIES)::rollout, new SkirmishSearch(PLIES)::answer, time);
        return Figure.beside(
                "skirmish: trials of the searching player, " + PLIES + " plies each",
                "trials per CPU-second",
                compared,
                0.4);
    }
}
