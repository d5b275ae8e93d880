package sandtable.notquitemechanized.firefight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.FireHappening.Hour;
import sandtable.notquitemechanized.state.Flag;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** G6, C4: who fires when a company is attacked, and what fire does. */
final class DefenceTest {
    /** A company of R at 2000,2200 is attacked by one company; others are near. */
    private static Tabletop attacked(String... position) {
        var fields = new ArrayList<>(List.of(position));
        fields.add("under = \"brigade\"");
        fields.add("grade = \"regular\"");
        fields.add("at = \"2000,3200\"");
        fields.add("companies = \"2000,2200 1680,2080 3500,5500\"");
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "militia",
                        "at = \"2000,1300\"",
                        "companies = \"2000,1650 800,400 3200,400\"")
                .order("German", "I attack 2000,2200 by 2000,1700 from 1")
                .headquarters("Soviet", "brigade", "level = \"brigade\"", "at = \"2000,5500\"")
                .battalion("Soviet", "R", "su-rifle-41", fields.toArray(String[]::new))
                .order("Soviet", "R hold")
                .stand(
                        "Soviet",
                        "ds",
                        "gun-122",
                        "off-table = true",
                        "fire-units = 3",
                        "direct-support = \"R\"")
                .stand(
                        "Soviet",
                        "in",
                        "gun-152",
                        "off-table = true",
                        "fire-units = 3",
                        "in-support = \"R brigade\"")
                .stand("Soviet", "mg", "hmg", "under = \"brigade\"", "at = \"2600,2200\"");
    }

    private static final String ATTACK = "attack I-command 2000,2200 with I-1";

    /** Who fired in defence, as the defender is told. */
    private static List<String> fired(Played played) {
        var fired = new TreeSet<BodyId>();
        played.told("Soviet", FireHappening.Fought.class)
                .forEach(each -> each.defence().forEach(dice -> fired.addAll(dice.firers())));
        return fired.stream().map(BodyId::name).toList();
    }

    private static Played first() {
        return attacked("position = \"dug-in\"")
                .begin()
                .sealed()
                .play("German", ATTACK)
                .sealed(1, 1, 1, 1, 1);
    }

    @Test
    @Cites({"NQM-CRT.2", "NQM-CRT.3"})
    void inTheFirstHourTheBattalionAndItsDirectSupportFire() {
        assertEquals(List.of("R-1", "R-2", "R-mortar-82", "ds"), fired(first()));
    }

    @Test
    @Cites({"NQM-CRT.5", "NQM-CRT.6"})
    void inTheSecondHourTheBrigadeAndGunsInSupportFireToo() {
        var second = first().sealed().play("German", ATTACK).sealed(1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("R-1", "R-2", "R-mortar-82", "ds", "in", "mg"), fired(second));
    }

    @Test
    @Cites({"NQM-CLASS.11", "NQM-CLASS.10"})
    void disorganisedSupportStandsFireOnlyInSelfDefence() {
        var played =
                attacked("position = \"dug-in\"")
                        .begin()
                        .sealed()
                        .placed("R-mmg", "2000,2300")
                        .flagged("R", Flag.DISORGANISED)
                        .play("German", ATTACK)
                        .sealed(1, 1, 1, 1, 1);

        assertEquals(List.of("R-1", "R-2", "R-mmg", "ds"), fired(played));
    }

    @Test
    @Cites("NQM-PRESS.4")
    void anHourThatIsLostCallsForReserves() {
        var lost =
                attacked("position = \"dug-in\"")
                        .begin()
                        .sealed()
                        .play("German", ATTACK)
                        .sealed(1, 6, 1, 1, 1);

        var hour = lost.told("German", FireHappening.Fought.class).getFirst();
        assertEquals(Hour.LOST, hour.hour());
        assertTrue(hour.needsReserves());
        assertTrue(lost.table().attacks().getFirst().needsReserves());
    }

    @Test
    @Cites("NQM-FIGHT.14")
    void anAttackerWhoIsAheadInAllHasWonThoughAnHourIsLost() {
        var won =
                attacked("position = \"dug-in\"")
                        .begin()
                        .sealed()
                        .play("German", ATTACK)
                        .sealed(6, 1, 1, 1, 1);
        var table = won.table();
        var ahead = won.with(table.withAttacks(List.of(table.attacks().getFirst().counting(5, 0))));

        var second = ahead.sealed().play("German", ATTACK).sealed(1, 6, 1, 1, 1, 1);

        var hour = second.told("German", FireHappening.Fought.class).getFirst();
        assertEquals(Hour.WON_IN_ALL, hour.hour());
        assertTrue(second.table().attacks().getFirst().won(3));
        assertTrue(hour.needsReserves());
    }

    @Test
    @Cites({"NQM-RANGE.17", "NQM-FFT.1"})
    void fireFromAfarDisorganisesAndHurtsNobody() {
        var played =
                Tabletop.of(4000, 6000)
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "at = \"2000,1400\"",
                                "companies = \"400,400 2000,400 3200,400\"")
                        .order("German", "I attack 2000,2200 by 2000,1700 from 1")
                        .battalion(
                                "Soviet",
                                "R",
                                "militia",
                                "at = \"2000,4200\"",
                                "companies = \"2000,2200 400,5500 3500,5500\"")
                        .begin()
                        .sealed()
                        .play("German", "attack I-command 2000,2200 with I-mmg")
                        .sealed(1, 6);

        assertEquals(0, played.body("I-mmg").casualties().marked());
        assertTrue(played.table().disorganised(played.id("I-mmg")));
        assertEquals(1, played.told("German", FireHappening.Harassed.class).size());
    }

    @Test
    @Cites("NQM-FFT.3")
    void atContactRangeAWeaponCountsAClassMore() {
        var played = attacked("position = \"dug-in\"").begin().sealed().placed("I-1", "2000,1810");

        var near = played.play("German", ATTACK).sealed(1, 1, 1, 1, 1);

        var hour = near.told("German", FireHappening.Fought.class).getFirst();
        assertEquals(
                "class difference 0 (Light weapon 1, Medium target -2, contact or ambush 1)",
                hour.attack().getFirst().column().toString());
    }

    @Test
    @Cites({"NQM-FFT.16", "NQM-FFT.17"})
    void markersAreToldToWhoSeesTheTarget() {
        var played =
                attacked("position = \"dug-in\"")
                        .begin()
                        .sealed()
                        .play("German", ATTACK)
                        .sealed(6, 1, 1, 1, 1);

        assertEquals(1, played.told("German", FireHappening.Marked.class).size());
        assertEquals(1, played.body("R-1").casualties().marked());
    }

    @Test
    @Cites("NQM-FIGHT.2")
    void aStandUnderTwoAttacksAnswersTheNearest() {
        var played =
                attacked("position = \"dug-in\"")
                        .battalion(
                                "German",
                                "II",
                                "militia",
                                "at = \"2600,1500\"",
                                "companies = \"2420,1800 200,200 3800,200\"")
                        .order("German", "II attack 2000,2200 by 2600,1500 from 1")
                        .begin()
                        .sealed()
                        .play("German", ATTACK)
                        .play("German", "attack II-command 2000,2200 with II-1")
                        .sealed(1, 1, 1, 1, 1, 1);

        List<Integer> dice =
                played.told("Soviet", FireHappening.Fought.class).stream()
                        .map(
                                each ->
                                        each.defence().stream()
                                                .mapToInt(dice1 -> dice1.faces().size())
                                                .sum())
                        .toList();
        assertEquals(4, dice.stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    @Cites("NQM-FIGHT.13")
    void attacksOnEachOtherAreOneFirefight() {
        var both =
                Tabletop.of(4000, 6000)
                        .battalion(
                                "German",
                                "I",
                                "militia",
                                "at = \"2000,1300\"",
                                "companies = \"2000,1650 800,400 3200,400\"")
                        .order("German", "I attack 2000,2200 by 2000,1700 from 1")
                        .battalion(
                                "Soviet",
                                "R",
                                "militia",
                                "at = \"2000,2600\"",
                                "companies = \"2000,2200 400,5500 3500,5500\"")
                        .order("Soviet", "R attack 2000,1650 by 2000,2300 from 1")
                        .begin()
                        .sealed()
                        .play("German", "attack I-command 2000,2200 with I-1")
                        .play("Soviet", "attack R-command 2000,1650 with R-1")
                        .sealed(6, 4);

        List<String> scores =
                both.told("German", FireHappening.Fought.class).stream()
                        .map(each -> each.caused().total() + " to " + each.taken().total())
                        .toList();
        assertEquals(List.of("2 to 1", "1 to 2"), scores);
    }
}
