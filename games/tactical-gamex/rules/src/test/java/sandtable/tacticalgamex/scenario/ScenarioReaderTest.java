package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.scenario.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;
import java.util.Set;

final class ScenarioReaderTest {
    private static final BattlePlan SMALL = SmallBattle.read();

    private static int hex(String name) {
        return SMALL.map().numbering().read(name);
    }

    private static HexSet block(String... names) {
        var hexes = new HexSet.Edit();
        for (String name : names) {
            hexes.add(hex(name));
        }
        return hexes.done();
    }

    @Test
    @Cites("TGX-3.0.a")
    void aMapCanBeDrawnInTheScenario() {
        assertEquals(4, SMALL.map().grid().columns());
        assertEquals(TerrainKind.BRIDGE, SMALL.map().kind(hex("D02")));
        assertEquals(1, SMALL.map().level(hex("B02")));
        assertTrue(SMALL.map().roadLeaves(hex("A02")));
        assertEquals(TerrainKind.FORD, SMALL.map().kind(hex("A03")));
    }

    @Test
    void unitsStandWaitOrRide() {
        HexSet zone = block("A01", "A02", "A03", "B01", "B02", "B03");

        assertEquals(new Start.Proposed(zone, hex("A01")), SMALL.piece(0).start());
        assertEquals(new Start.Aboard(2), SMALL.piece(1).start());
        assertEquals(
                new Start.Entering(2, block("A01", "A02", "A03"), false), SMALL.piece(3).start());
        assertEquals(new Start.At(hex("C02")), SMALL.piece(4).start());
        assertTrue(SMALL.piece(0).commandPost());
        assertTrue(SMALL.piece(5).insideFortification());
        assertEquals(List.of("Red", "Blue"), SMALL.sides().stream().map(Object::toString).toList());
    }

    @Test
    @Cites("TGX-7.0.a")
    void aSidesMoraleHoldsForItsNationsUnlessGivenOtherwise() {
        BattlePlan other =
                SmallBattle.with("morale = 8", "morale = 8\nmorale-of = { Romania = 6 }");

        assertEquals(8, SMALL.camps().get(1).morale(Nation.ROMANIA));
        assertEquals(6, other.camps().get(1).morale(Nation.ROMANIA));
        assertEquals(8, other.camps().get(1).morale(Nation.GERMANY));
        assertTrue(SMALL.camps().get(1).axis());
        assertEquals(
                "small.toml:32: side[2].morale-of.Rumania: no such field here; did you mean"
                        + " Romania?",
                refusal("morale = 8", "morale = 8\nmorale-of = { Rumania = 6 }"));
    }

    @Test
    void countersAircraftAndBatteriesAreRead() {
        assertEquals(
                List.of(new Counter.Fortification(10), new Counter.Mines(OddsColumn.TWO_TO_ONE)),
                SMALL.placements().stream().map(Placement::counter).toList());
        assertEquals(2, SMALL.sorties().getFirst().turn());
        assertEquals(3, SMALL.batteries().getFirst().to());
        assertEquals(1, SMALL.batteries().getFirst().from());
    }

    @Test
    @Cites("TGX-0.b")
    void optionalRulesAreNamedByTheirSection() {
        BattlePlan other =
                SmallBattle.with(
                        "[clock]\n",
                        "[rules]\nwoods-modifier = false\noptional = [\"TGX-20\"]\n\n[clock]\n");

        assertEquals(Variants.STANDARD, SMALL.variants());
        assertEquals(
                new Variants(false, true, true, true, false, Set.of(Clause.of("TGX-20"))),
                other.variants());
        assertEquals(
                Set.of(Clause.of("TGX-21")),
                SmallBattle.with(
                                "[clock]\n",
                                "[rules]\nsmoke = false\ninterdiction = true\n"
                                        + "optional = [\"TGX-20\"]\n\n[clock]\n")
                        .variants()
                        .optional());
        assertEquals(
                "small.toml:18: rules.optional[1]: there is no optional rule \"TGX-2O\"; did you"
                        + " mean TGX-20?",
                refusal("[clock]\n", "[rules]\noptional = [\"TGX-2O\"]\n[clock]\n"));
    }

