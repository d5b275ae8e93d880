package sandtable.notquitemechanized.fireplan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;

/** NQM-COMBAT, NQM-ARTY.1, .15: guns before the firefight, and in it. */
final class PhasesTest {
    private static final String ATTACK = "attack I-command 2000,2200 with ";

    /** A battalion with two batteries in Direct Support before a dug-in company. */
    private static Tabletop facing(String gun) {
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-39",
                        "at = \"2000,1500\"",
                        "companies = \"1700,1720 2000,1650 2300,1720\"")
                .stand(
                        "German",
                        "guns",
                        gun,
                        "off-table = true",
                        "fire-units = 3",
                        "direct-support = \"I\"")
                .stand(
                        "German",
                        "others",
                        gun,
                        "off-table = true",
                        "fire-units = 3",
                        "direct-support = \"I\"")
                .stand("Soviet", "coy", "rifle", "at = \"2000,2200\"", "position = \"dug-in\"")
                .order("German", "I attack 2000,2200 by 2000,1600 from 1");
    }

    @Test
    @Cites({"NQM-COMBAT.1", "NQM-COMBAT.2", "NQM-ARTY.2"})
    void theFirefightBeginsInTheHourAfterTheFireplan() {
        var shot =
                facing("gun-105")
                        .begin()
                        .play("German", "shoot guns 2000,2200 bound 1 effective 1")
                        .sealed();

        shot.refuses(
                "German",
                ATTACK + "I-1",
                "NQM-FIGHT.1",
                "guns has a planned shoot on (2000, 2200) in bound 1");
        Played next = shot.sealed(1).sealed();
        assertEquals(2, next.bound());
        assertTrue(next.allows("German", ATTACK + "I-1"));
    }

    @Test
    @Cites({"NQM-ARTY.15", "NQM-ARTY.3"})
    void aCalledShootDoesNotKeepTheAttackerFromTheAttack() {
        var played =
                facing("gun-105")
                        .begin()
                        .sealed()
                        .play("German", "shoot guns 2000,2200 bound 1 effective 1");

        assertTrue(played.allows("German", ATTACK + "I-1"));
    }

    @Test
    @Cites("NQM-ARTY.1")
    void gunsInTheFirefightNeedNoCalibreAndNeitherPinNorDisorganise() {
        var played = facing("gun-76").begin().sealed().play("German", ATTACK + "I-1 guns");

        var fought = played.sealed(1, 5, 1);
        assertEquals(1, fought.body("coy").casualties().marked());
        assertFalse(fought.table().pinned(fought.id("coy")));
        assertFalse(fought.table().disorganised(fought.id("coy")));
    }
}
