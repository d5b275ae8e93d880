package sandtable.blitzkriegcommander.table.calculator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The worked examples, asked without a game. */
class BlitzkriegCommanderCalculatorTest {
    private static final double EXACT = 1e-12;
    private static final double PRINTED = 5e-7;
    private static final BlitzkriegCommanderCalculator CALCULATOR =
            new BlitzkriegCommanderCalculator();

    /** Typed as {@code fire=de-panzer4@52}, the rest as usual. */
    private static Forecast forecast(String... given) {
        Map<String, String> values = new HashMap<>();
        for (Calculator.Parameter each : CALCULATOR.parameters()) {
            if (each instanceof Calculator.Parameter.Preset(_, var usual)) {
                values.put(each.name(), usual);
            }
        }
        for (String each : given) {
            values.put(each.split("=")[0], each.split("=")[1]);
        }
        return CALCULATOR.forecast(values);
    }

    private static double figure(Forecast forecast, String words) {
        return forecast.figures().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError(words + " in " + forecast.figures()))
                .value();
    }

    private static double fate(Forecast forecast, String fate) {
        return forecast.cells().stream()
                .filter(each -> forecast.down().label(each.down()).equals(fate))
                .mapToDouble(Forecast.Cell::probability)
                .sum();
    }

    private static List<String> reasons(Forecast forecast) {
        return forecast.reasons().stream()
                .map(each -> each.words() + " " + each.figure() + " " + each.clause().orElseThrow())
                .toList();
    }

    private static void assertWrong(String said, String... given) {
        var bad = assertThrows(BadInput.class, () -> forecast(given));

        assertEquals(said, bad.getMessage());
    }

    @Test
    void oneAttackOnFourWithoutASaveIsAnEvenChance() {
        assertEquals(0.5, figure(forecast("attacks=1", "hits=1"), "knocked out"), EXACT);
    }

    @Test
    void aSaveOfFiveLeavesTwoThirdsOfTheHits() {
        Forecast three = forecast("attacks=3", "save=5", "hits=4");

        assertEquals(3 * 0.5 * 2 / 3, figure(three, "unsaved hits on average"), EXACT);
        assertEquals(0, figure(three, "knocked out"), EXACT);
    }

    @Test
    @Cites({"BKC-CAS.4", "BKC-CAS.7", "BKC-CAS.11"})
    void exampleOneAPanzerAtATank() {
        Forecast odds = forecast("fire=de-panzer4@52", "target=su-t34-85");

        assertEquals(16 / 81.0, fate(odds, "nothing"), EXACT);
        assertEquals(23 / 81.0, fate(odds, "hit"), EXACT);
        assertEquals(41 / 81.0, fate(odds, "suppressed"), EXACT);
        assertEquals(1 / 81.0, fate(odds, "knocked out"), EXACT);
        assertEquals(
                List.of(
                        "target in the open no cover BKC-COV.1",
                        "Panzer IV +4 BKC-CAS.1",
                        "dice together 4 BKC-CAS.3",
                        "hits on 4+ BKC-HIT.1",
                        "save 5+ BKC-CAS.5",
                        "hits to knock out 4 BKC-CAS.7"),
                reasons(odds));
    }

    @Test
    @Cites({"BKC-FIRE.1", "BKC-FIRE.2", "BKC-SAVE.1"})
    void exampleTwoThreeShermansBehindAPanther() {
        Forecast odds = forecast("fire=us-sherman-75@32/rear:3", "target=de-panther");

        assertEquals(32768 / 14348907.0, fate(odds, "nothing"), EXACT);
        assertEquals(745600 / 14348907.0, fate(odds, "hit"), EXACT);
        assertEquals(5019520 / 14348907.0, fate(odds, "suppressed"), EXACT);
        assertEquals(8551019 / 14348907.0, fate(odds, "knocked out"), EXACT);
        assertTrue(reasons(odds).contains("dice together 15 BKC-CAS.3"));
    }

    @Test
    @Cites({"BKC-CAS.3", "BKC-CAS.16", "BKC-HIT.4"})
    void exampleThreeTanksAndAMortarAtAnAssaultGun() {
        Forecast odds = forecast("fire=su-t34-85@50:2,su-82mm-mortar@55/unseen", "target=de-stug");

        assertEquals(1048576 / 43046721.0, fate(odds, "nothing"), EXACT);
        assertEquals(192631808 / 1162261467.0, fate(odds, "hit"), EXACT);
        assertEquals(500337664 / 1162261467.0, fate(odds, "suppressed"), EXACT);
        assertEquals(5444203 / 14348907.0, fate(odds, "knocked out"), EXACT);
    }

    @Test
    @Cites({"BKC-HIT.2", "BKC-FB.1", "BKC-FBKO.1", "BKC-CAS.9"})
    void exampleFourAMachineGunAtShakenRifles() {
        Forecast odds =
                forecast(
                        "fire=de-mg42@42",
                        "target=su-rifle",
                        "cover=woods",
                        "suppressed=yes",
                        "markers=2");

        assertEquals(32 / 243.0, fate(odds, "nothing"), EXACT);
        assertEquals(520 / 729.0, figure(odds, "falls back"), EXACT);
        assertEquals(80 / 729.0, figure(odds, "lost by falling back"), EXACT);
        assertEquals(11 / 243.0 + 80 / 729.0, figure(odds, "knocked out"), EXACT);
        assertTrue(reasons(odds).contains("target in woods soft cover BKC-COV.2"));
    }

    @Test
    @Cites({"BKC-CMD.3", "BKC-CMD.4", "BKC-ORD.1", "BKC-ORD.2"})
    void exampleFiveAChainOfOrders() {
        Forecast odds = forecast("order=8", "distance=24.4");

        assertEquals(7 / 12.0, figure(odds, "given"), EXACT);
        assertEquals(1 / 36.0, figure(odds, "two actions"), EXACT);
        assertEquals(1 / 36.0, figure(odds, "blunder"), EXACT);
        assertEquals(35 / 144.0, figure(odds, "at least 2 orders in a row"), EXACT);
        assertEquals(175 / 2592.0, figure(odds, "at least 3 orders in a row"), EXACT);
        assertEquals(0.906121, figure(odds, "orders in a row"), PRINTED);
        assertEquals(0.052948, figure(odds, "a blunder before they end"), PRINTED);
    }

    @Test
    @Cites({"BKC-CMD.1", "BKC-CMD.8", "BKC-CMD.10", "BKC-REC.2"})
    void everyModifierOfAnOrderIsALine() {
        Forecast odds =
                forecast(
                        "order=9",
                        "distance=20",
                        "earlier=1",
                        "marked=yes",
                        "dense=yes",
                        "assaults=yes",
                        "recce=yes");

        assertEquals("2D6 of 5 or less", odds.words());
        assertEquals(
                List.of(
                        "CV of HQ 9 BKC-ORD.1",
                        "opportunity fire or initiative -1 BKC-CMD.1",
                        "orders before -1 BKC-CMD.3",
                        "distance -1 BKC-CMD.4",
                        "dense ground or smoke -1 BKC-CMD.8",
                        "assault -1 BKC-CMD.10",
                        "recce 1 BKC-REC.2"),
                reasons(odds));
    }

    @Test
    @Cites({"BKC-AREQ.3", "BKC-AREQ.4", "BKC-ADEV.1", "BKC-ARES.1"})
    void exampleSixFourHowitzers() {
        String[] asked = {
            "request=105mm:4",
            "cv=9",
            "earlier=1",
            "distance=45",
            "units=us-rifle@0/0,us-rifle@-4/0"
        };
        Forecast odds = forecast(asked);

        assertEquals("2D6 of 7 or less for artillery", odds.words());
        assertEquals(7 / 12.0, figure(odds, "granted"), EXACT);
        assertEquals(7 / 24.0, figure(odds, "Rifle in the zone"), EXACT);
        assertEquals(8785 / 49152.0, figure(odds, "Rifle knocked out"), EXACT);
        assertTrue(reasons(odds).contains("deviation 3D6 cm BKC-ADEV.1"));
        assertTrue(
                reasons(odds).contains("Rifle 50.0 % in the zone, 3.00 hits BKC-ARES.5"),
                reasons(odds).toString());
    }

    @Test
    @Cites("BKC-ADEV.2")
    void aHigherObserverHasOneDieFewer() {
        Forecast odds =
                forecast(
                        "request=105mm:4",
                        "cv=9",
                        "earlier=1",
                        "distance=45",
                        "higher=yes",
                        "units=us-rifle@0/0");

        assertEquals(7 / 12.0 * 11 / 12, figure(odds, "Rifle in the zone"), EXACT);
    }

    @Test
    @Cites({"BKC-ARES.2", "BKC-ARES.4"})
    void aBarrageStandsSideBySideWithItsAverage() {
        Forecast odds =
                forecast(
                        "request=105mm,75mm",
                        "cv=9",
                        "pattern=barrage",
                        "direction=90",
                        "units=us-rifle@-10/0,us-rifle@10/0,us-rifle@0/15");

        assertEquals(
                List.of("the average of 2 +3 BKC-ARES.2"),
                reasons(odds).stream().filter(each -> each.contains("average")).toList());
        assertEquals(5 / 6.0, figure(odds, "Rifle in the zone"), EXACT);
        assertEquals(5 / 6.0, figure(odds, "Rifle 2 in the zone"), EXACT);
    }

    @Test
    @Cites({"BKC-CA.1", "BKC-CA.2", "BKC-CA.14", "BKC-CARES.4", "BKC-CARES.8"})
    void exampleSevenGrenadiersInAnOrchard() {
        Forecast odds =
                forecast(
                        "assault=de-grenadier:2",
                        "support=de-grenadier",
                        "defenders=us-rifle",
                        "cover=orchard");

        assertEquals("11 dice against 4 in close assault", odds.words());
        assertEquals(0.643643, figure(odds, "defenders knocked out"), PRINTED);
        assertEquals(0.234202, figure(odds, "defenders retreat"), PRINTED);
        assertEquals(0.065404, figure(odds, "assaulters knocked out"), PRINTED);
        assertEquals(0.056489, figure(odds, "assaulters retreat"), PRINTED);
        assertEquals(0.000262, figure(odds, "undecided, assaulters go back"), PRINTED);
    }

    @Test
    @Cites({"BKC-CA.6", "BKC-CA.7", "BKC-CA.11"})
    void suppressedDefendersTakenFromBehindHaveFewerDice() {
        Forecast odds =
                forecast(
                        "assault=de-grenadier,de-grenadier/rear",
                        "defenders=us-rifle,us-hmg",
                        "defending-support=us-rifle",
                        "suppressed=yes");

        assertEquals("10 dice against 4 in close assault", odds.words());
        assertTrue(
                reasons(odds).contains("Rifle is taken in flank or rear -1 BKC-CA.7"),
                reasons(odds).toString());
    }

    @Test
    @Cites({"BKC-AA.6", "BKC-RRES.2", "BKC-RRES.5"})
    void exampleEightAFighterBomberAtAGun() {
        Forecast odds =
                forecast(
                        "strike=p47",
                        "cv=8",
                        "distance=18",
                        "target=de-pak40",
                        "guards=de-20mm-flak,hq");
        double granted = 26 / 36.0;

        assertEquals(granted, figure(odds, "granted"), EXACT);
        assertEquals(granted * 0.194938, figure(odds, "PaK knocked out"), PRINTED);
        assertEquals(granted * 0.352601, figure(odds, "PaK suppressed"), PRINTED);
        assertTrue(reasons(odds).contains("20mm Flak +2 BKC-AA.1"));
        assertTrue(reasons(odds).contains("no attacks left 29.8 % BKC-AA.7"));
    }

    @Test
    void whatIsWrongIsSaidWithItsField() {
        assertWrong(
                "odds: --attacks: give just one of --attacks, --fire, --assault, --order,"
                        + " --request, --strike");
        assertWrong(
                "odds: --order: give just one of --attacks, --fire, --assault, --order,"
                        + " --request, --strike",
                "attacks=3",
                "order=8");
        assertWrong("odds: --cover: does not belong to --order", "order=8", "cover=woods");
        assertWrong("odds: --target: whom do they fire at?", "fire=de-stug@30");
        assertWrong(
                "odds: --fire: there is no unit \"de-stag\"; did you mean de-stug?",
                "fire=de-stag@30",
                "target=us-rifle");
        assertWrong(
                "odds: --fire: \"de-stug\" needs its distance in centimetres, such as de-stug@30",
                "fire=de-stug",
                "target=us-rifle");
        assertWrong(
                "odds: --fire: /side is not one of /flank, /rear and /unseen",
                "fire=de-stug@30/side",
                "target=us-rifle");
        assertWrong(
                "odds: --distance: \"far\" is no length in centimetres, such as 24.4",
                "order=8",
                "distance=far");
        assertWrong(
                "odds: --markers: us-rifle is knocked out by 6",
                "fire=de-stug@30",
                "target=us-rifle",
                "markers=6");
        assertWrong("odds: --cv: the Command Value of who asks", "request=105mm");
    }

    @Test
    @Cites({"BKC-FIRE.5", "BKC-CA.8", "BKC-AREQ.9", "BKC-FIRE.10"})
    void whatTheRulesForbidIsRefusedWithTheirClause() {
        assertWrong(
                "odds: --fire: Rifle is 31.0 cm from Grenadier, which reaches 30.0"
                        + " [BKC-FIRE.5]",
                "fire=de-grenadier@31",
                "target=us-rifle");
        assertWrong(
                "odds: --fire: HQ is a command unit and cannot be fired at [BKC-FIRE.10]",
                "fire=de-grenadier@3",
                "target=hq");
        assertWrong(
                "odds: --fire: Grenadier does not see Rifle [BKC-FIRE.5]",
                "fire=de-grenadier@20/unseen",
                "target=us-rifle");
        assertWrong(
                "odds: --assault: StuG is an AFV and Rifle is in woods [BKC-CA.8]",
                "assault=de-stug",
                "defenders=us-rifle",
                "cover=woods");
        assertWrong(
                "odds: --request: 105 mm battery 1 has a fire-zone of 20.0 cm and"
                        + " Nebelwerfer battery 2 one of 30.0 [BKC-AREQ.9]",
                "request=105mm,nebelwerfer",
                "cv=9");
    }
}
