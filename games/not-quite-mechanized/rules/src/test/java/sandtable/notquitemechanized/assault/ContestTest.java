package sandtable.notquitemechanized.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.morale.Resolve;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** NQM-ASSAULT.4, .5, NQM-CATAB: rounds of close assault in numbers. */
final class ContestTest {
    private static final double EXACT = 1e-12;

    /** A unit that takes no tests. */
    private static Resolve firm(Grade grade) {
        return new Resolve(grade, 0, List.of(), Set.of());
    }

    private static Fighter foot(int stands) {
        return new Fighter("rifles", 0, Fighter.Kind.PLATOONS, stands);
    }

    private static Fighter tanks(int points) {
        return new Fighter("tanks", 0, Fighter.Kind.VEHICLES, points);
    }

    private static Party attackers(Grade grade, Fighter... fighters) {
        return new Party(
                Party.Role.ATTACKER, List.of(fighters), List.of(firm(grade)), Party.Led.YES);
    }

    private static Party defenders(Grade grade, Fighter... fighters) {
        return new Party(
                Party.Role.DEFENDER, List.of(fighters), List.of(firm(grade)), Party.Led.YES);
    }

    private static Pool.Losses losses(Grade attacker, Grade defender, int... dice) {
        var contest = new Contest(attackers(attacker, foot(9)), defenders(defender, foot(5)));
        return contest.fought(Chance.scripted(dice)).dice().losses();
    }

    private static Map<Pool.Losses, Double> odds(Grade attacker, Grade defender) {
        var contest = new Contest(attackers(attacker, foot(9)), defenders(defender, foot(5)));
        return Odds.of(chance -> contest.fought(chance).dice().losses());
    }

    @Test
    @Cites({"NQM-CATAB.11", "NQM-CATAB.15", "NQM-CATAB.16", "NQM-CATAB.18"})
    void veteransWinEqualDiceAgainstInferiorTroops() {
        var losses = losses(Grade.VETERAN, Grade.REGULAR, 6, 4, 4, 1, 6, 4);

        assertEquals(new Pool.Losses(0, 2), losses);
    }

    @Test
    @Cites("NQM-CATAB.17")
    void equalDiceOfEqualGradesHurtNobody() {
        var losses = losses(Grade.REGULAR, Grade.REGULAR, 6, 4, 4, 6, 4);

        assertEquals(new Pool.Losses(0, 0), losses);
    }

    @Test
    @Cites("NQM-CATAB.11")
    void defendersWinEqualDiceTooAndEliteWinsOverVeteran() {
        assertEquals(Pool.Tie.SECOND, Dice.tie(Grade.REGULAR, Grade.VETERAN));
        assertEquals(Pool.Tie.FIRST, Dice.tie(Grade.ELITE, Grade.VETERAN));
        assertEquals(Pool.Tie.NOBODY, Dice.tie(Grade.VETERAN, Grade.VETERAN));
        assertEquals(Pool.Tie.NOBODY, Dice.tie(Grade.REGULAR, Grade.MILITIA));
    }

    @Test
    @Cites("NQM-CATAB.5")
    void oddsOfThreeRegularDiceAgainstTwo() {
        var odds = odds(Grade.REGULAR, Grade.REGULAR);

        assertEquals(127.0 / 2592, odds.get(new Pool.Losses(0, 0)), EXACT);
        assertEquals(515.0 / 2592, odds.get(new Pool.Losses(0, 1)), EXACT);
        assertEquals(1445.0 / 3888, odds.get(new Pool.Losses(0, 2)), EXACT);
        assertEquals(305.0 / 2592, odds.get(new Pool.Losses(1, 0)), EXACT);
        assertEquals(533.0 / 3888, odds.get(new Pool.Losses(1, 1)), EXACT);
        assertEquals(979.0 / 7776, odds.get(new Pool.Losses(2, 0)), EXACT);
    }

    @Test
    @Cites("NQM-CATAB.3")
    void oddsOfFourVeteranDiceAgainstTwo() {
        var odds = odds(Grade.VETERAN, Grade.REGULAR);

        assertEquals(33719.0 / 46656, odds.get(new Pool.Losses(0, 2)), EXACT);
        assertEquals(4697.0 / 23328, odds.get(new Pool.Losses(1, 1)), EXACT);
        assertEquals(1181.0 / 15552, odds.get(new Pool.Losses(2, 0)), EXACT);
        assertEquals(3, odds.size());
    }

    @Test
    @Cites({
        "NQM-ASSAULT.4",
        "NQM-ASSAULT.5",
        "NQM-CATAB.1",
        "NQM-CATAB.3",
        "NQM-CATAB.5",
        "NQM-CATAB.7",
        "NQM-CATAB.9"
    })
    void diceAreAsManyAsStandsUpToTheMostOfTheGrade() {
        var most =
                Map.of(
                        Grade.ELITE, List.of(5, 4),
                        Grade.VETERAN, List.of(4, 3),
                        Grade.REGULAR, List.of(3, 2),
                        Grade.CONSCRIPT, List.of(2, 2),
                        Grade.MILITIA, List.of(3, 1));

        most.forEach(
                (grade, dice) -> {
                    assertEquals(dice.get(0), attackers(grade, foot(9)).dice());
                    assertEquals(dice.get(1), defenders(grade, foot(9)).dice());
                    assertEquals(1, attackers(grade, foot(1)).dice());
                    assertEquals(1, defenders(grade, foot(1)).dice());
                });
    }

