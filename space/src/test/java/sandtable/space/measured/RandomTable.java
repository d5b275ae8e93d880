package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Tables drawn at random, always the same from one seed, on a coarse grid so that things touch. */
final class RandomTable {
    private static final int GRID = 20;

    private final SplittableRandom random;

    RandomTable(long seed) {
        random = new SplittableRandom(seed);
    }

    int number(int bound) {
        return random.nextInt(bound);
    }

    /** A place within 1.2 m; every other one on the grid. */
    Spot spot() {
        int step = random.nextBoolean() ? 1 : GRID;
        return new Spot(random.nextInt(1_200 / step) * step, random.nextInt(1_200 / step) * step);
    }

    /** With three to nine corners, dents among them. */
    Outline outline() {
        while (true) {
            Spot centre = spot();
            int corners = 3 + random.nextInt(7);
            var spots = new ArrayList<Spot>();
            for (int i = 0; i < corners; i++) {
                int degrees = 360 * i / corners;
                Spot at = centre.shifted(new Heading(degrees), 40 + random.nextInt(200));
                spots.add(new Spot(at.x() / GRID * GRID, at.y() / GRID * GRID));
            }
            try {
                return Outline.of(random.nextBoolean() ? spots : spots.reversed());
            } catch (IllegalArgumentException _) {
                // Rounded to the grid, edges may overlap.
            }
        }
    }

    Screen screen() {
        int top = 1 + random.nextInt(2);
        return switch (random.nextInt(5)) {
            case 0 -> new Screen(outline(), top, new Screen.Stops.Always());
            case 1 -> new Screen(outline(), Screen.SKY, new Screen.Stops.BeyondSum(100));
            case 2 -> {
                var disc = new Disc(spot(), 20 + random.nextInt(100));
                yield new Screen(disc, Screen.SKY, new Screen.Stops.BeyondDepth(50, 15));
            }
            default -> new Screen(outline(), top, new Screen.Stops.BeyondDepth(50, 15));
        };
    }

    List<Screen> screens(int count) {
        var screens = new ArrayList<Screen>();
        for (int i = 0; i < count; i++) {
            screens.add(screen());
        }
        return screens;
    }
}
