package sandtable.notquitemechanized.recce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.RecceHappening.Why;

import java.util.List;

/** NQM-RECCE, C7: looks, Stops, first fire. Dice: red, white, blue, then those of fire. */
final class RecceSequenceTest {
    private static final Tabletop SCRUB =
            Tabletop.of(8000, 8000)
                    .area("scrub", "3900,5900 4100,6300")
                    .headquarters("Soviet", "hq", "level = \"brigade\"", "at = \"7900,7900\"")
                    .stand("Soviet", "far", "rifle", "under = \"hq\"", "at = \"7500,500\"");
    private static final Tabletop GUN =
            SCRUB.stand(
                    "Soviet",
                    "pak",
                    "at-50",
                    "grade = \"veteran\"",
                    "under = \"hq\"",
                    "concealed = true",
                    "at = \"4000,6000\"");

    /** A regular platoon of armoured cars drives up to the gun, 500 m in a step. */
    private static Played cars(Tabletop tabletop) {
        return tabletop.stand("German", "car", "de-222", "at = \"4000,1000\"")
                .order("German", "car move 4000,5800")
                .begin();
    }

    @Test
    @Cites({"NQM-RECCE.2", "NQM-RECCE.4", "NQM-RECCE.8", "NQM-RECCE.11"})
    void anAmbushAtEffectiveRangeDestroysTheCars() {
        var played =
                cars(GUN)
                        .play("Soviet", "instruct pak white ambush")
                        .play("German", "instruct car scoot never")
                        .sealed(5, 5, 2, 4);

        assertEquals("gone", played.at("car"));
        var opened = played.told("German", RecceHappening.Opened.class).getFirst();
        assertEquals(Why.AMBUSH, opened.why());
        assertEquals("effective", opened.band());
        assertEquals(2, opened.hits());
        assertEquals(List.of(played.id("pak")), opened.firers());
    }

    @Test
    @Cites({"NQM-RECCE.12", "NQM-RECCE.13"})
    void whoScootsTakesHalfAndIsAThousandMetresBack() {
        var played = cars(GUN).play("Soviet", "instruct pak white ambush").sealed(5, 5, 2, 4, 6);

        assertEquals("4000,4000", played.at("car"));
        assertEquals(new Casualties(1, 0, 0), played.body("car").casualties());
        assertEquals(1, played.told("German", RecceHappening.Scooted.class).size());
    }

    private static List<Why> fire(String scoot, int... dice) {
        return cars(GUN)
                .play("Soviet", "instruct pak white ambush")
                .play("German", "instruct car scoot " + scoot)
                .sealed(dice)
                .told("German", RecceHappening.Opened.class)
                .stream()
                .map(RecceHappening.Opened::why)
                .toList();
    }

    @Test
    @Cites("NQM-RECCE.13")
    void whoScootsDoesNotReplyWhereOthersDo() {
        assertEquals(List.of(Why.AMBUSH, Why.REPLY), fire("never", 5, 5, 4, 1, 1));
        assertEquals(List.of(Why.AMBUSH), fire("always", 5, 5, 4, 1));
    }

    @Test
    @Cites("NQM-RECCE.12")
    void recceDoesNotScootFromFireThatHardlyHurts() {
        var played =
                cars(SCRUB.battalion(
                                "Soviet",
                                "I",
                                "militia",
                                "at = \"4000,6000\"",
                                "companies = \"4000,6000 5000,7000 5000,7400\"",
                                "concealed = true"))
                        .sealed(2, 2, 5, 1, 1);

        var told = played.told("German", RecceHappening.Opened.class);
        assertEquals(
                List.of(Why.OPENS_FIRE, Why.REPLY),
                told.stream().map(RecceHappening.Opened::why).toList());
        assertTrue(played.told("German", RecceHappening.Scooted.class).isEmpty());
    }

    @Test
    @Cites({"NQM-RECCE.6", "NQM-RTAB.3", "NQM-RTAB.6"})
    void theRedDieShowsWhoHides() {
        var played = cars(GUN).sealed(6, 6, 6);

        assertEquals("4000,6000", played.at("pak", "German"));
        assertEquals(
                List.of(6), played.told("German", RecceHappening.Spotted.class).getFirst().dice());
        assertTrue(played.told("German", RecceHappening.Opened.class).isEmpty());
    }

    @Test
    @Cites({"NQM-RECCE.7", "NQM-RECCE.8"})
    void whoIsLetPassLearnsNothing() {
        var passed = cars(GUN).sealed(5, 5, 2);
        var empty = cars(SCRUB).sealed();

        assertEquals("unseen", passed.at("pak", "German"));
        assertEquals(told(empty), told(passed));
        assertEquals(1, passed.told("Soviet", RecceHappening.LetPass.class).size());
    }

