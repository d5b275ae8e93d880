package sandtable.notquitemechanized.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Staged;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Flag;
import sandtable.space.measured.Spot;

import java.util.List;

/** C12: tanks against positions, infantry and tanks. */
final class TanksTest {
    private static final Spot HILL = new Spot(2000, 2400);
    private static final List<String> BOTH = List.of("German", "Soviet");

    private static Tabletop panzers() {
        return Tabletop.of(4000, 5000)
                .battalion("German", "Pz", "de-panzer-42", "at = \"2000,1800\"\nheading = 0");
    }

    /** Tanks before militia without anti-tank weapons. */
    private static Tabletop militia() {
        return panzers()
                .battalion(
                        "Soviet",
                        "mil",
                        "militia",
                        "at = \"2000,2400\"\nheading = 180",
                        "companies = \"2000,2400 2000,3400 2000,4400\"\nposition = \"dug-in\"");
    }

    /** Tanks before troops with a gun that hurts them. */
    private static Tabletop guns() {
        return panzers()
                .battalion(
                        "Soviet",
                        "det",
                        "su-rifle-42",
                        "at = \"2000,2400\"\nheading = 180",
                        "companies = \"2000,2400 2000,3400 2000,4400\"\nposition = \"dug-in\"");
    }

    private static Staged staged(Tabletop table, int won) {
        return Staged.of(table, 3, 6).attack("Pz-1", HILL, won, "Pz-1", "Pz-2", "Pz-3");
    }

    private static Staged terror(Tabletop table) {
        return Staged.of(table, 3, 4).attack("Pz-1", HILL, -9, "Pz-1", "Pz-2", "Pz-3");
    }

    private static boolean cowed(Played played, String body) {
        return played.body(body).marks().cowed() == played.bound();
    }

    @Test
    @Cites("NQM-SPATT.8")
    void halfOfTheTroopsThatMeetTanksForTheFirstTimeDoNotFight() {
        var three = terror(militia()).begins(new TankTerror(), 3);
        var four = terror(militia()).begins(new TankTerror(), 4);

        assertTrue(cowed(three, "mil-1"));
        assertFalse(cowed(three, "mil-2"));
        assertFalse(cowed(four, "mil-1"));
        assertTrue(four.table().unit(four.unit("mil")).is(Flag.UNAFRAID));
    }

    @Test
    @Cites("NQM-SPATT.8")
    void anAntiTankGunInRangeKeepsThemFromTerror() {
        var played = terror(guns()).begins(new TankTerror());

        assertFalse(cowed(played, "det-1"));
        assertFalse(played.table().unit(played.unit("det")).is(Flag.UNAFRAID));
    }

    @Test
    @Cites("NQM-SPATT.8")
    void tanksOfTheirOwnKeepThemFromTerror() {
        var table = militia().stand("Soviet", "t34", "su-t34", "at = \"2000,3000\"");

        terror(table).begins(new TankTerror());
    }

    @Test
    @Cites("NQM-SPATT.10")
    void infantryWithTanksIsNoTerror() {
        var table =
                militia()
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "at = \"2000,1500\"\nheading = 0\nlayout = \"line\"");

