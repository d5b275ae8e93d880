package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

import java.util.List;
import java.util.OptionalInt;

/**
 * C18: how a battle is won. Of the grades the first that is reached decides; the last asks for
 * nothing.
 */
public record Victory(List<Exit> exits, List<Score> scores, List<Grading> grades) {
    public Victory {
        exits = List.copyOf(exits);
        scores = List.copyOf(scores);
        grades = List.copyOf(grades);
    }

    /** Where the bodies of a camp may leave the table. */
    public record Exit(int camp, Spot at, int metres) {}

    /** Points of a camp; each time for what can be counted. */
    public record Score(int camp, int points, Measure measure) {}

    /**
     * @param winner the number of a camp; none where nobody wins
     */
    public record Grading(String name, OptionalInt winner, List<Condition> all) {
        public Grading {
            all = List.copyOf(all);
        }
    }

    public sealed interface Condition {
        /** So many unbroken rifle or tank companies of a camp are there. */
        record Companies(int camp, int atLeast, Region where) implements Condition {}

        /** No unbroken stand of a camp is there. */
        record Nobody(int camp, Region where) implements Condition {}

        /** A battalion has left with at least half its strength unmarked. */
        record Left(int camp) implements Condition {}

        record Points(int camp, int atLeast) implements Condition {}
    }

    public sealed interface Measure {
        /** If so many unbroken companies are there at the end; only the best of a group counts. */
        record Companies(int atLeast, Region where, String group) implements Measure {}

        /** If an unbroken teeth-arm stand is there at the end of two bounds running. */
        record TwoBounds(Region where) implements Measure {}

        /** For each battalion of a camp that is broken or destroyed. */
        record BrokenBattalions(int of) implements Measure {}

        /** For each brigade of a camp with so many battalions broken. */
        record BrokenBrigades(int of, int battalions) implements Measure {}

        /** For each tank company of a camp that is lost. */
        record TankCompanies(int of) implements Measure {}
    }
}
