package sandtable.blitzkriegcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;

import java.util.Arrays;
import java.util.List;

/** Assaults by initiative, so that no order is needed. The American has the initiative. */
final class AssaultTest {
    /** Suppressed grenadiers, who cannot answer, 9 cm away from riflemen. */
    static Tabletop rifle() {
        return Tabletop.of(900, 900)
                .us("rifle", "us-rifle", 300, 300)
                .german("gren", "de-grenadier", 300, 420)
                .suppressed();
    }

    /** Five dice against three: two hits against none. */
    private static final int[] DOUBLED = {4, 4, 1, 1, 1, 1, 1, 1};

    /** Three hits against two, and one die for the retreat. */
    static int[] retreat(int die) {
        return new int[] {4, 4, 4, 1, 1, 4, 4, 1, die};
    }

    /** Two hits against three, and one die for the retreat. */
    private static int[] thrownBack(int die) {
        return new int[] {4, 4, 1, 1, 1, 4, 4, 4, die};
    }

    static Played assault(Tabletop table, int... dice) {
        return table.inInitiative().play("assault rifle > gren", dice);
    }

    static String lostBy(Played played) {
        return played.events(FireHappening.KnockedOut.class).stream()
                .map(each -> each.unit() + " " + each.why() + " " + each.clause())
                .toList()
                .toString();
    }

    @Test
    @Cites("BKC-CA.8")
    void gunsAndSoftVehiclesNeverAssault() {
        rifle().us("jeep", "us-jeep", 300, 380)
                .us("gun", "us-57mm", 340, 380)
                .inInitiative()
                .refuses("assault jeep > gren", "BKC-CA.8", "jeep cannot assault")
                .refuses("assault gun > gren", "BKC-CA.8", "gun cannot assault");
    }

    @Test
    @Cites("BKC-CA.8")
    void afvsAssaultNothingInWoodsBuildingsAndBunkers() {
        Tabletop sherman = Tabletop.of(900, 900).us("sherman", "us-sherman-75", 300, 300);
        Tabletop woods = sherman.german("gren", "de-grenadier", 300, 420);

        assertTrue(woods.inInitiative().allows("assault sherman > gren"));
        woods.woods(250, 410, 350, 500)
                .inInitiative()
                .refuses(
                        "assault sherman > gren",
                        "BKC-CA.8",
                        "sherman is an AFV and gren is in woods");
    }

    @Test
    @Cites("BKC-CA.8")
    void afvsDoNotAssaultBunkers() {
        Tabletop.of(900, 900)
                .us("sherman", "us-sherman-75", 300, 300)
                .german("gren", "de-grenadier", 300, 420)
                .work(Tabletop.GERMAN, "bunker", WorkKind.BUNKER, 300, 420)
                .inInitiative()
                .refuses(
                        "assault sherman > gren",
                        "BKC-CA.8",
                        "sherman is an AFV and gren is in a bunker");
    }

    @Test
    @Cites("BKC-CA.8")
    void commandUnitsAreNotAssaulted() {
        Tabletop table = rifle().german("hq", "hq", 8, 300, 360);
        var context = ActionContext.initiative(List.of(table.id("rifle")));
        var assault =
                new Decision.Assault(
                        List.of(new Decision.Advance(table.id("rifle"), List.of())),
                        table.id("hq"));

        assertEquals(
                "hq is a command unit and cannot be assaulted [BKC-CA.8]",
                new AssaultAction()
                        .check(View.of(table.begin().state(), Tabletop.US), context, assault)
                        .orElseThrow()
                        .toString());
    }

    @Test
    @Cites("BKC-CA.9")
    void theWayEndsInContact() {
        rifle().inInitiative()
                .refuses(
                        "assault rifle 30.0,36.0 > gren",
                        "BKC-CA.9",
                        "the way of rifle ends 3.0 cm from gren, not in contact");
    }

    @Test
    @Cites("BKC-CA.9")
    void theWayIsNoLongerThanTheMove() {
        rifle().inInitiative()
                .refuses(
                        "assault rifle 36.0,30.0 30.0,38.9 > gren",
                        "BKC-MOVE.1",
                        "rifle moves 10.0 cm at most and this way is 16.8 cm");
    }

