package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Acting;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;

/** BKC-SMK.2. */
final class MortarSmokeTest {
    private static Acting acting(Tabletop table) {
        return Acting.by(new MortarSmoke(), table.inCommand(), "hq");
    }

    private static Tabletop table() {
        return Tabletop.of(1800, 1800)
                .us("hq", "hq", 9, 300, 100)
                .us("mortar", "us-4.2in-mortar", 300, 200)
                .us("rifle", "us-rifle", 400, 200)
                .german("pak", "de-pak40", 300, 800);
    }

    @Test
    @Cites("BKC-SMK.2")
    void aMortarLaysASmallCloudJustWhereItAims() {
        var after = acting(table()).does("smoke mortar 30.0,80.0");

        assertEquals(
                "[Smoke[cloud=Disc[centre=(300, 800), radiusMm=50], side=0, turn=1]]",
                after.table().smoke().toString());
    }

    @Test
    @Cites("BKC-SMK.2")
    void onlyMortarsLaySmokeAndOnlyInRange() {
        acting(table())
                .refuses("smoke rifle 30.0,80.0", "BKC-SMK.2", "rifle lays no smoke")
                .refuses(
                        "smoke mortar 30.0,30.0",
                        "BKC-SMK.2",
                        "30.0,30.0 is 8.5 cm from mortar, which reaches from 20.0 to 150.0")
                .refuses(
                        "smoke mortar 30.0,175.0",
                        "BKC-SMK.2",
                        "30.0,175.0 is 153.5 cm from mortar, which reaches from 20.0 to 150.0");
    }

    @Test
    @Cites("BKC-SMK.2")
    void theMortarOrWhoOrderedItMustSeeThePoint() {
        acting(table().woods(200, 400, 400, 500))
                .refuses(
                        "smoke mortar 30.0,80.0",
                        "BKC-SMK.2",
                        "neither mortar nor who ordered it sees 30.0,80.0");
    }
}
