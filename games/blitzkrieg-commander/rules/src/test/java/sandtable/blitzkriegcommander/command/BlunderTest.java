package sandtable.blitzkriegcommander.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.kernel.Cites;

import java.util.stream.IntStream;

/** A double six of "hq", then the two dice for the line and those that the line asks for. */
final class BlunderTest {
    private static Tabletop top() {
        return Tabletop.of(1200, 900)
                .us("co", "co", 9, 900, 300)
                .us("hq", "hq", 8, 300, 300)
                .us("hq-2", "hq", 8, 500, 100)
                .us("tank", "us-sherman-75", 300, 400)
                .us("rifle", "us-rifle", 340, 400)
                .us("other", "us-rifle", 900, 400)
                .german("gren", "de-grenadier", 300, 800);
    }

    private static Played blunder(Tabletop top, int... dice) {
        int[] all = IntStream.concat(IntStream.of(6, 6), IntStream.of(dice)).toArray();
        return top.inCommand().play("order hq rifle tank", all);
    }

    private static int cv(Played played, String name, int turn) {
        return played.table().command(played.id(name)).orElseThrow().cv(turn);
    }

    @Test
    @Cites("BKC-CBL.1")
    void aDoubleSixIsSettledOnTheTable() {
        Played blundered = blunder(top(), 5, 6);

        var told = blundered.events(CommandHappening.Blundered.class).getFirst();
        assertEquals("BKC-CBL.11", told.clause().toString());
        blundered.refuses("order hq rifle", "BKC-ORD.3", "hq is done for this turn");
    }

    @Test
    @Cites("BKC-CBL.2")
    void lineTwoLowersTheCvNextTurn() {
        Played blundered = blunder(top(), 1, 1, 5);

        assertEquals(8, cv(blundered, "hq", 1));
        assertEquals(5, cv(blundered, "hq", 2));
        assertEquals(8, cv(blundered, "hq", 3));
        assertEquals(7, cv(blunder(top(), 1, 1, 2), "hq", 2));
    }

    @Test
    @Cites("BKC-CBL.3")
    void lineThreeLowersAllHqs() {
        Played blundered = blunder(top(), 1, 2);

        assertEquals(7, cv(blundered, "hq", 1));
        assertEquals(7, cv(blundered, "hq-2", 2));
        assertEquals(8, cv(blundered, "hq-2", 3));
        assertEquals(9, cv(blundered, "co", 1));
    }

    @Test
    @Cites({"BKC-CBL.4", "BKC-CBL.13"})
    void lineFourSendsTheFormationHalfAMoveBack() {
        Played blundered = blunder(top(), 2, 2);

        assertEquals("30.0,33.0", blundered.at("tank"));
        assertEquals("34.0,35.0", blundered.at("rifle"));
        assertEquals("90.0,40.0", blundered.at("other"));
    }

    @Test
    @Cites({"BKC-CBL.10", "BKC-CBL.13"})
    void lineTenSendsItAFullMoveBackToTheEdgeAtMost() {
        Tabletop edge =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 500, 300)
                        .us("tank", "us-sherman-75", 300, 100)
                        .us("rifle", "us-rifle", 340, 100)
                        .german("gren", "de-grenadier", 300, 800);
        Played blundered = blunder(edge, 4, 6);

        assertEquals("30.0,0.0", blundered.at("tank"));
        assertEquals("34.0,0.0", blundered.at("rifle"));
    }

    @Test
    @Cites({"BKC-CBL.6", "BKC-CBL.13"})
    void lineSixSendsItHalfAMoveAtTheEnemy() {
        Played blundered = blunder(top(), 3, 3);

        assertEquals("30.0,52.5", blundered.at("tank"));
        assertEquals("33.5,44.9", blundered.at("rifle"));
    }

    @Test
    @Cites({"BKC-CBL.8", "BKC-CBL.13", "BKC-MOVE.8"})
    void lineEightSendsItAFullMoveToOneCentimetreBeforeTheEnemy() {
        Tabletop near =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 500, 300)
                        .us("tank", "us-sherman-75", 300, 400)
                        .us("rifle", "us-rifle", 340, 400)
                        .german("gren", "de-grenadier", 300, 500);
        Played blundered = blunder(near, 4, 4);

        assertEquals("30.0,46.0", blundered.at("tank"));
        assertEquals("American", blundered.asks());
    }

    @Test
    @Cites("BKC-CBL.13")
    void withoutAnEnemyInSightLineEightDoesNothing() {
        Played blundered = blunder(top().woods(0, 600, 1200, 700), 4, 4);

        assertEquals("30.0,40.0", blundered.at("tank"));
    }

    @Test
    @Cites("BKC-CBL.13")
    void obstaclesHalveAgain() {
        Played blundered = blunder(top().hedge(0, 390, 1200, 390), 2, 2);

        assertEquals("34.0,37.5", blundered.at("rifle"));
    }

    @Test
    @Cites({"BKC-CBL.5", "BKC-CBL.14"})
    void lineFiveAttacksTheUnitNearestTheEnemy() {
        Played blundered = blunder(top(), 2, 3, 2, 4, 1, 1, 1);

        var attacked = blundered.events(FireHappening.Attacked.class).getFirst();
        assertEquals("tank", attacked.target().name());
        assertEquals(2, attacked.groups().getFirst().dice().total());
        assertEquals(4, attacked.groups().getFirst().score());
        assertEquals(1, blundered.unit("tank").hits());
    }

    @Test
    @Cites({"BKC-CBL.9", "BKC-CBL.14"})
    void lineNineRollsTwoDiceForTheAttacks() {
        Played blundered = blunder(top(), 4, 5, 1, 2, 1, 1, 1);

        var attacked = blundered.events(FireHappening.Attacked.class).getFirst();
        assertEquals(3, attacked.groups().getFirst().dice().total());
    }

    @Test
    @Cites("BKC-CBL.14")
    void amongEquallyNearUnitsTheirOwnerChooses() {
        Tabletop equal =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 500, 300)
                        .us("tank", "us-sherman-75", 280, 400)
                        .us("rifle", "us-rifle", 320, 400)
                        .us("third", "us-rifle", 320, 360)
                        .german("gren", "de-grenadier", 300, 800);
        Played asked = blunder(equal, 2, 3, 1);

        asked.refuses("choose third", "BKC-CBL.14", "third is not nearest to the enemy");
        assertEquals(0, asked.play("choose rifle", 1).unit("rifle").hits());
        assertTrue(asked.allows("choose tank"));
    }

    @Test
    @Cites("BKC-CBL.7")
    void lineSevenSendsTheCommandUnitBack() {
        assertEquals("30.0,20.0", blunder(top(), 3, 4, 1, 4, 5).at("hq"));
    }

    @Test
    @Cites("BKC-CBL.11")
    void lineElevenLowersTheCo() {
        Played blundered = blunder(top(), 5, 6);

        assertEquals(7, cv(blundered, "co", 1));
        assertEquals(7, cv(blundered, "co", 2));
        assertEquals(9, cv(blundered, "co", 3));
        assertEquals(8, cv(blundered, "hq", 1));
    }

    @Test
    @Cites("BKC-CBL.12")
    void lineTwelveLowersTheCvForGood() {
        assertEquals(6, cv(blunder(top(), 6, 6, 3), "hq", 9));
    }
}