    @Test
    @Cites({"BKC-CA.9", "BKC-CA.13"})
    void thoseThatArriveFightInOneFight() {
        Played after =
                rifle().us("second", "us-rifle", 360, 380)
                        .inInitiative()
                        .play("assault rifle second > gren", 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        var fought = after.events(AssaultHappening.Fought.class).getFirst();

        assertEquals("[rifle, second]", fought.assaulters().toString());
        assertEquals("knocked out", after.at("gren"));
        assertEquals(0, after.unit("rifle").hits());
    }

    @Test
    @Cites("BKC-CA.9")
    void anAssaultThatNobodyBringsHomeComesToNothing() {
        Played after =
                rifle().german("mg", "de-mg42", 400, 480)
                        .inInitiative()
                        .play("assault rifle > gren")
                        .play("fire mg > rifle", 4, 1, 1, 1, 1, 1, 4);

        assertEquals(1, after.events(AssaultHappening.CameToNothing.class).size());
        assertEquals("Who gives an order?", after.question());
    }

    @Test
    @Cites("BKC-ORD.8")
    void anOrderMustAllowIt() {
        Tabletop table = rifle().us("hq", "hq", 8, 200, 200);
        var context =
                ActionContext.ordered(
                        table.id("hq"), List.of(table.id("rifle")), List.of(), List.of());
        var assault =
                new Decision.Assault(
                        List.of(new Decision.Advance(table.id("rifle"), List.of())),
                        table.id("gren"));

        assertEquals(
                "this order does not allow assaults [BKC-ORD.8]",
                new AssaultAction()
                        .check(View.of(table.begin().state(), Tabletop.US), context, assault)
                        .orElseThrow()
                        .toString());
    }

    @Test
    @Cites({"BKC-CARES.4", "BKC-CARES.5"})
    void whoIsOutscoredByDoubleIsLostAndTheWinnerConsolidates() {
        Played after = assault(rifle(), DOUBLED);

        assertEquals("[gren outscored by double in close assault BKC-CARES.4]", lostBy(after));
        assertEquals("American", after.asks());
        assertEquals("Who consolidates?", after.question());
    }

    @Test
    @Cites({"BKC-CARES.2", "BKC-CARES.3", "BKC-RET.10"})
    void theLoserRetreatsAndIsSuppressedAndSupportsStay() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 300)
                        .german("gren", "de-grenadier", 300, 420)
                        .suppressed()
                        .german("friend", "de-truck", 340, 440);
        Played after = assault(table, retreat(3));

        assertEquals("30.0,47.0", after.at("gren"));
        assertTrue(after.unit("gren").suppressed());
        assertEquals("34.0,44.0", after.at("friend"));
        assertEquals("Who consolidates?", after.question());
    }

    @Test
    @Cites("BKC-RET.10")
    void aRetreatIsTheSumOfTheDiceAndAtLeastFive() {
        assertEquals("30.0,48.0", assault(rifle(), retreat(6)).at("gren"));
        assertEquals("30.0,47.0", assault(rifle(), retreat(1)).at("gren"));
    }

    @Test
    @Cites("BKC-RET.10")
    void moreThanTenIsNoKnockOut() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "gb-commando", 300, 300)
                        .us("second", "gb-commando", 360, 380)
                        .german("gren", "de-ss-infantry", 300, 420)
                        .suppressed();
        Played after =
                table.inInitiative()
                        .play(
                                "assault rifle second > gren",
                                4,
                                4,
                                4,
                                4,
                                4,
                                4,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                1,
                                4,
                                4,
                                4,
                                4,
                                1,
                                6,
                                5);
        var told = after.events(AssaultHappening.MustRetreat.class).getFirst();

        assertEquals(110, told.mm());
        assertTrue(after.unit("gren").suppressed());
        assertFalse(after.unit("gren").knockedOut());
    }

    @Test
    @Cites({"BKC-CARES.2", "BKC-RET.10"})
    void assaultersRetreatStraightAwayToo() {
        Played after = assault(rifle(), thrownBack(6));

        assertEquals("30.0,32.9", after.at("rifle"));
        assertTrue(after.unit("rifle").suppressed());
        assertEquals("German", after.asks());
    }

    @Test
    @Cites("BKC-CARES.8")
    void afterThreeEqualRoundsTheAssaultersRetreatFive() {
        int[] none = new int[24];
        Arrays.fill(none, 1);
        Played after = assault(rifle(), none);

        assertEquals("30.0,33.9", after.at("rifle"));
        assertEquals("Who gives an order?", after.question());
    }

    @Test
    @Cites("BKC-CARES.6")
    void oneWinnerTakesThePlaceAndOthersMoveUpToFive() {
        Played won =
                rifle().us("second", "us-rifle", 360, 380)
                        .inInitiative()
                        .play("assault rifle second > gren", 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        Played taken = won.play("consolidate rifle 30.0,42.0 @0");

        assertEquals("30.0,42.0", taken.at("rifle"));
        assertFalse(taken.allows("consolidate second 30.0,42.0 @0"));
        assertTrue(taken.allows("consolidate second 36.0,40.0 @0"));
        assertEquals("Who gives an order?", taken.play("done").question());
    }

    @Test
    @Cites("BKC-CARES.6")
    void thePlaceIsOfferedAndMovesUpToFive() {
        Played won = assault(rifle(), DOUBLED);
        List<String> offered = won.offered();

        assertEquals("consolidate rifle 30.0,42.0 @0", offered.getFirst());
        assertTrue(offered.contains("consolidate rifle 30.0,43.9 @0"), offered.toString());
        assertTrue(offered.contains("consolidate rifle 30.0,33.9 @180"), offered.toString());
        assertEquals("done", offered.getLast());
    }

    @Test
    @Cites("BKC-CARES.6")
    void nobodyConsolidatesFartherOrTwice() {
        Played won = assault(rifle(), DOUBLED);

        won.refuses(
                "consolidate rifle 30.0,44.0 @0",
                "BKC-CARES.6",
                "rifle would move 5.1 cm, and winners move up to 5.0");
        assertEquals("Who gives an order?", won.play("consolidate rifle 30.0,43.9 @0").question());
    }

    @Test
    @Cites("BKC-CARES.6")
    void unitsInWorksMayStay() {
        Tabletop table = rifle().work(Tabletop.GERMAN, "trench", WorkKind.TRENCH, 300, 420);
        Played won = assault(table, 1, 1, 1, 1, 1, 4, 4, 4);

        assertEquals("German", won.asks());
        assertEquals("30.0,42.0", won.play("done").at("gren"));
    }
}
