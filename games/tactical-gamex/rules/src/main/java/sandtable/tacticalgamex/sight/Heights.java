package sandtable.tacticalgamex.sight;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.terrain.Mapboard;

/**
 * How high each place of a map is, as sheets, and which of all lines that lead as far in the same
 * direction nothing blocks. Heights are tops in half levels. Used while a {@link Panorama} is made.
 */
final class Heights {
    private static final int SIDES = 6;

    private final int levels;
    private final Sheet onMap;
    private final Sheet covered;
    private final Sheet hill;

    /** By level: the places on it, and those as high as it or higher, or as its woods. */
    private final Sheet[] level;

    private final Sheet[] asHigh;
    private final Sheet[] higher;

    /** By level and direction: over which side a ridge keeps an end on that level from seeing. */
    private final Sheet[][] ridges;

    private final Ray ray;

    /**
     * @param hexes the hex in each place, or -1
     */
    Heights(Mapboard map, int[] hexes, Ray ray) {
        this.ray = ray;
        int most = 0;
        for (int hex : hexes) {
            most = hex < 0 ? most : Math.max(most, map.level(hex));
        }
        this.levels = most + 1;
        this.onMap = new Sheet(hexes.length);
        this.covered = new Sheet(hexes.length);
        this.hill = new Sheet(hexes.length);
        this.level = sheets(hexes.length);
        this.asHigh = sheets(hexes.length);
        this.higher = sheets(hexes.length);
        this.ridges = new Sheet[map.ridges() ? levels : 0][SIDES];
        for (int place = 0; place < hexes.length; place++) {
            if (hexes[place] >= 0) {
                add(place, map.level(hexes[place]), map.topInHalves(hexes[place]));
            }
        }
        for (int height = 0; height < ridges.length; height++) {
            for (int side = 0; side < SIDES; side++) {
                ridges[height][side] = ridge(map, hexes, height, side);
            }
        }
    }

    private Sheet[] sheets(int places) {
        var sheets = new Sheet[levels];
        for (int i = 0; i < levels; i++) {
            sheets[i] = new Sheet(places);
        }
        return sheets;
    }

    private void add(int place, int ground, int top) {
        onMap.add(place);
        level[ground].add(place);
        if ((top & 1) != 0) {
            covered.add(place);
        }
        if (top > 1) {
            hill.add(place);
        }
        for (int height = 0; height < levels; height++) {
            if (top > 0 && top >= 2 * height) {
                asHigh[height].add(place);
            }
            if (top > 2 * height) {
                higher[height].add(place);
            }
        }
    }

    /** R-TGX-122: ridges from which one looks down are no hindrance. */
    private static Sheet ridge(Mapboard map, int[] hexes, int height, int side) {
        HexGrid grid = map.grid();
        var sheet = new Sheet(hexes.length);
        for (int place = 0; place < hexes.length; place++) {
            int hex = hexes[place];
            int beyond = hex < 0 ? -1 : grid.neighbour(hex, side);
            if (beyond >= 0 && map.ridge(hex, side)) {
                boolean below = height <= Math.max(map.level(hex), map.level(beyond));
                if (below) {
                    sheet.add(place);
                }
            }
        }
        return sheet;
    }

    /**
     * From which places of a word nothing blocks the line that was drawn last.
     *
     * @param length how many numbers it takes
     */
    long clear(int word, int apart, int length) {
        int[] line = ray.places();
        long clear = 0;
        if ((onMap.word(word, 0) & onMap.word(word, apart)) == 0) {
            return 0;
        }
        for (int high = 0; high < levels; high++) {
            long here = level[high].word(word, 0);
            long there = level[high].word(word, apart);
            clear |= open(here & there, higher[high], word, line, length, high);
            for (int low = 0; low < high && (here | there) != 0; low++) {
                long down = here & level[low].word(word, apart);
                long up = level[low].word(word, 0) & there;
                long both = open(down | up, asHigh[high], word, line, length, high);
                clear |= both & down & ~besideLower(both, word, line, length, length - 2, low);
                clear |= both & up & ~besideLower(both, word, line, length, 0, low);
            }
        }
        return clear;
    }

    /** The lines that no hex of a sheet blocks, wherever on the way it is, and no ridge. */
    private long open(long ends, Sheet blocking, int word, int[] line, int length, int height) {
        long open = ends;
        for (int i = 0; i < length && open != 0; i += 2) {
            long one = blocking.word(word, line[i]);
            if (line[i + 1] == 0) {
                open &= ~one;
            } else {
                long other = blocking.word(word, line[i + 1]);
                open &= (one | other) == 0 ? -1 : ~along(word, line, i, one, other);
            }
        }
        return open == 0 || ridges.length == 0
                ? open
                : open & ~overRidge(word, line, length, height);
    }

    /**
     * TGX-6.3.7.m: along a side both must block, and a slope itself never does; on the edge of the
     * map one stands for both (R-TGX-123).
     */
    private long along(int word, int[] line, int step, long one, long other) {
        int a = line[step];
        int b = line[step + 1];
        long noSlope = covered.word(word, a) & covered.word(word, b);
        for (Sheet each : level) {
            noSlope |= each.word(word, a) & each.word(word, b);
        }
        return one & other & noSlope | one & ~onMap.word(word, b) | other & ~onMap.word(word, a);
    }

    /** TGX-6.3.7.l, TGX-6.3.7.o: what the step next to the lower end blocks besides. */
    private long besideLower(long open, int word, int[] line, int length, int step, int low) {
        if (length == 0 || open == 0) {
            return 0;
        }
        long own = ownHill(word, line, length);
        long one = hides(word, line[step], low, own);
        return line[step + 1] == 0
                ? one
                : along(word, line, step, one, hides(word, line[step + 1], low, own));
    }

    /** Woods and towns, and ground that is not the higher end's own hill (R-TGX-83). */
    private long hides(int word, int away, int low, long own) {
        return asHigh[low].word(word, away) & (covered.word(word, away) | ~own);
    }

    /** R-TGX-121: from where the whole line is on hills. */
    private long ownHill(int word, int[] line, int length) {
        long own = -1;
        for (int i = 0; i < length && own != 0; i += 2) {
            long beside = line[i + 1] == 0 ? 0 : hill.word(word, line[i + 1]);
            own &= hill.word(word, line[i]) | beside;
        }
        return own;
    }

    /** R-TGX-122: ridges crossed between two hexes on the way. */
    private long overRidge(int word, int[] line, int length, int height) {
        long blocked = 0;
        for (int i = 2; i < length; i += 2) {
            for (int side = 0; side < SIDES && line[i - 1] == 0 && line[i + 1] == 0; side++) {
                if (ray.step(side) == line[i] - line[i - 2]) {
                    blocked |= ridges[height][side].word(word, line[i - 2]);
                }
            }
        }
        return blocked;
    }
}
