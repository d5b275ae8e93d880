package sandtable.notquitemechanized.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.MoveHappening;

import java.util.ArrayList;
import java.util.List;

/** C6: who is seen, who is concealed, what is remembered. */
final class SpottingTest {
    private static Tabletop facing(String type, String at, String... more) {
        var fields = new ArrayList<>(List.of("at = \"" + at + "\""));
        fields.addAll(List.of(more));
        return Tabletop.of(8000, 8000)
                .stand("German", "eyes", "rifle", "at = \"1000,1000\"")
                .stand("Soviet", "other", type, fields.toArray(String[]::new));
    }

    @Test
    @Cites("NQM-RECCE.1")
    void whoHaltsInTheOpenIsSeenFromAKilometre() {
        assertEquals(
                "1000,2300", facing("rifle", "1000,2300").begin().sealed().at("other", "German"));
        assertEquals("unseen", facing("rifle", "1000,2310").begin().sealed().at("other", "German"));
    }

    @Test
    @Cites("NQM-RECCE.1")
    void whoMovesIsSeenFromFartherAndVehiclesFromFarthest() {
        var foot = facing("rifle", "1000,3200").order("Soviet", "other move 2000,3200");
        var tanks = facing("su-t34", "1000,4000").order("Soviet", "other move 2000,4000");

        assertEquals("2000,3200", foot.begin().sealed().at("other"));
        assertEquals("unseen", facing("rifle", "1000,3200").begin().sealed().at("other", "German"));
        assertEquals(1, foot.begin().sealed().told("German", MoveHappening.Sighted.class).size());
        assertEquals(1, tanks.begin().sealed().told("German", MoveHappening.Sighted.class).size());
    }

    @Test
    @Cites("NQM-RECCE.1")
    void theConcealedAreSeenAtAHundredMetresOnly() {
        var near = facing("rifle", "1000,1400", "position = \"dug-in\"", "concealed = true");
        var nearer = facing("rifle", "1000,1390", "position = \"dug-in\"", "concealed = true");

        assertEquals("1000,1400", near.begin().sealed().at("other", "German"));
        assertEquals(
                "unseen",
                facing("rifle", "1000,1410", "position = \"dug-in\"", "concealed = true")
                        .begin()
                        .sealed()
                        .at("other", "German"));
        assertEquals("1000,1390", nearer.begin().sealed().at("other", "German"));
    }

    @Test
    @Cites("NQM-SCALE.4")
    void aTownBetweenTwoStandsOnOneLevelBlocksTheLine() {
        var clear = facing("su-t34", "1000,2200");

        assertEquals("1000,2200", clear.begin().sealed().at("other", "German"));
        assertEquals(
                "unseen",
                clear.area("town", "800,1500 1200,1800").begin().sealed().at("other", "German"));
    }

    @Test
    @Cites("NQM-SCALE.4")
    void fromAHillOneSeesOverHousesThatAreNearIt() {
        var town = facing("su-t34", "1000,2200").area("town", "800,1250 1200,1400");

        assertEquals("unseen", town.begin().sealed().at("other", "German"));
        assertEquals(
                "1000,2200",
                town.hill(1, "800,800 1200,1200").begin().sealed().at("other", "German"));
    }

    @Test
    @Cites("NQM-DES.3")
    void whoGoesOutOfSightIsRememberedForTwoBounds() {
        var played =
                facing("rifle", "1000,2200")
                        .order("Soviet", "other withdraw 1000,7000")
                        .begin()
                        .sealed();
        var gone = played.bounds(1);

        assertEquals("1000,3200", played.at("other", "German"));
        assertEquals("unseen", gone.at("other", "German"));
        assertInstanceOf(
                Knowledge.LastSeen.class,
                gone.state().secrets(0).knowledge().get(gone.id("other").index()));
        assertInstanceOf(
                Knowledge.None.class,
                gone.bounds(3).state().secrets(0).knowledge().get(gone.id("other").index()));
    }

    @Test
    @Cites("NQM-DES.3")
    void whereSomebodyHidesLeavesNoTraceInWhatOthersAreTold() {
        var here = hiding("4000,4000").begin().sealed();
        var there = hiding("3000,5000").begin().sealed();

        assertEquals(here.told("German", Happening.class), there.told("German", Happening.class));
        assertEquals(here.view("German").secrets(), there.view("German").secrets());
        assertEquals(here.view("German").table().bodies(), there.view("German").table().bodies());
    }

    /** A battalion moves past somebody who keeps still in the woods. */
    private static Tabletop hiding(String at) {
        return Tabletop.of(8000, 8000)
                .area("woods", "2500,3500 4500,5500")
                .battalion("German", "I", "militia", "at = \"1000,1000\"")
                .stand("Soviet", "other", "rifle", "at = \"" + at + "\"", "concealed = true")
                .order("German", "I move 1500,4500");
    }

    @Test
    @Cites("NQM-DES.3")
    void anEnemysOrdersAndAmmunitionAreInNobodysView() {
        var one = facing("su-t34", "1000,1900").begin().sealed();
        var other = facing("su-t34", "1000,1900").order("Soviet", "other defend 1000,1900");

        assertEquals(one.view("German").secrets(), other.begin().sealed().view("German").secrets());
        assertEquals("1000,1900", one.at("other", "German"));
        assertEquals(0, one.view("German").plan().ammunition(one.id("other")));
    }
}
