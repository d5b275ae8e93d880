package sandtable.blitzkriegcommander.terrain;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.LOW_DEPTH;
import static sandtable.blitzkriegcommander.data.Setting.WOODS_DEPTH;

import sandtable.space.measured.Disc;
import sandtable.space.measured.Relief;
import sandtable.space.measured.Screen;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** BKC-SIGHT Sight: how high the areas of a table reach, and how they stop a line. */
public final class Screens {
    /** BKC-SIGHT.3: half a base does not count for an end that is inside. */
    private static final Screen.Stops HIGH =
            new Screen.Stops.BeyondDepth(WOODS_DEPTH.value(), BASE.value() / 2);

    private Screens() {}

    static List<Screen> of(List<Area> areas) {
        var screens = new ArrayList<Screen>();
        for (Area each : areas) {
            switch (each.kind().sight()) {
                case NONE -> {}
                case LOW -> // BKC-SIGHT.4, whatever the heights (R-BKC-41)
                        screens.add(
                                new Screen(
                                        each.outline(),
                                        Screen.SKY,
                                        new Screen.Stops.BeyondSum(LOW_DEPTH.value())));
                case HIGH -> // BKC-SIGHT.2, BKC-SIGHT.3, BKC-SIGHT.6
                        screens.add(new Screen(each.outline(), 1 + ground(areas, each), HIGH));
                case LEVEL -> // BKC-SIGHT.5
                        screens.add(
                                new Screen(
                                        each.outline(), each.level(), new Screen.Stops.Always()));
            }
        }
        return screens;
    }

    /** BKC-SIGHT.6: smoke is higher than anything. */
    public static Screen smoke(Disc cloud) {
        return new Screen(cloud, Screen.SKY, HIGH);
    }

    /** The level that all of an area is on, at least: that of its lowest corner (R-BKC-42). */
    private static int ground(List<Area> areas, Area area) {
        Relief relief = relief(areas);
        int lowest = Integer.MAX_VALUE;
        for (Spot corner : area.outline().corners()) {
            lowest = Math.min(lowest, relief.level(corner));
        }
        return lowest;
    }

    /** BKC-GEO.9. */
    static Relief relief(List<Area> areas) {
        return new Relief(
                areas.stream()
                        .filter(each -> each.level() > 0)
                        .map(each -> new Relief.Rise(each.outline(), each.level()))
                        .toList());
    }
}
