package sandtable.hexblitz.state;

import java.util.List;

/** Something a scenario gives points for. */
public sealed interface Score {
    /** The side that scores. */
    int side();

    String words(Battle battle);

    /** The side was the last to have a unit with SP in the hex. */
    record Objective(int side, int hex, int points) implements Score {
        @Override
        public String words(Battle battle) {
            return "%s: %d for control of %s"
                    .formatted(battle.sides().get(side), points, battle.hexName(hex));
        }
    }

    /** Each of its units with SP that is in one of the hexes or has left the map. */
    record Breakthrough(int side, List<Integer> hexes, int points) implements Score {
        @Override
        public String words(Battle battle) {
            return "%s: %d for each unit with SP in %s to %s"
                    .formatted(
                            battle.sides().get(side),
                            points,
                            battle.hexName(hexes.getFirst()),
                            battle.hexName(hexes.getLast()));
        }
    }

    /** So many points for every full {@code per} SP that {@code loser} has lost. */
    record Attrition(int side, int loser, int per, int points) implements Score {
        @Override
        public String words(Battle battle) {
            return "%s: %d for every %d SP that %s has lost"
                    .formatted(battle.sides().get(side), points, per, battle.sides().get(loser));
        }
    }
}
