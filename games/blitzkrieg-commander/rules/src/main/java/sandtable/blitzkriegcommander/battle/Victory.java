package sandtable.blitzkriegcommander.battle;

import sandtable.space.measured.Box;

import java.util.List;

/**
 * How a battle is won, which the sheet leaves to the scenario. Of the grades the first that is
 * reached decides; the last asks for nothing.
 */
public record Victory(List<Objective> objectives, List<Score> scores, List<Grade> grades) {
    public Victory {
        objectives = List.copyOf(objectives);
        scores = List.copyOf(scores);
        grades = List.copyOf(grades);
    }

    /** Points of a side for a condition that holds at the end. */
    public record Score(int side, int points, Condition condition) {}

    /**
     * Reached if all of its conditions hold.
     *
     * @param atOnce whether that ends the battle in any End Phase (BKC-EOB.1)
     */
    public record Grade(String name, int winner, List<Condition> all, boolean atOnce) {
        public Grade {
            all = List.copyOf(all);
        }
    }

    public sealed interface Condition {
        /** The side has more holding units at the objective than the enemy. */
        record Outnumbers(int side, int objective) implements Condition {}

        /** The side holds so many of the objectives, with no enemy holding there. */
        record Holds(int side, List<Integer> objectives, int atLeast) implements Condition {
            public Holds {
                objectives = List.copyOf(objectives);
            }
        }

        /** The side has a holding unit somewhere in the box. */
        record Within(int side, Box box) implements Condition {}

        /** The side has reached its breakpoint. */
        record Broken(int side) implements Condition {}

        record Points(int side, int atLeast) implements Condition {}
    }
}
