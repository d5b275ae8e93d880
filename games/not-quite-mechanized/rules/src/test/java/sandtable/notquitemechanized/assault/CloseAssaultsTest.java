package sandtable.notquitemechanized.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Staged;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Flag;
import sandtable.space.measured.Spot;

import java.util.List;

/** NQM-ASSAULT, NQM-SPASL.7, .8, NQM-SUMM.8 to .10: close assaults on the table. */
final class CloseAssaultsTest {
    private static final Spot FARM = new Spot(2000, 2200);
    private static final List<String> BOTH = List.of("German", "Soviet");

    /** A battalion before a dug-in detachment of a company, command, MMG and mortar. */
    private static Tabletop facing(String attackers, String... more) {
        return Tabletop.of(4000, 4000)
                .battalion(
                        "German",
                        "I",
                        attackers,
                        "at = \"2000,1600\"\nheading = 0\nlayout = \"two-up\"")
                .battalion(
                        "Soviet",
                        "det",
                        "su-detachment",
                        "at = \"2000,2200\"\nheading = 180\ncompanies = \"2000,2200\"",
                        "position = \"dug-in\"",
                        String.join("\n", more));
    }

    private static Staged staged(int won) {
        return Staged.of(facing("de-infantry-39"), 3, 6)
                .attack("I-command", FARM, won, "I-1", "I-2", "I-3", "I-mmg");
    }

    private static Played begun(int won) {
        return staged(won).begins(new CloseAssaults());
    }

    private static List<String> bodies(Played played) {
        return played.told("German", AssaultHappening.Assaulted.class).getFirst().bodies().stream()
                .map(Object::toString)
                .sorted()
                .toList();
    }

    @Test
    @Cites({"NQM-SPATT.2", "NQM-FIGHT.15", "NQM-SUMM.8"})
    void inferiorInfantryAssaultsInTheHourAfterItHasWon() {
        assertEquals(BOTH, begun(3).asked());
        assertEquals(List.of("German"), begun(2).asked());
        assertEquals(BOTH, begun(-9).asked());
    }

    @Test
    @Cites("NQM-SPATT.1")
    void veteransAssaultInTheHourInWhichTheyHaveWon() {
        var played =
                Staged.of(facing("de-fallschirm"), 3, 6)
                        .attack("I-command", FARM, 3, "I-1", "I-2")
                        .begins(new CloseAssaults());

        assertEquals(List.of("German"), played.asked());
    }

    @Test
    @Cites("NQM-PRESS.4")
    void whoNeedsReservesDoesNotAssaultUnlessTheyAssaultWithThem() {
        var needy =
                Staged.of(facing("de-infantry-39"), 3, 6)
                        .attack("I-command", FARM, 2, "I-1", "I-2")
                        .needingReserves()
                        .begins(new CloseAssaults());
        var fresh =
                Staged.of(facing("de-infantry-39"), 3, 6)
                        .attack("I-command", FARM, 2, "I-1")
                        .needingReserves()
                        .begins(new CloseAssaults());

        assertEquals(BOTH, needy.asked());
        assertEquals(List.of("German"), fresh.asked());
    }

    @Test
    @Cites({"NQM-ASSAULT.1", "NQM-CLASS.2", "NQM-CLASS.8", "NQM-CLASS.15"})
    void fightingStandsAndTheirCommanderGoInAndSupportStandsStay() {
        var played = begun(2).play("German", "choose assault", 6, 5, 4, 1, 1, 1, 1);

        assertEquals(List.of("I-1", "I-2", "I-command"), bodies(played));
        assertEquals("2000,1600", played.at("I-mmg"));
    }

    @Test
    @Cites("NQM-CLASS.16")
    void aCommanderWhoServesAWeaponDoesNotAssault() {
        var command = StandType.all().find("command").orElseThrow();
        var gunner =
                new StandType(
                        command.id(),
                        command.name(),
                        command.kind(),
                        command.arm(),
                        command.leg(),
                        command.strength(),
                        2,
                        command.disc(),
                        command.armour(),
                        command.atArmour(),
                        command.atTroops(),
                        command.range(),
                        command.calibre(),
                        command.fireUnits(),
                        command.notes());

        assertTrue(Storm.assaults(command));
        assertFalse(Storm.assaults(gunner));
    }

