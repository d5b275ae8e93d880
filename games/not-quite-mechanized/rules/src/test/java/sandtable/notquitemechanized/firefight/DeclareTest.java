package sandtable.notquitemechanized.firefight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Marks;

import java.util.List;

/** C9: who may begin an attack, on what, and with whom. */
final class DeclareTest {
    private static final String ALL =
            "attack I-command 2000,2200 with I-1 I-2 I-3 I-mmg I-mortar-81";

    /** I stands some 250 m from a Soviet company that is dug in at 2000,2200. */
    private static final Tabletop FACING =
            Tabletop.of(4000, 6000)
                    .headquarters("German", "hq", "level = \"brigade\"", "at = \"2000,300\"")
                    .battalion(
                            "German",
                            "I",
                            "de-infantry-39",
                            "under = \"hq\"",
                            "at = \"2000,1500\"",
                            "companies = \"1700,1720 2000,1650 2300,1720\"")
                    .battalion(
                            "Soviet",
                            "det",
                            "su-detachment",
                            "at = \"2000,2200\"",
                            "companies = \"2000,2200\"",
                            "position = \"dug-in\"")
                    .order("German", "I attack 2000,2200 by 2000,1600 from 1");

    /** Step 3 of the first bound. */
    private static Played facing() {
        return FACING.begin().sealed();
    }

    @Test
    @Cites({"NQM-SUMM.2", "NQM-CLASS.13", "NQM-CLASS.5"})
    void aCommanderAttacksWithAllWhoAreInRange() {
        assertTrue(facing().offered("German").contains(ALL));
    }

    @Test
    @Cites("NQM-CLASS.13")
    void onlyAnUnwoundedCommandStandBeginsAnAttack() {
        facing().refuses(
                        "German",
                        "attack I-1 2000,2200 with I-1",
                        "NQM-CLASS.13",
                        "I-1 is no Command stand");
        facing().marked("I-command", 1)
                .refuses("German", ALL, "NQM-CLASS.13", "I has no unwounded Command stand");
    }

    /** R-NQM-129: an hour without hits on either side, then the commander is wounded. */
    @Test
    @Cites({"NQM-FIGHT.12", "NQM-CLASS.13"})
    void anAttackThatHasBegunGoesOnUnderAWoundedCommander() {
        var wounded =
                facing().play("German", "attack I-command 2000,2200 with I-1")
                        .sealed(1, 1, 1, 1)
                        .sealed()
                        .marked("I-command", 1);

        assertTrue(wounded.allows("German", "attack I-command 2000,2200 with I-1"));
        assertTrue(
                wounded.offered("German").stream()
                        .anyMatch(each -> each.startsWith("attack I-command 2000,2200 ")));
        wounded.refuses(
                "German",
                "attack I-command 2000,2100 with I-1",
                "NQM-CLASS.13",
                "I has no unwounded Command stand");
    }

    @Test
    @Cites("NQM-SUMM.15")
    void theFirstTankCompanyCarriesTheCommander() {
        var tanks =
                FACING.battalion(
                                "German",
                                "pz",
                                "de-panzer-42",
                                "at = \"1000,1500\"",
                                "companies = \"1300,2100 1400,2500 900,1500\"")
                        .order("German", "pz attack 2000,2200 by 1300,2200 from 1")
                        .begin()
                        .sealed();

        assertTrue(tanks.allows("German", "attack pz-1 2000,2200 with pz-1"));
        tanks.refuses(
                "German",
                "attack pz-2 2000,2200 with pz-1",
                "NQM-CLASS.13",
                "pz-1 leads pz, not pz-2");
        assertTrue(
                tanks.marked("pz-1", 3).offered("German").stream()
                        .anyMatch(each -> each.startsWith("attack pz-2 ")));
    }

    @Test
    @Cites("NQM-CLASS.14")
    void theCommandStandIsNearOneWhoAttacks() {
        facing().placed("I-command", "2000,300")
                .refuses(
                        "German",
                        ALL,
                        "NQM-CLASS.14",
                        "no stand that attacks is within 1000 m of I-command");
    }