    @Test
    @Cites("TGX-0.b")
    void aFlagSwitchesOneOptionalSection() {
        String rules = "[rules]\noptional = [\"TGX-20\"]\nquick-time = %s\n\n[clock]\n";
        var both = Set.of(Clause.of("TGX-20"), Clause.of("TGX-15"));

        assertEquals(
                both, SmallBattle.with("[clock]\n", rules.formatted("true")).variants().optional());
        assertEquals(
                Set.of(Clause.of("TGX-20")),
                SmallBattle.with("[clock]\n", rules.formatted("false")).variants().optional());
    }

    @Test
    @Cites("TGX-0.a")
    void nobodyChoosesStandardOrSupplementalRules() {
        BattlePlan sappers = SmallBattle.with("\"de-rifle-42-east\"", "\"de-engineer-east\"");

        assertEquals(Set.of(), SMALL.supplements());
        assertEquals(Set.of(Clause.of("TGX-9")), sappers.supplements());
        assertEquals(
                "small.toml:18: rules.optional[1]: TGX-8 is a standard rule and always in use",
                refusal("[clock]\n", "[rules]\noptional = [\"TGX-8\"]\n[clock]\n"));
        assertEquals(
                "small.toml:18: rules.optional[1]: TGX-9 comes into use by itself, with the units"
                        + " or conditions it is about",
                refusal("[clock]\n", "[rules]\noptional = [\"TGX-9\"]\n[clock]\n"));
    }

    @Test
    @Cites({"TGX-9.2.a", "TGX-9.2.b"})
    void anEngineerHasOneVehicleThatCarriesNobodyElse() {
        String rifle = "{ id = \"b-rifle\", type = \"de-rifle-42-east\", at = \"C02\" },";
        String pio = "{ id = \"b-pio\", type = \"de-engineer-east\", at = \"C02\" },";
        String truck = "{ id = \"b-car\", type = \"de-truck\", at = \"C02\", equipment-of = ";
        BattlePlan battle = SmallBattle.with(rifle, pio + truck + "\"b-pio\" },");

        assertEquals(4, battle.pieces().get(5).engineer());
        assertEquals(Piece.NOBODY, battle.pieces().get(4).engineer());
        assertTrue(
                refusal(rifle, rifle + truck + "\"b-rifle\" },")
                        .endsWith("equipment-of: b-rifle is no engineer of its side"));
        assertTrue(
                refusal(rifle, pio + truck + "\"b-pi\" },")
                        .endsWith("equipment-of: there is no unit b-pi"));
        assertTrue(
                refusal(rifle, rifle.replace("}", ", equipment-of = \"b-pio\" }") + pio)
                        .endsWith(
                                "equipment-of: an equipment vehicle is a C unit, and the weapon of"
                                        + " Rifle 42 (East) is I (TGX-9.2.a)"));
        assertTrue(
                refusal(
                                rifle,
                                pio
                                        + truck
                                        + "\"b-pio\" },"
                                        + truck.replace("b-car", "b-cab")
                                        + "\"b-pio\" },")
                        .endsWith("equipment-of: b-pio has b-car already"));
        assertTrue(
                refusal(
                                rifle,
                                pio
                                        + rifle.replace(", at = \"C02\"", "")
                                        + truck
                                        + "\"b-pio\", carries = [\"b-rifle\"] },")
                        .endsWith("carries: b-car carries only b-pio (TGX-9.2.b)"));
    }

    @Test
    @Cites("TGX-0.b")
    void smokeNeedsTheRuleAboutIt() {
        String mines = "kind = \"mines\"\nstrength = \"2:1\"\n";
        String smoke = "kind = \"smoke\"\nstrength = 2\n";
        String ruled =
                SmallBattle.TEXT.replace(
                        "[clock]\n", "[rules]\noptional = [\"TGX-20\"]\n[clock]\n");

        assertEquals(
                "small.toml:64: counter \"mines\".kind: smoke needs \"TGX-20\" among the optional"
                        + " rules in use",
                refusal(mines, smoke));
        assertEquals(
                new Counter.Smoke(2),
                ScenarioReader.read(
                                Scenarios.read(
                                        "tactical-gamex/small",
                                        "small.toml",
                                        ruled.replace(mines, smoke)))
                        .placements()
                        .get(1)
                        .counter());
    }

