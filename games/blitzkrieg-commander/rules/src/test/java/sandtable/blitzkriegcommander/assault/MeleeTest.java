package sandtable.blitzkriegcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The dice of a fight, and who loses. */
final class MeleeTest {
    /** Errata 8, example 7: two grenadiers at riflemen in an orchard, a third supports. */
    private static final Fight ORCHARD =
            FightTest.fight(
                    Tabletop.of(900, 900)
                            .orchard(200, 200, 400, 340)
                            .us("rifle", "us-rifle", 300, 300)
                            .german("gren-1", "de-grenadier", 300, 331)
                            .german("gren-2", "de-grenadier", 327, 316)
                            .german("gren-3", "de-grenadier", 300, 410),
                    "rifle",
                    "gren-1",
                    "gren-2");

    /** One grenadier, five dice, at riflemen in the open, four. */
    private static final Fight DUEL =
            FightTest.fight(
                    Tabletop.of(900, 900)
                            .us("rifle", "us-rifle", 300, 300)
                            .german("gren", "de-grenadier", 300, 331),
                    "rifle",
                    "gren");

    private static Melee roll(Fight fight, int... dice) {
        return Melee.roll(fight, Chance.scripted(dice));
    }

    @Test
    @Cites({"BKC-CA.1", "BKC-CA.2", "BKC-CA.3", "BKC-CA.12", "BKC-CA.14", "BKC-CARES.2"})
    void theRiflemenInTheOrchardRetreat() {
        Melee melee = roll(ORCHARD, 6, 5, 5, 4, 4, 3, 2, 2, 1, 1, 3, 6, 4, 2, 1);

        assertEquals(11, ORCHARD.assaultDice().total());
        assertEquals(4, ORCHARD.defenceDice().total());
        assertEquals(3, melee.rounds().getFirst().assault().scored());
        assertEquals(2, melee.rounds().getFirst().defence().scored());
        assertEquals(new Melee.Verdict.Retreats(Melee.Loser.DEFENDERS, 1), melee.verdict());
    }

    @Test
    @Cites({"BKC-CARES.1", "BKC-CARES.4", "BKC-CARES.8"})
    void theOddsInTheOrchard() {
        Map<String, Double> odds =
                Melee.odds(ORCHARD).entrySet().stream()
                        .collect(
                                Collectors.groupingBy(
                                        each -> name(each.getKey()),
                                        Collectors.summingDouble(Map.Entry::getValue)));

        assertEquals(0.643643, odds.get("DEFENDERS knocked out"), 5e-7);
        assertEquals(0.234202, odds.get("DEFENDERS retreat"), 5e-7);
        assertEquals(0.065404, odds.get("ASSAULTERS knocked out"), 5e-7);
        assertEquals(0.056489, odds.get("ASSAULTERS retreat"), 5e-7);
        assertEquals(0.000262, odds.get("undecided"), 5e-7);
    }

    @Test
    @Cites({"BKC-CARES.1", "BKC-CA.13"})
    void theOddsAreThoseOfTheDiceRoundAfterRound() {
        Fight armour =
                FightTest.fight(
                        Tabletop.of(900, 900)
                                .us("stuart", "us-stuart", 300, 300)
                                .german("gren", "de-volksgrenadier", 300, 331),
                        "stuart",
                        "gren");
        var rolled = Odds.of(chance -> Melee.roll(armour, chance).verdict());
        var odds = Melee.odds(armour);

        assertEquals(rolled.keySet(), odds.keySet());
        rolled.forEach((verdict, chance) -> assertEquals(chance, odds.get(verdict), 1e-9));
    }

    private static String name(Melee.Verdict verdict) {
        return switch (verdict) {
            case Melee.Verdict.KnockedOut(var loser) -> loser + " knocked out";
            case Melee.Verdict.Retreats(var loser, _) -> loser + " retreat";
            case Melee.Verdict.Undecided _ -> "undecided";
        };
    }

    @Test
    @Cites({"BKC-CARES.1", "BKC-CARES.7"})
    void equalHitsMeanAnotherRound() {
        Melee melee = roll(DUEL, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 4, 4, 1, 1);

        assertEquals(2, melee.rounds().size());
        assertEquals(new Melee.Verdict.Retreats(Melee.Loser.DEFENDERS, 1), melee.verdict());
    }

    @Test
    @Cites({"BKC-CARES.4", "BKC-CARES.7"})
    void twoAgainstOneAndAnyAgainstNoneAreDouble() {
        var doubled = new Melee.Verdict.KnockedOut(Melee.Loser.DEFENDERS);

        assertEquals(doubled, roll(DUEL, 4, 4, 1, 1, 1, 4, 1, 1, 1).verdict());
        assertEquals(doubled, roll(DUEL, 4, 1, 1, 1, 1, 1, 1, 1, 1).verdict());
        assertEquals(
                new Melee.Verdict.KnockedOut(Melee.Loser.ASSAULTERS),
                roll(DUEL, 1, 1, 1, 1, 1, 4, 1, 1, 1).verdict());
    }

    @Test
    @Cites("BKC-CARES.2")
    void aSideThatIsOutscoredButNotDoubledRetreats() {
        assertEquals(
                new Melee.Verdict.Retreats(Melee.Loser.ASSAULTERS, 1),
                roll(DUEL, 4, 4, 1, 1, 1, 4, 4, 4, 1).verdict());
    }

    @Test
    @Cites("BKC-CARES.8")
    void afterThreeEqualRoundsItIsUndecided() {
        Melee melee =
                roll(
                        DUEL, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1);

        assertEquals(new Melee.Verdict.Undecided(), melee.verdict());
    }

    @Test
    @Cites("BKC-CA.14")
    void coverCountsInTheFirstRoundOnly() {
        Melee melee =
                roll(
                        ORCHARD, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1, 1,
                        1, 1, 1, 1, 4, 4, 1, 1);

        assertEquals(List.of(5, 4), scores(melee));
        assertEquals(0, melee.rounds().getFirst().assault().scored());
        assertEquals(3, melee.rounds().getLast().assault().scored());
    }

    private static List<Integer> scores(Melee melee) {
        return melee.rounds().stream().map(each -> each.assault().score()).toList();
    }

    @Test
    @Cites("BKC-CA.13")
    void hitsAreDealtOneByOneBestSaveFirst() {
        Fight armour =
                FightTest.fight(
                        Tabletop.of(900, 900)
                                .us("sherman", "us-sherman-75", 300, 300)
                                .us("rifle", "us-rifle", 331, 331)
                                .german("gren", "de-grenadier", 300, 331),
                        "sherman",
                        "gren");
        Melee melee = roll(armour, 4, 4, 4, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 5, 4);
        var assault = melee.rounds().getFirst().assault();

        assertEquals(3, assault.hits());
        assertEquals(List.of(5, 4), assault.saves());
        assertEquals(2, assault.scored());
    }
}
