package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.tacticalgamex.scenario.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

final class SetUpCheckTest {
    private static final String MORE = "  { id = \"b-rifle\"";

    /** What is said when the Blues have more units. */
    private static String blues(String... units) {
        return refusal(MORE, String.join("\n", units) + "\n" + MORE);
    }

    private static String unit(String id, String type, String at) {
        return "  { id = \"%s\", type = \"%s\", at = \"%s\" },".formatted(id, type, at);
    }

    /** What is said when one more counter lies there. */
    private static String counter(String kind, String at) {
        return refusal(
                "[[aircraft]]",
                "[[counter]]\nid = \"more\"\nside = \"Blue\"\nkind = \"%s\"\nat = \"%s\"\n\n[[aircraft]]"
                        .formatted(kind, at));
    }

    @Test
    @Cites("TGX-3.2.5.a")
    void fourUnitsAreTheMost() {
        assertEquals(
                "small.toml:54: formation[2].units \"b-rifle\".at: C02 would hold 5 units, and a"
                        + " hex holds 4",
                blues(
                        unit("b-1", "de-hmg", "C02"),
                        unit("b-2", "de-hmg", "C02"),
                        unit("b-3", "de-hmg", "C02"),
                        unit("b-4", "de-hmg", "C02")));
    }

    @Test
    @Cites("TGX-3.2.5.b")
    void twoSovietUnitsAreTheMost() {
        String tank = "  { id = \"r-tank\"";

        assertEquals(
                "small.toml:41: formation[1].units \"r-tank\".at: A01 would hold 3 units, and a"
                        + " hex holds 2",
                refusal(
                        tank,
                        unit("r-1", "su-smg-43", "A01")
                                + "\n"
                                + unit("r-2", "su-smg-43", "A01")
                                + "\n"
                                + tank));
    }

    @Test
    void unitsStandWhereTheyCouldMove() {
        assertEquals(
                "small.toml:50: formation[2].units \"b-1\".at: Truck cannot be in D03, which is"
                        + " stream",
                blues(unit("b-1", "de-truck", "D03")));
        assertEquals(
                "small.toml:50: formation[2].units \"b-1\".at: 75mm AT cannot be in D03, which is"
                        + " stream",
                blues(unit("b-1", "de-75mm-at", "D03")));
    }

    @Test
    @Cites("TGX-3.2.5.d")
    void theSidesAreApart() {
        assertEquals(
                "small.toml:50: formation[2].units \"b-1\".at: both sides would be in A01",
                blues(unit("b-1", "de-hmg", "A01")));
    }

    @Test
    @Cites("TGX-8.4.n")
    void aFortificationHasRoomForOneUnitPerTenPoints() {
        assertEquals(
                "small.toml:50: formation[2].units \"b-1\".inside-fortification: C03 has room for"
                        + " 1 inside, and 2 would be there",
                blues(
                        unit("b-1", "de-hmg", "C03")
                                .replace(" }", ", inside-fortification = true }")));
    }

    @Test
    @Cites({"TGX-8.2.a", "TGX-8.3.a", "TGX-8.4.a", "TGX-8.5.a"})
    void countersLieOnlyWhereTheyMay() {
        assertEquals(
                "small.toml:73: counter \"more\".at: C02 is town, where it cannot lie",
                counter("improved position", "C02"));
        assertEquals(
                "small.toml:73: counter \"more\".at: D01 is stream, where it cannot lie",
                counter("block", "D01"));
        assertEquals(
                "small.toml:66: counter \"mines\".at: D01 is stream, where it cannot lie",
                refusal("at = \"C01\"\nzone = \"C01..C03\"", "at = \"D01\""));
        assertEquals(
                "small.toml:59: counter \"fort\".at: D01 is stream, where it cannot lie",
                refusal("strength = 10\nat = \"C03\"", "strength = 10\nat = \"D01\""));
    }

    @Test
    @Cites("TGX-8.3.b")
    void countersDoNotShareAHexSaveMinesAndBlocks() {
        assertEquals(
                "small.toml:73: counter \"more\".at: C03 has a neutral counter already",
                counter("improved position", "C03"));
        assertEquals(
                3,
                SmallBattle.with(
                                "[[aircraft]]",
                                "[[counter]]\nid = \"block\"\nside = \"Blue\"\nkind = \"block\"\n"
                                        + "at = \"C01\"\n\n[[aircraft]]")
                        .placements()
                        .size());
    }

    @Test
    void strengthsAreThoseOfTheCounters() {
        assertEquals(
                "small.toml:58: counter \"fort\".strength: 15 is not 10, 20, 30, 40 or 50",
                refusal("strength = 10", "strength = 15"));
        assertEquals(
                "small.toml:65: counter \"mines\".strength: there is no \"4:1\"; did you mean"
                        + " 1:1?",
                refusal("\"2:1\"", "\"4:1\""));
    }
}
