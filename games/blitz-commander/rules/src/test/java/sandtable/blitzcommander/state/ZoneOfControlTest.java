package sandtable.blitzcommander.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.Survey;
import sandtable.kernel.Cites;
import sandtable.space.HexSet;

/** BC-ZOC Zones of Control. */
final class ZoneOfControlTest {
    /** The German stands in C02, a hex with six neighbours. */
    private static final String OPEN =
            """
            c c c c c
            c c c c c
            c c c c c
            c c c c c
            """;

    private static HexSet zone(Played scene, int side) {
        return Survey.zone(scene.view(), side);
    }

    private static HexSet hexes(Played scene, String... names) {
        var hexes = new HexSet.Edit();
        for (String name : names) {
            hexes.add(scene.table().ground().numbering().read(name));
        }
        return hexes.done();
    }

    @Test
    @Cites("BC-ZOC.1")
    void infantryAndArmorControlTheSixHexesAroundThem() {
        for (String type : new String[] {"de-infantry", "de-panther"}) {
            Played scene =
                    Drawn.map(OPEN).us("a", "us-infantry", "A04").german("g", type, "C02").begin();

            assertEquals(
                    hexes(scene, "C01", "D01", "D02", "C03", "B02", "B01"), zone(scene, 1), type);
        }
    }

    @Test
    @Cites("BC-ZOC.2")
    void artilleryAndAirControlNothing() {
        Played scene =
                Drawn.map(OPEN)
                        .us("a", "us-infantry", "A04")
                        .german("g", "de-rockets", "C02")
                        .air(Drawn.GERMAN, "air", "de-air", 1, 9)
                        .begin();

        assertEquals(HexSet.NONE, zone(scene, 1));
    }

    private static Drawn contact() {
        return Drawn.map(OPEN).us("a", "us-infantry", "B01").german("g", "de-infantry", "C02");
    }

    @Test
    @Cites("BC-ZOC.3")
    void noStepLeadsFromOneControlledHexToAnother() {
        contact()
                .begin()
                .refuses(
                        "move a to C01",
                        "BC-ZOC.3",
                        "a would go from one enemy Zone of Control to another in C01");
    }

    @Test
    @Cites("BC-ZOC.4")
    void enteringAndLeavingControlledHexesIsFree() {
        Played moved =
                Drawn.map(OPEN)
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "C02")
                        .begin()
                        .play("move a to B01 A02 B02");

        assertEquals("B02", moved.at("a"));
    }

    @Test
    @Cites("BC-ZOC.5")
    void aFriendInTheHexDoesNotHelp() {
        contact()
                .us("friend", "us-infantry", "C01")
                .begin()
                .refuses(
                        "move a to C01",
                        "BC-ZOC.3",
                        "a would go from one enemy Zone of Control to another in C01");
    }

    @Test
    @Cites("BC-ZOC.6")
    void roadsAndSuppressionDoNotHelpEither() {
        contact()
                .suppressed()
                .road("B01 C01")
                .begin()
                .refuses(
                        "move a to C01",
                        "BC-ZOC.3",
                        "a would go from one enemy Zone of Control to another in C01");
    }

    @Test
    @Cites("BC-ZOC.6")
    void anOverrunObeysTheZonesOfOthers() {
        Drawn.map(OPEN)
                .us("tanks", "us-sherman-75", "B02")
                .german("guns", "de-rockets", "B01")
                .german("g", "de-infantry", "C02")
                .begin()
                .refuses(
                        "move tanks to B01",
                        "BC-ZOC.3",
                        "tanks would go from one enemy Zone of Control to another in B01");
    }
}
