package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What can be seen along straight lines past screens. A line has a height: the higher level of its
 * two ends. A screen counts if the line runs through it and
 *
 * <ul>
 *   <li>it is higher than the line, or
 *   <li>it is as high as the line, the ends differ in level, and the higher end is not in it.
 * </ul>
 *
 * Then it stops the line as its {@link Screen.Stops} say. Touching a corner and running along an
 * edge is not running through. Every answer is exact and so the same from both ends. Asking makes
 * no objects unless something is within a hair's breadth of a limit.
 */
public final class Sight {
    private static final int NOTHING = -1;

    private final Screen[] screens;

    /** West, south, east and north of each screen in turn. */
    private final int[] boxes;

    private final Thicket[] thickets;

    private Sight(List<Screen> screens) {
        this.screens = screens.toArray(Screen[]::new);
        boxes = new int[4 * this.screens.length];
        for (int i = 0; i < this.screens.length; i++) {
            Box box = this.screens[i].area().box();
            boxes[4 * i] = box.west();
            boxes[4 * i + 1] = box.south();
            boxes[4 * i + 2] = box.east();
            boxes[4 * i + 3] = box.north();
        }
        thickets = Thicket.among(screens).toArray(Thicket[]::new);
    }

    public static Sight past(List<Screen> screens) {
        return new Sight(screens);
    }

    /** The same with more screens, after those there are. */
    public Sight and(List<Screen> more) {
        var all = new ArrayList<>(screens());
        all.addAll(more);
        return new Sight(all);
    }

    public List<Screen> screens() {
        return List.of(screens);
    }

    /** Whether nothing stops the line between two spots on these levels. */
    public boolean clear(Spot one, int level, Spot other, int otherLevel) {
        return stopping(one, level, other, otherLevel) == NOTHING;
    }

    /**
     * What stops the line between two spots on these levels: the first of the screens that does so
     * alone, else the first of those that do so together.
     */
    public Optional<Screen> stop(Spot one, int level, Spot other, int otherLevel) {
        int stop = stopping(one, level, other, otherLevel);
        return stop == NOTHING ? Optional.empty() : Optional.of(screens[stop]);
    }

    private int stopping(Spot one, int level, Spot other, int otherLevel) {
        boolean slanted = level != otherLevel;
        int height = Math.max(level, otherLevel);
        Spot higher = level >= otherLevel ? one : other;
        for (int i = 0; i < screens.length; i++) {
            if (near(i, one, other)
                    && counts(i, height, slanted, higher)
                    && stops(screens[i], one, other)) {
                return i;
            }
        }
        for (Thicket thicket : thickets) {
            long counted = 0;
            for (int member = 0; member < thicket.size(); member++) {
                int i = thicket.screen(member);
                if (near(i, one, other) && counts(i, height, slanted, higher)) {
                    counted |= 1L << member;
                }
            }
            if (counted != 0 && thicket.stops(one, other, counted)) {
                return thicket.screen(Long.numberOfTrailingZeros(counted));
            }
        }
        return NOTHING;
    }

    /** Whether the line can run through the screen at all. */
    private boolean near(int screen, Spot one, Spot other) {
        int at = 4 * screen;
        return boxes[at] < Math.max(one.x(), other.x())
                && Math.min(one.x(), other.x()) < boxes[at + 2]
                && boxes[at + 1] < Math.max(one.y(), other.y())
                && Math.min(one.y(), other.y()) < boxes[at + 3];
    }

    private boolean counts(int screen, int height, boolean slanted, Spot higher) {
        int top = screens[screen].top();
        return top > height || top == height && slanted && !screens[screen].area().contains(higher);
    }

    private static boolean stops(Screen screen, Spot one, Spot other) {
        Area area = screen.area();
        return switch (screen.stops()) {
            case Screen.Stops.Always() -> Inside.enters(area, one, other);
            case Screen.Stops.BeyondDepth deep -> {
                int ends = (area.contains(one) ? 1 : 0) + (area.contains(other) ? 1 : 0);
                yield ends == 0
                        ? Inside.enters(area, one, other)
                        : Inside.longer(area, one, other, deep.depthMm() + ends * deep.freeMm());
            }
            case Screen.Stops.BeyondSum _ -> false;
        };
    }
}