    @Test
    @Cites("TGX-1.0.b")
    void theClockSaysTurnsInitiativeAndWhoSetsUpFirst() {
        assertEquals(4, SMALL.turns());
        assertEquals(BattlePlan.ROLL, SMALL.initiative());
        assertEquals(1, SMALL.setsUpFirst());
        assertEquals(0, SmallBattle.with("\"roll\"", "\"Red\"").initiative());
        assertEquals(
                "small.toml:19: clock.initiative: there is no \"Rad\"; did you mean Red?",
                refusal("\"roll\"", "\"Rad\""));
    }

    @Test
    void wrongWordsAreRefusedWithTheNearestRightOne() {
        assertEquals(
                "small.toml:39: formation[1].units \"r-tank\".type: there is no unit type"
                        + " \"su-t-34-d\"; did you mean su-t-34-a?",
                refusal("\"su-t-34-c\", at", "\"su-t-34-d\", at"));
        assertEquals(
                "small.toml:72: aircraft \"b-stuka\".type: there is no aircraft \"de-ju-87\";"
                        + " did you mean de-ju-87-b?",
                refusal("de-ju-87-b", "de-ju-87"));
        assertEquals(
                "small.toml:9: map.panels[1]: there is no panel \"P9\"; did you mean P1?",
                refusal(
                        SmallBattle.TEXT.substring(
                                SmallBattle.TEXT.indexOf("drawing"),
                                SmallBattle.TEXT.indexOf("[clock]")),
                        "panels = [\"P9\"]\n"));
    }

    @Test
    void aMapIsDrawnOrMadeOfPanels() {
        assertEquals(
                "small.toml:10: map.drawing: the map is made of panels already; give one of the"
                        + " two",
                refusal("[map]\n", "[map]\npanels = [\"P1\"]\n"));
        assertTrue(
                refusal(". h t b", ". h x b")
                        .startsWith("small.toml:11: map.drawing: \"x\" is no terrain"));
        assertTrue(
                refusal("\"A03 f\"", "\"A03 ford\"")
                        .startsWith("small.toml:15: map.changes[1]: must be a hex and a letter"));
    }

    @Test
    void whatStandsMustHaveAPlace() {
        assertEquals(
                "small.toml:39: formation[1].units \"r-tank\".at: C01 is not in its zone",
                refusal("at = \"A01\", command", "at = \"C01\", command"));
        assertEquals(
                "small.toml:39: formation[1].units \"r-tank\".at: is missing: where does it stand"
                        + " if its owner does not choose?",
                refusal("at = \"A01\", command", "command"));
        assertEquals(
                "small.toml:50: formation[2].units \"b-rifle\".at: it has no place: give at, zone,"
                        + " or arrives and entry, here or in the formation",
                refusal(", at = \"C02\" }", " }"));
        assertEquals(
                "small.toml:42: formation[1].units \"r-late\".entry: B02 is not on the edge of"
                        + " the map",
                refusal("entry = \"A01..A03\"", "entry = \"B02\""));
    }

    @Test
    @Cites({"TGX-5.2.b", "TGX-5.2.d"})
    void carriersMustBeAbleToCarry() {
        String carries = "small.toml:41: formation[1].units \"r-truck\".carries: ";

        assertEquals(
                carries + "r-truck (ZIS-5 Truck) cannot carry r-gun (T-34 C)",
                refusal("su-45mm-at-42", "su-t-34-c"));
        assertEquals(
                carries + "r-truck (M-2 Halftrack) cannot carry r-gun (45mm AT 42)",
                refusal("su-zis-5-truck", "su-m-2-halftrack"));
        assertEquals(
                carries + "r-truck has room for 1 (TGX-5.2.1.a)",
                refusal("[\"r-gun\"]", "[\"r-gun\", \"r-more\"]"));
    }

    @Test
    void commandPostsGoWithTheRightUnitsAndNumbers() {
        assertEquals(
                "small.toml:22: side: Red has 2 command posts, and 1 of its units are command"
                        + " posts",
                refusal("command-posts = 1", "command-posts = 2"));
        assertEquals(
                "small.toml:41: formation[1].units \"r-truck\".command-post: a CP goes with an A,"
                        + " I or C(I) unit, and the weapon of ZIS-5 Truck is C (TGX-22.1.b)",
                refusal("at = \"A02\", carries", "at = \"A02\", command-post = true, carries"));
    }
}
