package sandtable.notquitemechanized.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;

/** NQM-MOVE.10, .12: guns behind horses, tanks on transporters, rout. */
final class HorsesTest {
    private static final Tabletop ROAD =
            Tabletop.of(8000, 8000)
                    .line("road", "2000,0 2000,8000")
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                    .stand("German", "rifles", "rifle", "under = \"hq\"", "at = \"700,7000\"")
                    .stand("Soviet", "far", "rifle", "at = \"7500,7500\"");

    private static Tabletop guns(String at) {
        return ROAD.stand(
                "German",
                "guns",
                "gun-76",
                "under = \"hq\"",
                "fire-units = 3",
                "at = \"" + at + "\"");
    }

    @Test
    @Cites("NQM-MOVE.12")
    void horsesGoTwoKilometresAnHourOnRoadsAndHalfBesideThem() {
        var road = guns("2000,1000").order("German", "guns move 2000,5000").begin().sealed();
        var beside = guns("2400,1000").order("German", "guns move 2400,5000").begin().sealed();

        assertEquals("2000,3000", road.at("guns"));
        assertEquals("2400,2000", beside.at("guns"));
    }

    @Test
    @Cites("NQM-MOVE.12")
    void horsesDoNotGoFarFromRoads() {
        guns("2000,1000")
                .begin()
                .refuses(
                        "German",
                        "order guns move 2600,1000",
                        "NQM-MOVE.12",
                        "horses draw guns within 500 m of roads, and 2600,1000 is farther from"
                                + " any");
    }

    @Test
    @Cites("NQM-MOVE.12")
    void horsesKeepOffTheFieldsThatAnEnemySees() {
        var played =
                guns("2400,1000")
                        .stand("Soviet", "near", "rifle", "at = \"3400,1000\"")
                        .order("German", "guns move 2400,5000")
                        .begin()
                        .sealed();

        assertEquals("2400,1000", played.at("guns"));
    }

    @Test
    @Cites("NQM-MOVE.10")
    void tanksOnTransportersMarchAtNineKilometresAnHour() {
        var played =
                ROAD.stand(
                                "German",
                                "pz",
                                "de-pz4",
                                "under = \"hq\"",
                                "transporters = true",
                                "at = \"2000,200\"")
                        .order("German", "pz march 2000,7700")
                        .begin();

        assertEquals(9000, played.table().stand(played.id("pz")).type().march());
        assertEquals("2000,7700", played.sealed().at("pz"));
    }
}