    @Test
    @Cites({"NQM-CLASS.14", "NQM-SUMM.3"})
    void aBrigadeHeadquartersAttacksWithItsBattalions() {
        var played = facing().placed("hq", "2000,1400");

        assertTrue(played.allows("German", "attack hq 2000,2200 with I-1 I-2"));
    }

    @Test
    @Cites("NQM-SUMM.3")
    void othersAreNotUnderItsCommand() {
        var played =
                FACING.stand("German", "pak", "at-37", "under = \"hq\"", "at = \"2000,1800\"")
                        .begin()
                        .sealed();

        played.refuses(
                "German",
                "attack I-command 2000,2200 with I-1 pak",
                "NQM-SUMM.3",
                "pak is neither under command nor in support of I");
    }

    @Test
    @Cites({"NQM-SUMM.4", "NQM-OOB.12", "NQM-OOB.13"})
    void gunsInSupportFireAnHourAfterTheyAreAsked() {
        var played =
                FACING.stand(
                                "German",
                                "b150",
                                "gun-150",
                                "off-table = true",
                                "fire-units = 3",
                                "in-support = \"I hq\"")
                        .begin()
                        .sealed();
        String attack = "attack I-command 2000,2200 with I-1 b150";

        var asked = played.play("German", attack).sealed(1, 1, 1, 1);
        assertEquals(List.of(asked.id("I-1")), attack(asked).firing());
        var fires = asked.sealed().play("German", attack).sealed(1, 1, 1, 1, 1);
        assertEquals(List.of(fires.id("I-1"), fires.id("b150")), attack(fires).firing());
    }

    private static Attack attack(Played played) {
        return played.table().attacks().getFirst();
    }

    @Test
    @Cites({"NQM-OOB.7", "NQM-OOB.8"})
    void gunsInDirectSupportFireAtOnce() {
        var played =
                FACING.stand(
                                "German",
                                "b105",
                                "gun-105",
                                "off-table = true",
                                "fire-units = 3",
                                "direct-support = \"I\"")
                        .begin()
                        .sealed()
                        .play("German", "attack I-command 2000,2200 with I-1 b105")
                        .sealed(1, 1, 1, 1, 1);

        assertEquals(List.of(played.id("I-1"), played.id("b105")), attack(played).firing());
    }

    @Test
    @Cites("NQM-CMD.2")
    void anObjectiveIsNamedByTheOrder() {
        FACING.battalion("Soviet", "II", "militia", "at = \"3500,1500\"")
                .begin()
                .sealed()
                .placed("II-1", "3200,1700")
                .refuses(
                        "German",
                        "attack I-command 3200,1700 with I-3",
                        "NQM-CMD.2",
                        "(3200, 1700) is 1200 m from what the order of I names, and 500 m are"
                                + " allowed");
    }

    @Test
    @Cites("NQM-TIME.3")
    void whoEndsALongMovePauses() {
        var played = facing();
        var table = played.table();
        var arrived = table.unit(played.unit("I")).arrived(1);

        played.with(table.with(played.unit("I"), arrived))
                .refuses(
                        "German",
                        ALL,
                        "NQM-TIME.3",
                        "I ended its move in bound 1 and pauses in it");
    }

    @Test
    @Cites({"NQM-FIGHT.1", "NQM-COMBAT.2"})
    void anObjectiveUnderAPlannedShootIsNotAttacked() {
        var played =
                FACING.stand(
                                "German",
                                "b105",
                                "gun-105",
                                "off-table = true",
                                "fire-units = 3",
                                "direct-support = \"I\"")
                        .stand(
                                "German",
                                "b75",
                                "gun-75",
                                "off-table = true",
                                "fire-units = 3",
                                "direct-support = \"I\"")
                        .begin()
                        .play("German", "shoot b105 2000,2200 bound 1 effective 1")
                        .sealed();

        played.refuses(
                "German",
                ALL,
                "NQM-FIGHT.1",
                "b105 has a planned shoot on (2000, 2200) in bound 1");
    }

    @Test
    @Cites("NQM-FFT.1")
    void firersAreInEffectiveRange() {
        facing().placed("I-3", "3300,1720")
                .refuses(
                        "German",
                        ALL,
                        "NQM-FFT.1",
                        "the nearest enemy seen there is 1086 m from I-3, and its effective range"
                                + " is 300 m");
    }

