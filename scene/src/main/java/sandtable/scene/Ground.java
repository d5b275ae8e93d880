package sandtable.scene;

import sandtable.space.Layout;

import java.util.List;

/** What lies under the pieces and never changes in a game. */
public sealed interface Ground {
    /**
     * A map of hexes.
     *
     * @param hexes row by row from the north, each row from the west
     * @param edges roads and rivers; crossings that can be blown or built are part of a {@link
     *     Scene}
     * @param legend the words for each terrain that occurs
     */
    record Hexes(
            int columns,
            int rows,
            Layout layout,
            List<Hex> hexes,
            List<Edge> edges,
            List<Legend> legend)
            implements Ground {
        public Hexes {
            hexes = List.copyOf(hexes);
            edges = List.copyOf(edges);
            legend = List.copyOf(legend);
        }
    }

    /**
     * A table on which distances are measured.
     *
     * @param features those lying lower first; what can change in play is part of a {@link Scene}
     * @param scale in which a player reads and types lengths
     */
    record Measured(int widthMm, int depthMm, List<Feature> features, Scale scale)
            implements Ground {
        public Measured {
            features = List.copyOf(features);
        }

        /** In centimetres of the table. */
        public Measured(int widthMm, int depthMm, List<Feature> features) {
            this(widthMm, depthMm, features, Scale.CENTIMETRES);
        }
    }

    enum Terrain {
        OPEN,
        WOODS,
        TOWN,
        CITY,
        /** Small fields between high hedges. */
        BOCAGE,
        HILLS,
        MOUNTAIN,
        MARSH,
        BEACH,
        FORTRESS,
        SEA
    }

    /**
     * @param column counted from 1, as {@code row}
     * @param level how high it lies; 0 where heights do not matter
     */
    record Hex(String number, int column, int row, Terrain terrain, int level) {
        public Hex(String number, int column, int row, Terrain terrain) {
            this(number, column, row, terrain, 0);
        }
    }

    record Legend(Terrain terrain, String words) {}
}