    @Test
    @Cites({"NQM-CLASS.4", "NQM-CLASS.7", "NQM-ASSAULT.3"})
    void theMarkedNeitherAttackNorDefendAndSupportStandsDefend() {
        var played =
                staged(2)
                        .marked("I-1", 3)
                        .marked("det-1", 3)
                        .marked("det-command", 1)
                        .marked("det-mortar-82", 1)
                        .flagged("det", Flag.BREAK_TESTED)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 6, 5, 4, 1);

        assertEquals(List.of("I-2", "I-command"), bodies(played));
        var round = played.told("Soviet", AssaultHappening.Round.class).getFirst();
        assertEquals("dice of the defender 1 (det-mmg 1)", round.figures().get(1).toString());
    }

    @Test
    @Cites("NQM-ASSAULT.2")
    void withoutTheirCommanderOnlyOneStandAssaults() {
        var played =
                staged(2)
                        .marked("I-command", 1)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 3, 3, 2);

        var round = played.told("German", AssaultHappening.Round.class).getFirst();
        assertEquals(List.of(3), round.attackers());
    }

    @Test
    @Cites({"NQM-CATAB.14", "NQM-CATAB.19", "NQM-CATAB.20"})
    void afterEachRoundTheAttackerIsAskedUpToTheMostOfTheGrade() {
        var first = begun(2).play("German", "choose assault", 4, 4, 4, 4, 4);
        var second = first.play("German", "choose assault", 4, 4, 4, 4, 4);
        var third = second.play("German", "choose assault", 4, 4, 4, 4, 4);

        assertEquals(List.of("German"), first.asked());
        assertEquals(List.of("German"), second.asked());
        assertEquals(BOTH, third.asked());
        assertEquals(3, third.table().attacks().getFirst().lately());
    }

    @Test
    @Cites("NQM-ASSAULT.4")
    void aForecastOfAnAttackSaysWhatItsDiceAreMadeOf() {
        var table = begun(2).table();

        var forecast = AssaultForecast.of(table, table.attacks().getFirst()).orElseThrow();
        assertEquals(
                "dice of the attacker 3 (I-1 3, I-2 3, I-command 1, at most 3 by grade -4)",
                forecast.figures().getFirst().toString());
        double all = forecast.ends().values().stream().mapToDouble(Double::doubleValue).sum();
        assertEquals(1, all, 1e-9);
    }

    @Test
    @Cites("NQM-CATAB.14")
    void aForecastOfAnAssaultUnderWayKnowsTheRoundsThatAreLeft() {
        var third =
                begun(2).play("German", "choose assault", 4, 4, 4, 4, 4)
                        .play("German", "choose assault", 4, 4, 4, 4, 4);
        var assault = (Assaulting) third.view("German").step();

        var forecast = AssaultForecast.of(third.view("German").table(), assault).orElseThrow();
        var unhurt = new AssaultForecast.End(AssaultForecast.Result.UNDECIDED, 0, 0);
        assertEquals(127.0 / 2592, forecast.ends().get(unhurt), 1e-9);
    }

    @Test
    @Cites("NQM-CATAB.19")
    void theAttackerMayStop() {
        var played = begun(2).play("German", "choose assault", 4, 4, 4, 4, 4);

        var stopped = played.play("German", "choose stop");
        assertEquals(BOTH, stopped.asked());
        assertEquals("2000,2200", stopped.at("det-1"));
    }

    @Test
    @Cites({"NQM-SPASL.7", "NQM-SUMM.10"})
    void aPositionWithoutAnUnmarkedStandFallsWithoutDice() {
        var played =
                staged(2)
                        .marked("det-1", 3)
                        .marked("det-command", 1)
                        .marked("det-mmg", 1)
                        .marked("det-mortar-82", 1)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("gone", played.at("det-1"));
        assertEquals("gone", played.at("det-mmg"));
        assertEquals("2000,2200", played.at("I-command"));
        assertEquals(List.of(), played.table().attacks());
        assertTrue(
                played.table().positions().stream()
                        .anyMatch(
                                each ->
                                        each.camp()
                                                == played.table().stand(played.id("I-1")).camp()));
    }

    @Test
    @Cites("NQM-SPASL.9")
    void anOverrunWithoutAFightIsNoHourOfBattle() {
        var played =
                staged(2)
                        .flagged("det", Flag.BROKEN)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals(0, played.table().unit(played.unit("I")).hours());
    }

    @Test
    @Cites({"NQM-SPASL.8", "NQM-BREAK.8"})
    void aBrokenUnitDispersesWhenItIsAssaulted() {
        var played =
                staged(2)
                        .flagged("det", Flag.BROKEN)
                        .marked("det-mmg", 1)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("dispersed", played.at("det-1"));
        assertEquals("gone", played.at("det-mmg"));
    }

    @Test
    @Cites("NQM-RETR.4")
    void aBrokenUnitThatSatTightSurrenders() {
        var played =
                staged(2)
                        .flagged("det", Flag.BROKEN)
                        .flagged("det", Flag.SITS_TIGHT)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("gone", played.at("det-1"));
    }

    @Test
    @Cites("NQM-GRADE.20")
    void brokenGreenTroopsSurrender() {
        var played =
                Staged.of(facing("de-infantry-39", "green = true"), 3, 6)
                        .attack("I-command", FARM, 2, "I-1")
                        .flagged("det", Flag.BROKEN)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("gone", played.at("det-1"));
    }

    @Test
    @Cites({"NQM-SEQ.4", "NQM-CATAB.12"})
    void aFailedTestOfTheAttackerCallsTheAssaultOff() {
        var played =
                staged(2)
                        .marked("I-3", 3)
                        .marked("I-mmg", 1)
                        .marked("I-mortar-81", 1)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 1, 1, 1, 6, 1, 1, 3);

        assertTrue(played.table().unit(played.unit("I")).is(Flag.NEEDS_REINFORCEMENT));
    }

    @Test
    @Cites({"NQM-SEQ.4", "NQM-CATAB.13"})
    void aFailedBreakTestOfTheDefenderGivesThePositionAway() {
        var played =
                staged(2)
                        .marked("det-mmg", 1)
                        .marked("det-mortar-82", 1)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 6, 1, 1, 2, 1, 1, 3);

        assertTrue(played.table().unit(played.unit("det")).broken());
        assertEquals("dispersed", played.at("det-1"));
    }

    @Test
    @Cites("NQM-SPATT.3")
    void veteransMayBeThroughInOneHour() {
        var played =
                Staged.of(facing("de-fallschirm"), 3, 6)
                        .attack("I-command", FARM, 3, "I-1", "I-2")
                        .marked("det-1", 3)
                        .marked("det-mmg", 1)
                        .flagged("det", Flag.BREAK_TESTED)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault", 6, 6, 2, 1, 4, 5, 1);

        assertEquals(List.of(), played.table().attacks());
        assertEquals("gone", played.at("det-1"));
    }

    @Test
    @Cites("NQM-SPASL.3")
    void whoHasTakenAPositionHasItsOrderCarriedOut() {
        var played =
                Staged.of(
                                facing("de-infantry-39")
                                        .order(
                                                "German",
                                                "I attack 2000,2200 by 2000,1700 from 1 then move"
                                                        + " 2000,3000"),
                                3,
                                6)
                        .attack("I-command", FARM, 2, "I-1")
                        .flagged("det", Flag.BROKEN)
                        .begins(new CloseAssaults())
                        .play("German", "choose assault");

        assertEquals("move 2000,3000", played.orders("I"));
    }
}
