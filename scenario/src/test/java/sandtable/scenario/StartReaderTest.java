package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.complaint;
import static sandtable.scenario.Small.hexes;

import org.junit.jupiter.api.Test;

import sandtable.scenario.StartReader.Zones;

final class StartReaderTest {
    private static final int TURNS = 5;

    private static Start start(Zones zones, String formation, String line) {
        var reader = new StartReader(Small.ALL.hexes(), TURNS, zones);
        return reader.read(Small.fields(line), Small.fields(formation));
    }

    private static int hex(String name) {
        return hexes(name).toArray()[0];
    }

    @Test
    void aUnitStandsInAHexOrIsSetUpInAZoneOrArrives() {
        assertEquals(new Start.At(hex("B02")), start(Zones.MAY_PROPOSE, "", "at = \"B02\""));
        assertEquals(
                new Start.Zone(hexes("A01..A03")),
                start(Zones.MAY_PROPOSE, "", "zone = \"A01..A03\""));
        assertEquals(
                new Start.Entering(3, hexes("A01..A03"), false),
                start(Zones.MAY_PROPOSE, "", "arrives = 3\nentry = \"A01..A03\""));
    }

    @Test
    void whatALineLeavesOutStandsInItsFormation() {
        String shared = "zone = \"A01..A03\"\n";
        String late = "arrives = 2\nentry = \"A01\"\none-edge = true\n";

        assertEquals(new Start.Zone(hexes("A01..A03")), start(Zones.MAY_PROPOSE, shared, ""));
        assertEquals(new Start.Entering(2, hexes("A01"), true), start(Zones.MAY_PROPOSE, late, ""));
        assertEquals(
                new Start.Entering(4, hexes("A01"), true),
                start(Zones.MAY_PROPOSE, late, "arrives = 4"));
        assertEquals(new Start.At(hex("B02")), start(Zones.MAY_PROPOSE, late, "at = \"B02\""));
    }

    @Test
    void aHexInAZoneIsAProposalWhereTheGameSaysSo() {
        String shared = "zone = \"A01..A03\"\n";

        assertEquals(
                new Start.Proposed(hexes("A01..A03"), hex("A02")),
                start(Zones.MAY_PROPOSE, shared, "at = \"A02\""));
        assertEquals(
                new Start.At(hex("A02")),
                start(Zones.MUST_PROPOSE, shared, "at = \"A02\"\nfixed = true"));
        assertEquals(new Start.At(hex("A02")), start(Zones.FIXED, shared, "at = \"A02\""));
        assertEquals(
                "small.toml:1: at: B02 is not in the zone of the unit",
                complaint(() -> start(Zones.MAY_PROPOSE, shared, "at = \"B02\"")));
        assertEquals(
                "small.toml:1: at: is missing: where does the unit stand if its owner does not"
                        + " choose?",
                complaint(() -> start(Zones.MUST_PROPOSE, shared, "")));
        assertEquals(
                "small.toml:2: zone: the unit stands in a hex already; give at or zone",
                complaint(() -> start(Zones.FIXED, "", "at = \"A02\"\nzone = \"A01..A03\"")));
    }

    @Test
    void aPlaceThatMakesNoSenseIsRefused() {
        assertEquals(
                "small.toml:1: at: the unit has no place: give at, zone, or arrives and entry,"
                        + " here or in the formation",
                complaint(() -> start(Zones.FIXED, "", "")));
        assertEquals(
                "small.toml:2: arrives: the unit is set up and does not arrive later",
                complaint(() -> start(Zones.FIXED, "", "at = \"A01\"\narrives = 2")));
        assertEquals(
                "small.toml:1: entry: says where the unit enters; arrives must say when",
                complaint(() -> start(Zones.FIXED, "", "entry = \"A01\"")));
        assertEquals(
                "small.toml:1: entry: is missing, here and in the formation: where does the unit"
                        + " enter?",
                complaint(() -> start(Zones.FIXED, "", "arrives = 2")));
        assertEquals(
                "small.toml:1: arrives: 6 is not between 1 and 5",
                complaint(() -> start(Zones.FIXED, "", "arrives = 6\nentry = \"A01\"")));
        assertEquals(
                "small.toml:2: entry: B02 is not on the edge of the map",
                complaint(() -> start(Zones.FIXED, "", "arrives = 2\nentry = \"B02\"")));
    }
}
