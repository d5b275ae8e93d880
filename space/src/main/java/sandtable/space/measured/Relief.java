package sandtable.space.measured;

import java.util.List;

/** The levels of the ground: that of the highest rise a spot is in or on the edge of, else 0. */
public record Relief(List<Rise> rises) {
    /** An area of one level above 0. */
    public record Rise(Area area, int level) {
        public Rise {
            if (level < 1) {
                throw new IllegalArgumentException("a rise has a level above 0, not " + level);
            }
        }
    }

    public Relief {
        rises = List.copyOf(rises);
    }

    public int level(Spot spot) {
        int level = 0;
        for (Rise rise : rises) {
            if (rise.level > level && rise.area.contains(spot)) {
                level = rise.level;
            }
        }
        return level;
    }
}
