package sandtable.notquitemechanized.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.List;

/** NQM-MOVE, C5: ten steps, all bodies at once. */
final class MoveStepTest {
    private static final Tabletop PLAIN = Tabletop.of(8000, 8000);

    @Test
    @Cites("NQM-MOVE.8")
    void footMovesToContactAtOneKilometreAnHour() {
        var played =
                PLAIN.battalion("German", "I", "militia", "at = \"2000,2000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "I move 2000,5000")
                        .begin()
                        .sealed();

        assertEquals("2000,3000", played.at("I-command"));
        assertEquals("2000,4000", played.sealed().at("I-command"));
    }

    @Test
    @Cites({"NQM-MOVE.7", "NQM-MOVE.13"})
    void woodsCostDouble() {
        var played =
                PLAIN.area("woods", "1000,2500 3000,7000")
                        .stand("German", "pz", "de-pz4", "at = \"2000,1000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "pz move 2000,6000")
                        .begin()
                        .sealed();

        assertEquals("2000,3250", played.at("pz"));
    }

    @Test
    @Cites("NQM-REORG.9")
    void whoIsLostOnTheWayDoesNotGoOn() {
        var under =
                PLAIN.stand("German", "pz", "de-pz4", "at = \"2000,1000\"")
                        .stand("German", "other", "de-pz4", "at = \"4000,1000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "pz move 2000,7800")
                        .begin()
                        .sealed();
        var lost = under.body("pz").with(Whereabouts.Off.GONE);

        var later = under.with(under.table().with(under.id("pz"), lost)).until(3);
        assertEquals("gone", later.at("pz"));
    }

    @Test
    @Cites("NQM-MOVE.3")
    void aMarchOnARoadIsTwiceAsFast() {
        var played =
                PLAIN.line("road", "2000,0 2000,8000")
                        .stand("German", "pz", "de-pz4", "at = \"2000,1000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "pz march 2000,7800")
                        .begin()
                        .sealed();

        assertEquals("2000,7000", played.at("pz"));
    }

    @Test
    @Cites("NQM-MOVE.4")
    void aMarchKeepsToRoads() {
        PLAIN.line("road", "2000,0 2000,8000")
                .stand("German", "pz", "de-pz4", "at = \"2000,1000\"")
                .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                .begin()
                .refuses(
                        "German",
                        "order pz march 2000,4000 3000,4000",
                        "NQM-MOVE.4",
                        "a march keeps to roads, and 2200,4000 is on none");
    }

    @Test
    @Cites("NQM-ESTATE.1")
    void aCompanyThatFindsNoRoomStops() {
        var played =
                PLAIN.stand("German", "one", "rifle", "at = \"2000,2000\"", "under = \"hq\"")
                        .stand("German", "two", "rifle", "at = \"2000,2700\"", "under = \"hq\"")
                        .headquarters("German", "hq", "level = \"brigade\"", "at = \"100,100\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "one move 2000,4000")
                        .begin()
                        .sealed();

        assertEquals("2000,2400", played.at("one"));
    }

    @Test
    @Cites({"NQM-ESTATE.1", "NQM-TIME.2"})
    void aColumnOnASlantingRoadComesToTheEndOfItsMarch() {
        var played =
                PLAIN.line("road", "0,5000 3000,6000 7000,6500")
                        .battalion("German", "I", "uk-infantry-39", "at = \"0,5000\"", "enters = 1")
                        .battalion("Soviet", "R", "militia", "at = \"7000,700\"")
                        .order("German", "I march 3000,6000")
                        .begin()
                        .sealed();

        var later = played.until(4);

        assertEquals("2150,5720", later.at("I-3"));
        assertEquals("1860,5620", later.at("I-4"));
    }

    @Test
    @Cites("NQM-TIME.1")
    void inWhatOrderBodiesStandInTheScenarioDoesNotMatter() {
        var one =
                PLAIN.stand("German", "a", "rifle", "at = \"2000,2000\"")
                        .stand("German", "b", "rifle", "at = \"2000,3400\"");
        var other =
                PLAIN.stand("German", "b", "rifle", "at = \"2000,3400\"")
                        .stand("German", "a", "rifle", "at = \"2000,2000\"");

        assertEquals(met(one), met(other));
    }

    /** Two companies on their way to each other's place. */
    private static List<String> met(Tabletop tabletop) {
        var played =
                tabletop.battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "a move 2000,3400")
                        .order("German", "b move 3000,4400")
                        .begin()
                        .sealed();
        return List.of(played.at("a"), played.at("b"));
    }

    @Test
    @Cites("NQM-MOVE.13")
    void aStreamStopsWheelsAndCostsFootAQuarterOfAnHour() {
        var played =
                PLAIN.line("stream", "0,2500 8000,2500")
                        .battalion("German", "foot", "militia", "at = \"2000,2000\"")
                        .stand(
                                "German",
                                "lorries",
                                "medical",
                                "at = \"4000,2000\"",
                                "under = \"foot\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "foot move 2000,4000")
                        .order("German", "lorries move 4000,4000")
                        .begin()
                        .sealed();

        assertEquals("2000,2750", played.at("foot-command"));
        assertEquals("4000,2490", played.at("lorries"));
    }

    @Test
    @Cites({"NQM-TIME.2", "NQM-TIME.3"})
    void aMoveOfMoreThanABoundEndsWithAPause() {
        var tabletop =
                PLAIN.battalion("German", "I", "militia", "at = \"2000,2000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

        var quick = tabletop.order("German", "I move 2000,2500").begin().sealed();
        var slow = tabletop.order("German", "I move 2000,3500").begin().bounds(2);

        assertEquals(Marks.NEVER, quick.table().unit(quick.unit("I")).arrived());
        assertEquals(2, slow.table().unit(slow.unit("I")).arrived());
        assertEquals("", slow.orders("I"));
    }

    @Test
    @Cites("NQM-MOVE.4")
    void aKnownEnemyInEffectiveRangeStopsABody() {
        var tabletop =
                PLAIN.stand("German", "one", "rifle", "at = \"2000,2000\"")
                        .stand("Soviet", "two", "rifle", "at = \"2000,3100\"");

        assertEquals(
                "2000,2500",
                tabletop.order("German", "one move 2000,4000").begin().sealed().at("one"));
        assertEquals(
                "2000,2800",
                tabletop.order("German", "one move 2000,4000 through").begin().sealed().at("one"));
    }

    @Test
    @Cites("NQM-ESTATE.3")
    void aColumnComesOntoTheTableBodyByBody() {
        var played =
                PLAIN.line("road", "2000,0 2000,8000")
                        .battalion("German", "I", "militia", "at = \"2000,0\"", "enters = 1")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "I march 2000,6000")
                        .begin()
                        .sealed();

        assertEquals("2000,2000", played.at("I-1"));
        assertEquals("2000,1700", played.at("I-command"));
        assertEquals("2000,1100", played.at("I-3"));
    }

    /** R-NQM-61: else the two would keep each other where they are for good. */
    @Test
    @Cites("NQM-ESTATE.1")
    void whoComesOntoTheTableWaitsForWhoLeavesItsEdge() {
        var played =
                PLAIN.stand("German", "one", "rifle", "at = \"2000,0\"", "enters = 1")
                        .stand("German", "two", "rifle", "at = \"2000,100\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "one move 2000,4000")
                        .order("German", "two move 2000,4000")
                        .begin()
                        .sealed();

        assertEquals("2000,1100", played.at("two"));
        assertEquals("2000,800", played.at("one"));
    }

    @Test
    @Cites("NQM-ESTATE.1")
    void enemiesNeverComeNearerThanTouching() {
        var played =
                PLAIN.stand("German", "one", "rifle", "at = \"2000,2000\"")
                        .stand("Soviet", "two", "rifle", "at = \"2000,2750\"")
                        .order("German", "one move 2000,4000 through")
                        .begin()
                        .sealed();

        assertEquals("2000,2450", played.at("one"));
        assertEquals(
                List.of(MoveHappening.Why.TOUCHES_ENEMY),
                played.told("German", MoveHappening.Halted.class).stream()
                        .map(MoveHappening.Halted::why)
                        .toList());
    }

    @Test
    @Cites("NQM-MOVE.4")
    void aMarchUnderTheGunsOfAKnownEnemyFallsBackToTheTacticalRate() {
        var played =
                PLAIN.line("road", "2000,0 2000,8000")
                        .stand("German", "car", "de-222", "at = \"2000,1000\"")
                        .stand("Soviet", "gun", "at-75", "at = \"2900,1000\"", "under = \"R\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "car march 2000,7800")
                        .begin();

        var trail = played.sealed().told("German", MoveHappening.Moved.class).getFirst().trail();
        assertEquals(new Spot(2000, 1500), trail.get(1));
        assertEquals(new Spot(2000, 2500), trail.get(2));
    }

    @Test
    @Cites("NQM-ARTY.13")
    void whoIsPinnedDoesNotAdvanceButMayWithdraw() {
        var tabletop =
                PLAIN.stand("German", "one", "rifle", "at = \"2000,2000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"");

        assertEquals("2000,2000", pinned(tabletop.order("German", "one move 2000,4000")));
        assertEquals("2000,1000", pinned(tabletop.order("German", "one withdraw 2000,100")));
    }

    /** Where the company is after a bound up to whose step 3 it is pinned. */
    private static String pinned(Tabletop tabletop) {
        var played = tabletop.begin();
        Body body = played.body("one");
        var pinned =
                played.table()
                        .with(
                                played.id("one"),
                                body.with(body.marks().pinned(new Clock(1, 3).moment())));
        return new Played(played.state().with(pinned), List.of()).sealed().at("one");
    }

    @Test
    @Cites("NQM-MOVE.13")
    void aSecondColumnOnTheSameRoadPaysDouble() {
        var road = PLAIN.line("road", "2000,0 2000,8000");
        var tabletop =
                road.battalion(
                                "German",
                                "first",
                                "militia",
                                "layout = \"column\"",
                                "at = \"2000,2000\"")
                        .battalion(
                                "German",
                                "second",
                                "militia",
                                "layout = \"column\"",
                                "at = \"2000,1600\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "second march 2000,7000");

        assertEquals("2000,2300", tabletop.begin().sealed().at("second-command"));
    }

    @Test
    @Cites("NQM-OOB.5")
    void anObserverGoesWithTheUnitItSupports() {
        var played =
                PLAIN.battalion("German", "I", "militia", "at = \"2000,4000\"")
                        .stand("German", "foo", "foo", "at = \"2000,3000\"", "under = \"I\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "foo support I")
                        .order("German", "I move 2000,4500")
                        .begin()
                        .sealed();

        assertEquals("2000,4000", played.at("foo"));
        assertEquals("2000,4500", played.sealed().at("foo"));
    }

    @Test
    @Cites("NQM-MOVE.2")
    void fromItsBoundOnAnAttackGoesOnToItsObjective() {
        var played =
                PLAIN.battalion("German", "I", "militia", "at = \"2000,2000\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7000\"")
                        .order("German", "I attack 3500,2500 by 2000,2500 from 2")
                        .begin()
                        .sealed();

        assertEquals("2000,2500", played.at("I-command"));
        assertEquals("3000,2500", played.sealed().at("I-command"));
    }
}