    @Test
    @Cites("NQM-FFT.1")
    void firersSeeWhomTheyFireAt() {
        FACING.area("woods", "1300,1850 2500,2050")
                .begin()
                .sealed()
                .placed("I-1", "2000,2000")
                .placed("I-mmg", "2000,1500")
                .refuses(
                        "German",
                        "attack I-command 2000,2200 with I-1 I-mmg",
                        "NQM-FFT.1",
                        "I-mmg has no line of sight to an enemy in range");
    }

    @Test
    @Cites({"NQM-CLASS.10", "NQM-CLASS.9"})
    void disorganisedSupportStandsDoNotSupportAnAttack() {
        facing().flagged("I", Flag.DISORGANISED)
                .refuses(
                        "German",
                        ALL,
                        "NQM-CLASS.10",
                        "I-mmg is disorganised and fires only in self-defence");
        assertTrue(
                facing().flagged("I", Flag.DISORGANISED)
                        .allows("German", "attack I-command 2000,2200 with I-1 I-2 I-3"));
    }

    @Test
    @Cites("NQM-CLASS.9")
    void nobodySupportsADisorganisedUnit() {
        var played =
                FACING.stand("German", "mg", "mmg", "under = \"I\"", "at = \"2000,1600\"")
                        .begin()
                        .sealed()
                        .flagged("I", Flag.DISORGANISED);

        played.refuses(
                "German",
                "attack I-command 2000,2200 with I-1 mg",
                "NQM-CLASS.9",
                "mg cannot support I, which is disorganised");
    }

    @Test
    @Cites("NQM-ARTY.6")
    void thePinnedDoNotAttack() {
        var played = facing();
        Marks marks = played.body("I-2").marks().pinned(played.table().clock().hourLater());
        var pinned =
                played.with(played.table().with(played.id("I-2"), played.body("I-2").with(marks)));

        pinned.refuses("German", ALL, "NQM-ARTY.6", "I-2 is pinned and cannot attack");
    }

    @Test
    @Cites("NQM-LOG.1")
    void nobodyFiresWithoutAmmunition() {
        var played = facing();
        var plan = played.state().plan(0).with(played.id("I-2"), 0);

        new Played(played.state().with(0, plan), List.of())
                .refuses("German", ALL, "NQM-LOG.1", "I-2 has no ammunition left");
    }

    @Test
    @Cites("NQM-FIGHT.2")
    void eachFiresOnceAnHour() {
        var played =
                facing().placed("hq", "2000,1400")
                        .play("German", "attack I-command 2000,2200 with I-1");

        played.refuses(
                "German",
                "attack hq 2000,2200 with I-1 I-2",
                "NQM-FIGHT.2",
                "I-1 fires once in bound 1, and is to fire elsewhere");
    }

    @Test
    @Cites("NQM-GRADE.21")
    void anEliteUnitReadsItsOrdersByTheirSense() {
        var elite =
                Tabletop.of(4000, 4000)
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "grade = \"elite\"",
                                "stands = \"command rifle:2\"",
                                "at = \"2000,1500\"",
                                "companies = \"2000,1650\"")
                        .battalion(
                                "Soviet",
                                "det",
                                "su-detachment",
                                "at = \"2000,2200\"",
                                "companies = \"2000,2200\"")
                        .begin()
                        .sealed();

        assertTrue(elite.allows("German", "attack I-command 2000,2200 with I-1"));
    }

    @Test
    @Cites("NQM-SUMM.2")
    void theEnemyIsNotToldOfAnAttackBeforeAllHaveSealed() {
        var declared = facing().play("German", ALL);

        assertEquals(List.of(), declared.told("Soviet", FireHappening.AttackDeclared.class));
        assertFalse(declared.view("Soviet").sheet().entries().iterator().hasNext());
        var fought = declared.sealed(1, 1, 1, 1, 1, 1, 1, 1);
        assertEquals(List.of(), fought.told("Soviet", FireHappening.AttackDeclared.class));
        assertEquals(1, fought.told("Soviet", FireHappening.Fought.class).size());
    }
}
