package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Box;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

/** Ground that victory is counted on. */
public sealed interface Region {
    boolean contains(Spot spot);

    record In(Box box) implements Region {
        @Override
        public boolean contains(Spot spot) {
            return box.contains(spot);
        }
    }

    record Near(Spot at, int metres) implements Region {
        @Override
        public boolean contains(Spot spot) {
            return at.within(metres, spot);
        }
    }

    /**
     * @param limit the part of the table that counts
     */
    record Along(Polyline line, int metres, Box limit) implements Region {
        @Override
        public boolean contains(Spot spot) {
            return limit.contains(spot) && line.within(metres, spot);
        }
    }
}
