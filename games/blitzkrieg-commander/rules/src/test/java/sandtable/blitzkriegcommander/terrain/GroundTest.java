package sandtable.blitzkriegcommander.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.kernel.Cites;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Spot;

import java.util.List;

final class GroundTest {
    private static final Ground HILLS =
            new Ground(
                    900,
                    600,
                    List.of(
                            new Area(FeatureKind.HILL, Outline.rectangle(100, 100, 500, 500), 1),
                            new Area(FeatureKind.HILL, Outline.rectangle(200, 200, 300, 300), 2),
                            new Area(FeatureKind.WOODS, Outline.rectangle(200, 200, 600, 300), 0)),
                    List.of());

    @Test
    @Cites("BKC-GEO.9")
    void theHighestHillCounts() {
        assertEquals(2, HILLS.level(new Spot(250, 250)));
        assertEquals(1, HILLS.level(new Spot(400, 250)));
        assertEquals(0, HILLS.level(new Spot(550, 250)));
    }

    @Test
    @Cites("BKC-GEO.4")
    void theEdgeBelongsToAnArea() {
        assertTrue(HILLS.at(new Spot(600, 250)).anyMatch(each -> each.kind() == FeatureKind.WOODS));
        assertEquals(0, HILLS.at(new Spot(601, 250)).count());
    }

    @Test
    void goingIsReadFromTheTable() {
        assertFalse(FeatureKind.WOODS.going(Mobility.TRACKED).passable());
        assertEquals(
                new Going(false, true, Going.Entry.OPEN), FeatureKind.WOODS.going(Mobility.FOOT));
        assertEquals(Going.Entry.BREACH, FeatureKind.HEDGE.going(Mobility.SOFT).entry());
        assertTrue(FeatureKind.STREAM.going(Mobility.SOFT).obstacle());
        assertEquals(Going.FREE, FeatureKind.ROAD.going(Mobility.FOOT));
        assertFalse(FeatureKind.DEEP.going(Mobility.COMMAND).passable());
    }

    @Test
    void pillBoxesSaveWhoIsInside() {
        assertEquals(5, WorkKind.PILL_BOX.save().needed());
        assertTrue(WorkKind.TRENCH.save().none());
        assertEquals(Cover.HARD, WorkKind.TRENCH.cover());
    }
}