    /** Of the movement; step 3 may ask the other side what it fires at. */
    private static String told(Played played) {
        return played.told("German", Happening.class).stream()
                .filter(each -> !(each instanceof BoundHappening))
                .toList()
                .toString();
    }

    @Test
    @Cites({"NQM-RECCE.9", "NQM-RECCE.10", "NQM-ETAB.3"})
    void whoFailsBothOpensFireAsNearAsTheBlueDieAllows() {
        var played = cars(GUN).play("German", "instruct car scoot never").sealed(5, 2, 3, 1, 1);

        var told = played.told("German", RecceHappening.Opened.class);
        assertEquals(Why.OPENS_FIRE, told.getFirst().why());
        assertEquals("contact", told.getFirst().band());
        assertEquals("4000,5700", played.at("car"));
        assertEquals(Why.REPLY, told.get(1).why());
    }

    @Test
    @Cites({"NQM-ETAB.1", "NQM-RECCE.4"})
    void fireMayBeOpenedFartherAndTheMoverIsSetBack() {
        var played =
                cars(GUN)
                        .play("Soviet", "instruct pak fire farthest")
                        .play("German", "instruct car scoot never")
                        .sealed(5, 2, 3, 6);

        assertEquals("4000,4000", played.at("car"));
        assertEquals(Casualties.NONE, played.body("car").casualties());
        assertTrue(played.table().unit(played.unit("car")).is(Flag.DISORGANISED));
    }

    @Test
    @Cites("NQM-RECCE.4")
    void whoIsToldNeverToCallStopLetsAllPass() {
        var played = cars(GUN).play("Soviet", "instruct pak stop never").sealed();

        assertEquals("4000,5800", played.at("car"));
    }

    @Test
    @Cites("NQM-RECCE.1")
    void othersThanRecceAreAmbushedTooAndCannotScoot() {
        var played =
                GUN.stand("German", "pz", "de-pz2", "at = \"4000,3000\"")
                        .order("German", "pz move 4000,5800")
                        .begin()
                        .sealed(5, 5, 2, 3);

        assertEquals(
                Why.AMBUSH, played.told("German", RecceHappening.Opened.class).getFirst().why());
        assertEquals(new Casualties(1, 0, 0), played.body("pz").casualties());
        assertEquals("4000,4850", played.at("pz"));
    }

    @Test
    @Cites("NQM-RECCE.2")
    void onePairOfUnitsThrowsOnceABound() {
        var played = cars(GUN).sealed(1, 6, 1);

        assertEquals("4000,5800", played.at("car"));
    }

    @Test
    @Cites({"NQM-RECCE.3", "NQM-RECCE.5"})
    void aLookFindsWhoHidesAtOnePlace() {
        var looking =
                SCRUB.stand("German", "scouts", "recce-foot", "at = \"4000,4200\"")
                        .battalion(
                                "Soviet",
                                "I",
                                "militia",
                                "at = \"4000,6000\"",
                                "companies = \"4000,6000 4000,7000 4000,7400\"",
                                "concealed = true");
        var near = looking.order("German", "scouts recce 4000,5000 look 4000,6000").begin();
        var far = looking.order("German", "scouts recce 4000,5000 look 5000,6000").begin();

        assertEquals("4000,6000", near.sealed(3, 1, 1).at("I-1", "German"));
        assertEquals("unseen", far.sealed().at("I-1", "German"));
    }

    @Test
    @Cites("NQM-SUMM.6")
    void aColumnThatIsFiredAtMayBeCaughtBeforeItDeploys() {
        assertTrue(column(GUN, 2).is(Flag.CAUGHT));
        assertFalse(column(GUN, 1).is(Flag.COLUMN));
    }

    @Test
    @Cites("NQM-SUMM.5")
    void aRecceStandAtTheStartLineSparesTheThrow() {
        var marked = GUN.stand("German", "scouts", "recce-foot", "at = \"3700,4700\"");
        var played = marching(marked).sealed(1, 6, 1, 1);

        assertFalse(played.table().unit(unit(played)).is(Flag.COLUMN));
    }

    private static Played marching(Tabletop tabletop) {
        return tabletop.line("road", "4000,0 4000,8000")
                .battalion(
                        "German",
                        "I",
                        "cavalry",
                        "grade = \"militia\"",
                        "at = \"4000,3300\"",
                        "layout = \"column\"")
                .order("German", "I march 4000,7900")
                .begin();
    }

    private static UnitId unit(Played played) {
        return played.unit("I");
    }

    /** The throw of the start line comes before that of the fire; Veterans catch Militia on 2. */
    private static sandtable.notquitemechanized.state.Unit column(Tabletop tabletop, int die) {
        var played = marching(tabletop).sealed(1, 6, 1, die, 1);
        return played.table().unit(unit(played));
    }
}