        Staged.of(table, 3, 4)
                .attack("I-command", HILL, -9, "Pz-1", "I-1")
                .begins(new TankTerror());
    }

    @Test
    @Cites({"NQM-SPATT.9", "NQM-BREAK.5"})
    void terrorComesOnce() {
        terror(militia()).flagged("mil", Flag.UNAFRAID).begins(new TankTerror());
    }

    private static Played inTerror() {
        return staged(militia(), -9).cowed("mil-1", "mil-command").begins(new CloseAssaults());
    }

    @Test
    @Cites({"NQM-SPATT.8", "NQM-SPASL.10"})
    void tanksThatStayTakeWhoIsInTerrorAndKeepThem() {
        var played = inTerror().play("German", "choose assault").play("German", "choose stay");

        assertEquals("gone", played.at("mil-1"));
        assertEquals("2000,3400", played.at("mil-2"));
        assertEquals(4, played.body("Pz-1").marks().guarding());
        assertEquals(BOTH, played.asked());
    }

    @Test
    @Cites("NQM-SPATT.9")
    void tanksThatRollOnLeaveTheTroopsInTheirPosition() {
        var played = inTerror().play("German", "choose assault").play("German", "choose roll-on");

        assertEquals("2000,2400", played.at("mil-1"));
        assertFalse(cowed(played, "mil-1"));
        assertTrue(played.table().spot(played.id("Pz-1")).orElseThrow().y() > 2400);
    }

    @Test
    @Cites({"NQM-SPASL.10", "NQM-FIGHT.5"})
    void tanksRollIntoAPositionThatCannotHurtThemWithoutWinning() {
        var played = staged(militia(), -9).begins(new CloseAssaults());

        var passed = played.play("German", "choose assault", 5);
        assertEquals("2000,2400", passed.at("Pz-1"));
        assertEquals(List.of("choose stay", "choose roll-on"), passed.offered("German"));
    }

    @Test
    @Cites("NQM-FIGHT.5")
    void againstAntiTankFireTheyMustHaveWon() {
        assertEquals(BOTH, staged(guns(), -9).begins(new CloseAssaults()).asked());
        assertEquals(List.of("German"), staged(guns(), 3).begins(new CloseAssaults()).asked());
    }

    @Test
    @Cites({"NQM-FIGHT.17", "NQM-BREAK.9", "NQM-SUMM.11"})
    void infantryThatFailsTheTestIsBrokenAndCannotOutrunTanks() {
        var played =
                staged(militia(), -9)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 4);

        assertTrue(played.table().unit(played.unit("mil")).broken());
        assertEquals("gone", played.at("mil-1"));
        assertEquals("2000,3400", played.at("mil-2"));
    }

    @Test
    @Cites({"NQM-GRADE.10", "NQM-GRADE.11"})
    void brokenVeteransBreakOut() {
        var table =
                Tabletop.of(4000, 5000)
                        .battalion("Soviet", "T", "su-tank-t34", "at = \"2000,1800\"\nheading = 0")
                        .battalion(
                                "German",
                                "FJ",
                                "de-fallschirm",
                                "at = \"2000,2400\"\nheading = 180",
                                "companies = \"2000,2400 2000,3400 2000,4400\"",
                                "position = \"dug-in\"");

        var played =
                Staged.of(table, 3, 6)
                        .attack("T-1", HILL, 3, "T-1", "T-2", "T-3")
                        .begins(new CloseAssaults())
                        .play("Soviet", "choose assault", 2);
        assertTrue(played.table().unit(played.unit("FJ")).broken());
        var overcome = played.told("German", AssaultHappening.Overcome.class);
        assertTrue(
                overcome.stream()
                        .anyMatch(
                                each ->
                                        each.body().equals(played.id("FJ-1"))
                                                && each.fate() == AssaultHappening.Fate.BROKE_OUT));
        assertTrue(played.table().spot(played.id("FJ-1")).isPresent());
    }

    @Test
    @Cites("NQM-SPASL.10")
    void antiTankGunsOnThePositionAreDestroyed() {
        var played =
                staged(guns(), 3).begins(new CloseAssaults()).play("German", "choose assault", 4);

        assertEquals("gone", played.at("det-at-45"));
        assertEquals("2000,2400", played.at("det-1"));
    }

    private static Staged tanksAmongMilitia(Tabletop table) {
        return Staged.of(table, 4, 6).at("Pz-1", 2000, 2400, 3).at("Pz-2", 1000, 1000, 1);
    }

    @Test
    @Cites({"NQM-FIGHT.6", "NQM-SPASL.11"})
    void infantryThatStayedMayAssaultTanksThatStayedToo() {
        var fought = tanksAmongMilitia(militia()).begins(new CloseAssaults(), 6, 6, 6, 1);

        var round = fought.told("German", AssaultHappening.Round.class).getFirst();
        assertEquals("dice of the defender 1 (Pz-1 1)", round.figures().get(1).toString());
        assertEquals(1, fought.body("Pz-1").casualties().marked());
        assertEquals(List.of("Soviet"), fought.asked());
    }

    @Test
    @Cites("NQM-FIGHT.6")
    void infantryThatNeverStopsForAnyoneLiesStillAmongTanks() {
        var still =
                tanksAmongMilitia(militia())
                        .instructed("mil", new Instructions.Change.ToStop(Instructions.Stop.NEVER));

        assertEquals(BOTH, still.begins(new CloseAssaults()).asked());
    }

    @Test
    @Cites("NQM-FIGHT.6")
    void tanksThatHaveJustComeAreNotAssaulted() {
        var played =
                Staged.of(militia(), 4, 6).at("Pz-1", 2000, 2400, 4).begins(new CloseAssaults());

        assertEquals(BOTH, played.asked());
    }

    @Test
    @Cites("NQM-FIGHT.7")
    void tanksWithInfantryOfTheirOwnAreNotAssaulted() {
        var table =
                militia()
                        .battalion(
                                "German",
                                "I",
                                "de-infantry-39",
                                "at = \"2000,1900\"\nheading = 0\nlayout = \"line\"");

        assertEquals(BOTH, tanksAmongMilitia(table).begins(new CloseAssaults()).asked());
    }

    @Test
    @Cites("NQM-FIGHT.11")
    void tanksTakeNoTests() {
        var played =
                tanksAmongMilitia(militia())
                        .marked("Pz-1", 2)
                        .marked("Pz-2", 3)
                        .marked("Pz-3", 3)
                        .begins(new CloseAssaults(), 6, 6, 6, 1);

        assertFalse(played.table().unit(played.unit("Pz")).broken());
        assertEquals("gone", played.at("Pz-1"));
    }

    @Test
    @Cites("NQM-SPASL.2")
    void infantryInCloseCountryMayAssaultTanksNearIt() {
        var table =
                Tabletop.of(4000, 4000)
                        .area("woods", "1500,2000 2500,3000")
                        .battalion(
                                "German", "Pz", "de-panzer-42", "at = \"2000,1600\"\nheading = 0")
                        .stand("Soviet", "rifles", "rifle", "at = \"2000,2080\"");
        var unafraid = Staged.of(table, 3, 6).flagged("rifles", Flag.UNAFRAID);

        var assaulted = unafraid.begins(new CloseAssaults(), 6, 6, 6, 1);
        assertEquals(1, assaulted.told("Soviet", AssaultHappening.Assaulted.class).size());
        assertEquals(BOTH, Staged.of(table, 3, 6).begins(new CloseAssaults()).asked());
    }

    private static Tabletop tanksMeet() {
        return panzers().stand("Soviet", "t34", "su-t34", "at = \"2000,2400\"");
    }

    @Test
    @Cites({"NQM-FIGHT.10", "NQM-FIGHT.4"})
    void beatenTanksGoBackBeforeTheWinners() {
        var played =
                staged(tanksMeet(), 3).begins(new CloseAssaults()).play("German", "choose assault");

        assertEquals("2490,3270", played.at("t34"));
        assertTrue(played.table().spot(played.id("Pz-1")).orElseThrow().y() > 2000);
    }

    @Test
    @Cites("NQM-FIGHT.10")
    void beatenTanksThatCannotGoBackHaveOneCasualtyMore() {
        var played =
                staged(tanksMeet().line("river", "0,2500 4000,2500"), 3)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals(1, played.body("t34").casualties().marked());
    }

    private static Tabletop inTheOpen(String attackers, String type) {
        return Tabletop.of(4000, 5000)
                .battalion(
                        "German",
                        "I",
                        attackers,
                        "at = \"2000,1700\"\nheading = 0\nlayout = \"two-up\"")
                .stand("Soviet", "rifles", type, "at = \"2000,2400\"");
    }

    @Test
    @Cites({"NQM-FIGHT.16", "NQM-SUMM.9", "NQM-SUMM.10"})
    void troopsInNoPositionArePushedBackWithoutAnAssault() {
        var played =
                Staged.of(inTheOpen("de-infantry-39", "rifle"), 3, 6)
                        .attack("I-command", HILL, 3, "I-1", "I-2")
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        Spot back = played.table().spot(played.id("rifles")).orElseThrow();
        assertTrue(back.y() > 2800, back.toString());
        assertTrue(played.table().spot(played.id("I-1")).orElseThrow().y() > 1850);
    }

    @Test
    @Cites({"NQM-SUMM.11", "NQM-RETR.2"})
    void footThatMustGiveWayToTanksSurrenders() {
        var played =
                Staged.of(inTheOpen("de-panzer-42", "rifle"), 3, 6)
                        .attack("I-1", HILL, 3, "I-1", "I-2")
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("gone", played.at("rifles"));
    }

    @Test
    @Cites("NQM-FIGHT.9")
    void tanksWhoseInfantryIsUsedUpGoOnAlone() {
        var table = militia().stand("German", "rifles", "rifle", "at = \"2000,1900\"");
        var played =
                Staged.of(table, 3, 6)
                        .at("Pz-1", 1600, 2300, 2)
                        .at("Pz-2", 2400, 2300, 2)
                        .at("Pz-3", 1000, 1000, 2)
                        .marked("rifles", 2)
                        .flagged("rifles", Flag.CALL_OFF_TESTED)
                        .flagged("rifles", Flag.BREAK_TESTED)
                        .attack("Pz-1", HILL, 2, "Pz-1", "Pz-2", "rifles")
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 1, 1, 1, 6, 5);

        assertEquals(1, played.told("German", AssaultHappening.Round.class).size());
        assertEquals(List.of("choose stay", "choose roll-on"), played.offered("German"));
    }
}
