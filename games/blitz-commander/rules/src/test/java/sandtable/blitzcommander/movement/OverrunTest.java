package sandtable.blitzcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-OVR Overrun. */
final class OverrunTest {
    private static final String TOO_FEW =
            "it takes 3 mechanized units together to overrun the infantry in B01";

    private static Drawn lane() {
        return Drawn.map("c c c c c c c");
    }

    @Test
    @Cites({"BC-OVR.1", "BC-OVR.3", "BC-OVR.5"})
    void anyCombatUnitRunsOverArtilleryAloneAsItMoves() {
        Played moved =
                lane().us("a", "us-infantry", "A01")
                        .german("guns", "de-rockets", "B01")
                        .begin()
                        .play("move a to B01 C01");

        assertEquals("C01", moved.at("a"));
        assertEquals("destroyed", moved.at("guns"));
    }

    @Test
    @Cites("BC-OVR.2")
    void itTakesAPointMore() {
        lane().us("a", "us-infantry", "A01")
                .german("guns", "de-rockets", "B01")
                .begin()
                .refuses("move a to B01 C01 D01", "BC-MOVE.3", "a has no movement left for D01");
    }

    @Test
    @Cites("BC-OVR.2")
    void withoutThatPointThereIsNoOverrun() {
        Drawn.map("c c c w")
                .us("a", "us-infantry", "B01")
                .german("guns", "de-rockets", "D01")
                .begin()
                .refuses(
                        "move a to C01 D01",
                        "BC-MOVE.2",
                        "D01 costs 12/12 of its movement and a has 8/12 left");
    }

    @Test
    @Cites("BC-OVR.4")
    void tanksAreNotOverrunAtAll() {
        lane().us(3, "tanks", "us-sherman-75", "A01")
                .german("g", "de-pz-iii", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.4",
                        "B01 holds tanks, which cannot be overrun");
    }

    @Test
    @Cites("BC-OVR.4")
    void suppressedUnitsOverrunNobody() {
        lane().us("a", "us-infantry", "A01")
                .suppressed()
                .german("guns", "de-rockets", "B01")
                .begin()
                .refuses("move a to B01", "BC-OVR.4", "a is suppressed and cannot overrun B01");
    }

    @Test
    @Cites("BC-OVR.6")
    void artilleryInCompanyIsNotOverrun() {
        lane().us("tanks", "us-sherman-75", "A01")
                .german(2, "guns", "de-rockets", "B01")
                .begin()
                .refuses(
                        "move tanks to B01",
                        "BC-OVR.6",
                        "the artillery in B01 is not alone and cannot be overrun");
    }

    @Test
    @Cites("BC-OVR.7")
    void threeMechanizedUnitsRunOverInfantryInTheOpen() {
        Played moved =
                lane().us(2, "tanks", "us-sherman-75", "A01")
                        .us("mech", "us-armored-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("move tanks1 tanks2 mech to B01");

        assertEquals("destroyed", moved.at("g"));
        assertEquals("B01", moved.at("mech"));
    }

    @Test
    @Cites("BC-OVR.7")
    void theyMayComeFromSeveralHexes() {
        Played moved =
                Drawn.map(
                                """
                                c c c
                                c c c
                                """)
                        .us("x", "us-sherman-75", "A01")
                        .us("y", "us-sherman-75", "A02")
                        .us("z", "us-sherman-75", "C01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("move x y z to B01");

        assertEquals("destroyed", moved.at("g"));
        assertEquals(
                List.of("B01", "B01", "B01"), List.of(moved.at("x"), moved.at("y"), moved.at("z")));
    }

    @Test
    @Cites("BC-OVR.7")
    void infantryThatWasOverrunControlsNothingAnyMore() {
        Played moved =
                Drawn.map("c c c c")
                        .us(3, "tanks", "us-sherman-75", "A01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("move tanks1 tanks2 tanks3 to B01 C01 D01");

        assertEquals("D01", moved.at("tanks1"));
    }

    @Test
    @Cites("BC-OVR.8")
    void twoAreTooFew() {
        lane().us(2, "tanks", "us-sherman-75", "A01")
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses("move tanks1 tanks2 to B01", "BC-OVR.8", TOO_FEW);
    }

    @Test
    @Cites("BC-OVR.8")
    void unitsOnFootDoNotCount() {
        lane().us(2, "tanks", "us-sherman-75", "A01")
                .us("foot", "us-infantry", "A01")
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses("move tanks1 tanks2 foot to B01", "BC-OVR.8", TOO_FEW);
    }

    @Test
    @Cites("BC-OVR.9")
    void infantryInCoverIsNotOverrun() {
        Drawn.map("c t")
                .us(3, "tanks", "us-sherman-75", "A01")
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.9",
                        "B01 is not clear, so that the infantry there cannot be overrun");
    }

    @Test
    @Cites("BC-OVR.9")
    void aRiverInBetweenSavesInfantry() {
        lane().bridge("A01", "B01")
                .us(3, "tanks", "us-sherman-75", "A01")
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.9",
                        "infantry in B01 cannot be overrun across a river");
    }

    @Test
    @Cites("BC-OVR.10")
    void infantryInCompanyIsNotOverrun() {
        lane().us(3, "tanks", "us-sherman-75", "A01")
                .german(2, "g", "de-infantry", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.10",
                        "the infantry in B01 is not alone and cannot be overrun");
    }

    @Test
    @Cites("BC-ARTY.4")
    void entrenchedArtilleryIsOverrunAllTheSame() {
        Played moved =
                lane().us("a", "us-infantry", "A01")
                        .german("guns", "de-rockets", "B01")
                        .entrenched()
                        .begin()
                        .play("move a to B01");

        assertEquals("destroyed", moved.at("guns"));
    }

    @Test
    void anOverrunIsOffered() {
        Played inHand =
                lane().us("a", "us-infantry", "A01")
                        .german("guns", "de-rockets", "B01")
                        .begin()
                        .play("take a");

        assertTrue(inHand.offered().contains("move a to B01 C01"));
    }

    private static Drawn four() {
        return lane().us(4, "tanks", "us-sherman-75", "A01")
                .us("foot", "us-infantry", "A01")
                .german("g", "de-infantry", "B01");
    }

    @Test
    @Cites("BC-OVR.7")
    void moreThanThreeMayDoItButNobodyOnFootWithThem() {
        four().begin()
                .refuses("move tanks1 tanks2 tanks3 foot to B01", "BC-OVR.8", TOO_FEW)
                .refuses("move tanks1 tanks2 tanks3 tanks4 foot to B01", "BC-OVR.8", TOO_FEW);
        assertEquals(
                "destroyed",
                four().begin().play("move tanks1 tanks2 tanks3 tanks4 to B01").at("g"));
        assertEquals("destroyed", four().begin().play("move tanks1 tanks2 tanks3 to B01").at("g"));
    }

    @Test
    @Cites({"BC-OVR.10", "BC-OVR.6"})
    void infantryWithAGunIsNotOverrun() {
        lane().us(3, "tanks", "us-sherman-75", "A01")
                .german("g", "de-infantry", "B01")
                .german("guns", "de-rockets", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.6",
                        "the artillery in B01 is not alone and cannot be overrun");
        lane().us(3, "tanks", "us-sherman-75", "A01")
                .german("guns", "de-rockets", "B01")
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses(
                        "move tanks1 tanks2 tanks3 to B01",
                        "BC-OVR.6",
                        "the artillery in B01 is not alone and cannot be overrun");
    }
}
