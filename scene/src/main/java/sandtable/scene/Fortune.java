package sandtable.scene;

import java.util.List;

/**
 * Dice that one side threw: what could have come of them, exactly, and what did. More is better for
 * the side.
 *
 * @param side the id of its camp
 * @param chances of 0, of 1 and so on
 */
public record Fortune(String side, List<Double> chances, int actual) {
    public Fortune {
        chances = List.copyOf(chances);
    }

    public double expected() {
        double mean = 0;
        for (int value = 0; value < chances.size(); value++) {
            mean += value * chances.get(value);
        }
        return mean;
    }
}
