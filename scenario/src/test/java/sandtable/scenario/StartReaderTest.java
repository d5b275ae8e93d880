package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.complaint;
import static sandtable.scenario.Small.hexes;

import org.junit.jupiter.api.Test;

import sandtable.scenario.StartReader.Habit;

import java.util.Set;

final class StartReaderTest {
    private static final int TURNS = 5;
    private static final Set<Habit> NONE = Set.of();
    private static final Set<Habit> FIXED = Set.of(Habit.HEX_IS_FIXED);
    private static final Set<Habit> NEEDED = Set.of(Habit.ZONE_NEEDS_HEX);
    private static final Set<Habit> ONE_EDGE = Set.of(Habit.ONE_EDGE);

    private static Start start(Set<Habit> habits, String formation, String line) {
        var reader = new StartReader(Small.ALL.hexes(), TURNS, habits);
        return reader.read(Small.fields(line), Small.fields(formation));
    }

    private static int hex(String name) {
        return hexes(name).toArray()[0];
    }

    @Test
    void aUnitStandsInAHexOrIsSetUpInAZoneOrArrives() {
        assertEquals(new Start.At(hex("B02")), start(NONE, "", "at = \"B02\""));
        assertEquals(new Start.Zone(hexes("A01..A03")), start(NONE, "", "zone = \"A01..A03\""));
        assertEquals(
                new Start.Entering(3, hexes("A01..A03"), false),
                start(NONE, "", "arrives = 3\nentry = \"A01..A03\""));
    }

    @Test
    void whatALineLeavesOutStandsInItsFormation() {
        String shared = "zone = \"A01..A03\"\n";
        String late = "arrives = 2\nentry = \"A01\"\none-edge = true\n";

        assertEquals(new Start.Zone(hexes("A01..A03")), start(NONE, shared, ""));
        assertEquals(new Start.Entering(2, hexes("A01"), true), start(ONE_EDGE, late, ""));
        assertEquals(
                new Start.Entering(4, hexes("A01"), true), start(ONE_EDGE, late, "arrives = 4"));
        assertEquals(new Start.At(hex("B02")), start(ONE_EDGE, late, "at = \"B02\""));
    }

    @Test
    void aHexInAZoneIsAProposalWhereTheGameSaysSo() {
        String shared = "zone = \"A01..A03\"\n";

        assertEquals(
                new Start.Proposed(hexes("A01..A03"), hex("A02")),
                start(NONE, shared, "at = \"A02\""));
        assertEquals(new Start.At(hex("A02")), start(NEEDED, shared, "at = \"A02\"\nfixed = true"));
        assertEquals(new Start.At(hex("A02")), start(FIXED, shared, "at = \"A02\""));
        assertEquals(
                "small.toml:1: at: B02 is not in its zone",
                complaint(() -> start(NONE, shared, "at = \"B02\"")));
        assertEquals(
                "small.toml:1: at: is missing: where does it stand if its owner does not"
                        + " choose?",
                complaint(() -> start(NEEDED, shared, "")));
        assertEquals(
                "small.toml:2: zone: it stands in a hex already; give at or zone",
                complaint(() -> start(FIXED, "", "at = \"A02\"\nzone = \"A01..A03\"")));
    }

    @Test
    void aPlaceThatMakesNoSenseIsRefused() {
        assertEquals(
                "small.toml:1: at: it has no place: give at, zone, or arrives and entry,"
                        + " here or in the formation",
                complaint(() -> start(FIXED, "", "")));
        assertEquals(
                "small.toml:2: arrives: it is set up and does not arrive later",
                complaint(() -> start(FIXED, "", "at = \"A01\"\narrives = 2")));
        assertEquals(
                "small.toml:1: entry: says where it enters; arrives must say when",
                complaint(() -> start(FIXED, "", "entry = \"A01\"")));
        assertEquals(
                "small.toml:1: entry: is missing, here and in the formation: where does it"
                        + " enter?",
                complaint(() -> start(FIXED, "", "arrives = 2")));
        assertEquals(
                "small.toml:1: arrives: 6 is not between 1 and 5",
                complaint(() -> start(FIXED, "", "arrives = 6\nentry = \"A01\"")));
        assertEquals(
                "small.toml:2: entry: B02 is not on the edge of the map",
                complaint(() -> start(FIXED, "", "arrives = 2\nentry = \"B02\"")));
    }
}