    @Test
    @Cites("NQM-CATAB.14")
    void roundsInAnHourAreAsManyAsTheMostDice() {
        var contest =
                new Contest(attackers(Grade.VETERAN, foot(1)), defenders(Grade.REGULAR, foot(1)));

        assertEquals(4, contest.rounds());
    }

    @Test
    @Cites("NQM-ASSAULT.2")
    void withoutACommanderOneStandAssaults() {
        var alone =
                new Party(
                        Party.Role.ATTACKER,
                        List.of(foot(3)),
                        List.of(firm(Grade.REGULAR)),
                        Party.Led.NO);

        assertEquals(1, alone.dice());
        assertEquals(
                "dice of the attacker 1 (rifles 3, no battalion commander -2)",
                alone.explained().toString());
    }

    @Test
    @Cites("NQM-ASSAULT.4")
    void theDiceAreExplainedByTheirParts() {
        var party = attackers(Grade.REGULAR, foot(3), tanks(3));

        assertEquals(
                "dice of the attacker 3 (rifles 3, tanks 1, at most 3 by grade -1)",
                party.explained().toString());
    }

    @Test
    @Cites("NQM-FIGHT.8")
    void casualtiesOfAMixedAssaultFallOnInfantryFirst() {
        var contest =
                new Contest(
                        attackers(Grade.REGULAR, tanks(3), foot(1), tanks(3)),
                        defenders(Grade.REGULAR, foot(5)));

        var round = contest.fought(Chance.scripted(1, 1, 1, 6, 6, 2));
        assertEquals(List.of(1, 2), round.attackersHit());
        assertEquals(0, round.after().attackers().foot());
    }

    @Test
    @Cites("NQM-FIGHT.9")
    void tanksWithoutInfantryThrowNoDiceInAttack() {
        var after =
                new Contest(
                        attackers(Grade.REGULAR, foot(0), tanks(3)),
                        defenders(Grade.REGULAR, foot(5)));

        assertEquals(0, after.attackers().dice());
        assertEquals(Contest.Standing.SPENT, after.standing());
    }

    @Test
    @Cites("NQM-CATAB.19")
    void roundsGoOnUntilNobodyDefends() {
        var contest =
                new Contest(attackers(Grade.REGULAR, foot(9)), defenders(Grade.REGULAR, foot(1)));

        var held = contest.fought(Chance.scripted(3, 2, 1, 3));
        var taken = contest.fought(Chance.scripted(3, 2, 1, 2));
        assertEquals(Contest.Standing.OPEN, held.after().standing());
        assertEquals(Contest.Standing.TAKEN, taken.after().standing());
    }

    @Test
    @Cites("NQM-ASSAULT.5")
    void mixedGradesGoByTheUnitWithMostStandsAndOfEqualOnesByTheLower() {
        var mixed =
                new Party(
                        Party.Role.DEFENDER,
                        List.of(
                                new Fighter("veterans", 0, Fighter.Kind.PLATOONS, 3),
                                new Fighter("militia", 1, Fighter.Kind.PLATOONS, 3)),
                        List.of(firm(Grade.VETERAN), firm(Grade.MILITIA)),
                        Party.Led.YES);

        assertEquals(Grade.MILITIA, mixed.grade());
        assertEquals(1, mixed.dice());
    }

    @Test
    @Cites("NQM-CATAB.20")
    void aForecastGoesToTheEndOfTheHour() {
        var one =
                new Contest(
                        attackers(Grade.CONSCRIPT, foot(1)), defenders(Grade.CONSCRIPT, foot(1)));

        var forecast = AssaultForecast.of(one);
        double wins = 15.0 / 36;
        double ties = 6.0 / 36;
        assertEquals(wins + ties * wins, forecast.chance(AssaultForecast.Result.TAKEN), EXACT);
        assertEquals(
                wins + ties * wins, forecast.chance(AssaultForecast.Result.THROWN_BACK), EXACT);
        assertEquals(ties * ties, forecast.chance(AssaultForecast.Result.UNDECIDED), EXACT);
        assertEquals(wins + ties * wins, forecast.mean(Party.Role.ATTACKER), EXACT);
    }

    @Test
    @Cites("NQM-SEQ.4")
    void aForecastGoesThroughTheTests() {
        var shaky =
                new Resolve(
                        Grade.REGULAR,
                        2,
                        List.of(new Resolve.Due(Resolve.Test.BREAKING, 3, 4)),
                        Set.of());
        var contest =
                new Contest(
                        attackers(Grade.REGULAR, foot(1)),
                        new Party(
                                Party.Role.DEFENDER,
                                List.of(foot(2)),
                                List.of(shaky),
                                Party.Led.YES));

        double second = 15.0 / 36;
        double lastTwo = second + 6.0 / 36 * second;
        double win = 55.0 / 216;
        double tie = 36.0 / 216;
        double one = win / 2;
        double two = win * (1 + second) / 2 + tie * one;
        double three = win * (1 + lastTwo) / 2 + tie * two;
        var forecast = AssaultForecast.of(contest);
        assertEquals(three, forecast.chance(AssaultForecast.Result.TAKEN), EXACT);
    }
}
