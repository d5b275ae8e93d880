package sandtable.notquitemechanized.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.MoraleHappening;

import java.util.List;

/** C10: what becomes of units whose casualties reach a level. */
final class MoraleTest {
    private static final String ATTACK = "attack I-command 2000,2200 with I-1 I-2 I-3";

    /** A German battalion in effective range of a Soviet company in the open. */
    private static Tabletop facing(String... german) {
        var fields = new String[german.length + 2];
        fields[0] = "at = \"2000,1500\"";
        fields[1] = "companies = \"1700,1720 2000,1650 2300,1720\"";
        System.arraycopy(german, 0, fields, 2, german.length);
        return Tabletop.of(4000, 6000)
                .battalion("German", "I", "de-infantry-43", fields)
                .battalion("German", "far", "militia", "at = \"400,400\"")
                .order("German", "I attack 2000,2200 by 2000,1600 from 1");
    }

    private static Played attack(Tabletop tabletop, String... soviet) {
        var fields = new String[soviet.length + 2];
        fields[0] = "at = \"2000,2200\"";
        fields[1] = "companies = \"2000,2200\"";
        System.arraycopy(soviet, 0, fields, 2, soviet.length);
        return tabletop.battalion("Soviet", "det", "su-detachment", fields).begin().sealed();
    }

    /** Ten of fourteen with markers, and three companies that can still fire. */
    private static Played worn(Played played) {
        return played.marked("I-1", 2)
                .marked("I-2", 2)
                .marked("I-3", 2)
                .marked("I-mmg", 1)
                .marked("I-mortar-81", 1)
                .marked("I-at-75", 1)
                .marked("I-ig-75", 1);
    }

    /** Nobody hits anybody: three dice of the attackers, three of the defenders. */
    private static Played hour(Played played, int... tests) {
        var dice = new int[6 + tests.length];
        java.util.Arrays.fill(dice, 0, 6, 1);
        System.arraycopy(tests, 0, dice, 6, tests.length);
        return played.play("German", ATTACK).sealed(dice);
    }

    @Test
    @Cites({"NQM-PRESS.1", "NQM-SEQ.3", "NQM-BREAK.2"})
    void whoCallsOffAnAttackGoesToGroundOrWithdraws() {
        var asked = hour(worn(attack(facing())), 3, 4);

        assertEquals(List.of("German"), asked.asked());
        assertEquals(List.of("choose go-to-ground", "choose withdraw"), asked.offered("German"));
        var ground = asked.play("German", "choose go-to-ground");
        assertTrue(ground.is("I", Flag.TO_GROUND));
        assertTrue(ground.is("I", Flag.NEEDS_REINFORCEMENT));
        assertEquals(1, ground.table().attacks().size());
    }

    @Test
    @Cites({"NQM-PRESS.1", "NQM-RETR.1"})
    void whoWithdrawsEndsTheAttackAndGoesToASafeDistance() {
        var gone = hour(worn(attack(facing())), 3, 4).play("German", "choose withdraw");

        assertEquals(List.of(), gone.table().attacks());
        assertEquals("withdraw 2000,0", gone.orders("I"));
    }

    @Test
    @Cites({"NQM-BREAK.6", "NQM-BREAK.7"})
    void brokenAttackersMustWithdraw() {
        var broken = hour(worn(attack(facing())), 4, 3);

        assertTrue(broken.is("I", Flag.BROKEN));
        assertTrue(broken.is("I", Flag.DISORGANISED));
        assertEquals("withdraw 2000,0", broken.orders("I"));
        broken.refuses(
                "German", "order I hold", "NQM-BREAK.7", "I is broken and can only withdraw");
    }

    @Test
    @Cites({"NQM-BREAK.3", "NQM-BREAK.4"})
    void testsAreTakenOnce() {
        var passed = hour(worn(attack(facing())), 4, 4).sealed();

        var again = hour(passed);

        assertEquals(List.of(), again.told("German", MoraleHappening.Tested.class));
    }

    @Test
    @Cites("NQM-RETR.3")
    void brokenDefendersMaySitTight() {
        var played = attack(facing()).marked("det-1", 2).marked("det-command", 1);

        var broken = played.play("German", ATTACK).sealed(1, 1, 1, 1, 1, 1, 3);

        assertEquals(List.of("Soviet"), broken.asked());
        assertEquals(List.of("choose withdraw", "choose sit-tight"), broken.offered("Soviet"));
        var sits = broken.play("Soviet", "choose sit-tight");
        assertTrue(sits.is("det", Flag.SITS_TIGHT));
        assertEquals("hold", sits.orders("det"));
    }

    @Test
    @Cites("NQM-GRADE.20")
    void brokenGreenTroopsSurrenderToWhoIsNear() {
        var played = attack(facing(), "green = true").marked("det-1", 2).marked("det-command", 1);

        var broken = played.play("German", ATTACK).sealed(1, 1, 1, 1, 1, 1, 3);

        assertTrue(broken.is("det", Flag.SURRENDERED));
        assertEquals("gone", broken.at("det-1"));
    }

    @Test
    @Cites("NQM-RETR.2")
    void whoIsSlowerThanThoseWhoAttackedCannotWithdraw() {
        var tabletop =
                facing().battalion(
                                "German",
                                "pz",
                                "de-panzer-42",
                                "at = \"2000,1500\"",
                                "companies = \"1400,1900 2600,1900 2000,1300\"")
                        .order("German", "pz attack 2000,2200 by 2000,1600 from 1");
        var played =
                attack(tabletop)
                        .marked("det-1", 2)
                        .marked("det-command", 1)
                        .flagged("det", Flag.UNAFRAID);

        var broken =
                played.play("German", "attack pz-1 2000,2200 with pz-1 pz-2")
                        .sealed(1, 1, 1, 1, 1, 3);

        assertTrue(broken.is("det", Flag.SITS_TIGHT));
    }

    @Test
    @Cites({"NQM-PRESS.2", "NQM-PRESS.3"})
    void aCompanyThatHasNotFiredYetIsAReserve() {
        var played = worn(attack(facing()));
        var ground =
                played.play("German", "attack I-command 2000,2200 with I-1 I-2")
                        .sealed(1, 1, 1, 1, 1, 3, 4)
                        .play("German", "choose go-to-ground")
                        .sealed();

        var same =
                ground.play("German", "attack I-command 2000,2200 with I-1 I-2")
                        .sealed(1, 1, 1, 1, 1);
        assertTrue(same.is("I", Flag.TO_GROUND));
        var joined = hour(ground);
        assertFalse(joined.is("I", Flag.TO_GROUND));
        assertFalse(joined.is("I", Flag.NEEDS_REINFORCEMENT));
    }

    @Test
    @Cites("NQM-PRESS.1")
    void whoHasGoneToGroundDoesNotAdvance() {
        var ground = hour(worn(attack(facing())), 3, 4).play("German", "choose go-to-ground");

        var ordered = ground.play("German", "order I move 2000,1900 through").sealed();

        assertEquals("2000,1500", ordered.at("I-command"));
        var fresh = hour(attack(facing())).play("German", "order I move 2000,1900 through");
        assertEquals("2000,1900", fresh.sealed().at("I-command"));
    }
}
