package sandtable.hexblitz.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.SmallBattle;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Cites;

import java.util.Optional;

final class OrderOfBattleReaderTest {
    private static final String RIFLE =
            "{ id = \"r-rifle\", type = \"su-rifle-1941\", zone = \"0101..0103\" }";
    private static final String LORRIES =
            "{ id = \"r-lorries\", type = \"su-truck-2t\", at = \"0102\" }";

    private static String rifle(String fields) {
        return "{ id = \"r-rifle\", type = \"su-rifle-1941\"" + fields + " }";
    }

    private static String lorries(String fields) {
        return "{ id = \"r-lorries\", type = \"su-truck-2t\", at = \"0102\"" + fields + " }";
    }

    @Test
    void aUnitTakesFromItsTypeAndItsFormationWhatItDoesNotSay() {
        Battle battle = SmallBattle.read();
        Stand panzer = Battles.stand(battle, "b-panzer");
        Unit hq = battle.starts().get(Battles.stand(battle, "b-hq").index());

        assertEquals("Panzer battalion", panzer.name());
        assertEquals(5, panzer.sp());
        assertEquals(3, panzer.stacking());
        assertEquals(Order.DEFENSIVE, hq.order());
        assertEquals(battle.ground().grid().directionNamed("W"), hq.facing());
    }

    @Test
    void aUnitMayHaveItsOwnStrengthNameAndOrder() {
        Battle battle =
                SmallBattle.with(
                        RIFLE,
                        rifle(", at = \"0102\", name = \"Guards\", sp = 3, order = \"defensive\""));
        Stand rifle = Battles.stand(battle, "r-rifle");

        assertEquals("Guards", rifle.name());
        assertEquals(3, rifle.sp());
        assertEquals(3, battle.starts().get(rifle.index()).sp());
        assertEquals(Order.DEFENSIVE, battle.starts().get(rifle.index()).order());
    }

    @Test
    void aUnitThatArrivesWaitsForItsTurn() {
        Battle battle = SmallBattle.read();
        Stand panzer = Battles.stand(battle, "b-panzer");

        assertEquals(2, panzer.arrives());
        assertEquals(Whereabouts.Off.TO_COME, battle.starts().get(panzer.index()).where());
        assertEquals("[" + Battles.hex(battle, "0401") + "]", panzer.zone().toString());
    }

    @Test
    void theUnitsOfTheFirstSideComeFirst() {
        Battle battle =
                SmallBattle.with(
                        "name = \"Red\"\nfacing",
                        "name = \"Blue\"\nfacing",
                        "name = \"Blue\"\nfacing = \"W\"",
                        "name = \"Red\"\nfacing = \"W\"");

        assertEquals("b-hq", battle.stand(0).id());
        assertEquals("r-lorries", battle.stands().getLast().id());
    }

    @Test
    @Cites("HB-FORM.2")
    void aFormationWithoutHqIsRefused() {
        assertEquals(
                "small.toml:46: formation \"reds\".units: formation reds must have one HQ stand and"
                        + " has none (HB-FORM.2)",
                refusal("type = \"su-hq-1941\"", "type = \"su-recce-1941\""));
        assertEquals(
                "small.toml:46: formation \"reds\".units: formation reds must have one HQ stand and"
                        + " has 2 (HB-FORM.2)",
                refusal("\"su-rifle-1941\"", "\"su-hq-1941\""));
    }

    @Test
    void anUnknownUnitTypeIsRefusedWithTheNearest() {
        assertEquals(
                "small.toml:48: formation \"reds\".units \"r-rifle\".type: there is no unit type"
                        + " \"su-rifles-1941\"; did you mean su-rifle-1941?",
                refusal("su-rifle-1941", "su-rifles-1941"));
    }

    @Test
    void doubleIdsAreRefused() {
        assertEquals(
                "small.toml:60: formation \"blues\".units \"r-hq\".id: there is a unit r-hq"
                        + " already",
                refusal("id = \"b-hq\"", "id = \"r-hq\""));
        assertEquals(
                "small.toml:53: formation \"reds\".id: there is a formation reds already",
                refusal("id = \"blues\"", "id = \"reds\""));
        assertEquals(
                "small.toml:60: formation \"blues\".units \"b hq\".id: \"b hq\" must be letters,"
                        + " digits and . / - without blanks",
                refusal("id = \"b-hq\"", "id = \"b hq\""));
    }

    @Test
    void aSideNeedsUnitsAndAFormationToo() {
        assertEquals(
                "small.toml:39: formation: side Red has no units",
                refusal("side = \"Red\"\nnation", "side = \"Blue\"\nnation"));
        assertEquals(
                "small.toml:46: formation \"reds\".units: formation reds has no units",
                SmallBattle.refusalOf(
                        SmallBattle.TEXT.replaceAll(
                                "(?s)units = \\[\n  \\{ id = \"r-hq.*?\n]", "units = []")));
    }

    @Test
    void noSideHasMoreThanSixtyFourUnits() {
        var lines = new StringBuilder("{ id = \"b-hq\", type = \"de-hq\", at = \"0401\" }");
        for (int i = 0; i < 64; i++) {
            lines.append(",\n  { id = \"b")
                    .append(i)
                    .append("\", type = \"de-hq\", arrives = 2, entry = \"0401\" }");
        }

        assertTrue(
                refusal("{ id = \"b-hq\", type = \"de-hq\", at = \"0401\" }", lines.toString())
                        .endsWith("formation: side Blue has 66 units, and at most 64 fit"));
    }

    @Test
    void aUnitHasJustOnePlace() {
        String where = "small.toml:48: formation \"reds\".units \"r-rifle\".";
        assertEquals(
                where
                        + "at: it has no place: give at, zone, or arrives and entry, here or"
                        + " in the formation",
                refusal(RIFLE, rifle("")));
        assertEquals(
                where + "zone: it stands in a hex already; give at or zone",
                refusal(RIFLE, rifle(", at = \"0101\", zone = \"0102\"")));
        assertEquals(
                where + "arrives: it is set up and does not arrive later",
                refusal(RIFLE, rifle(", at = \"0101\", arrives = 2")));
        assertEquals(
                where + "entry: says where it enters; arrives must say when",
                refusal(RIFLE, rifle(", entry = \"0101\"")));
        assertEquals(
                where + "entry: is missing, here and in the formation: where does it enter?",
                refusal(RIFLE, rifle(", arrives = 2")));
        assertEquals(
                where + "arrives: 5 is not between 1 and 4",
                refusal(RIFLE, rifle(", arrives = 5, entry = \"0101\"")));
        assertEquals(
                where + "entry: 0202 is not on the edge of the map",
                refusal(RIFLE, rifle(", arrives = 2, entry = \"0202\"")));
    }

    @Test
    void theOrderMustBeOneOfFour() {
        assertEquals(
                "small.toml:45: formation \"reds\".order: there is no \"stationery\"; did you mean"
                        + " stationary?",
                refusal("\"stationary\"", "\"stationery\""));
        assertEquals(
                "small.toml:46: formation \"reds\".units \"r-hq\".order: is missing, here and in"
                        + " the formation",
                refusal("order = \"stationary\"\n", ""));
    }

    @Test
    void theNationAndTheTypeMustBeKnown() {
        assertEquals(
                "small.toml:43: formation \"reds\".nation: there is no \"Rusian\"; did you mean"
                        + " Russian?",
                refusal("\"Russian\"", "\"Rusian\""));
        assertEquals(
                "small.toml:44: formation \"reds\".type: there is no \"rifle\"; it is one of Soviet"
                        + " rifle, armoured, infantry, motorised",
                refusal("\"Soviet rifle\"", "\"rifle\""));
    }

    @Test
    @Cites("HB-FN.3")
    void aTransportUnitCarriesSuppliesOrPersonnel() {
        Battle loaded = SmallBattle.with(LORRIES, lorries(", log = 2"));
        Battle lifted =
                Battles.read(
                        "small.toml",
                        SmallBattle.TEXT
                                .replace(LORRIES, lorries(", carries = [\"r-rifle\"]"))
                                .replace(RIFLE, rifle("")));
        Unit rifle = lifted.starts().get(Battles.stand(lifted, "r-rifle").index());

        assertEquals(4, loaded.starts().get(Battles.stand(loaded, "r-lorries").index()).halfLogs());
        assertTrue(rifle.aboard());
        assertEquals(Optional.of(Battles.stand(lifted, "r-lorries").unitId()), rifle.carrier());
    }

    @Test
    @Cites("HB-TC.1")
    void aTransportUnitCarriesNoMoreThanItsCapacity() {
        assertEquals(
                "small.toml:49: formation \"reds\".units \"r-lorries\".log: 3 is not between 1 and"
                        + " 2",
                refusal(LORRIES, lorries(", log = 3")));
        assertEquals(
                "small.toml:49: formation \"reds\".units \"r-lorries\".carries: the capacity of"
                        + " r-lorries is 2 (HB-TC.1)",
                refusal(LORRIES, lorries(", carries = [\"a\", \"b\", \"c\"]")));
    }

    @Test
    void cargoThatMakesNoSenseIsRefused() {
        String where = "small.toml:49: formation \"reds\".units \"r-lorries\".";
        assertEquals(
                where + "carries: a Transport unit carries LOG or infantry, not both (HB-TC.7)",
                refusal(LORRIES, lorries(", log = 1, carries = [\"a\"]")));
        assertEquals(
                where + "carries: there is no unit ghost",
                refusal(LORRIES, lorries(", carries = [\"ghost\"]")));
        assertEquals(
                "small.toml:48: formation \"reds\".units \"r-rifle\".zone: this unit is carried and"
                        + " has no place of its own",
                refusal(LORRIES, lorries(", carries = [\"r-rifle\"]")));
        assertEquals(
                "small.toml:48: formation \"reds\".units \"r-rifle\".log: only Transport carries"
                        + " anything (HB-TC.1)",
                refusal(RIFLE, rifle(", at = \"0102\", log = 1")));
        assertEquals(
                where + "sp: Transport always has 0 SP; leave this out (HB-SP.15)",
                refusal(LORRIES, lorries(", sp = 1")));
    }

    @Test
    void whatDoesNotFitInAHexIsRefused() {
        String four =
                ", { id = \"x1\", type = \"de-antitank-1941\", at = \"0401\" }, { id = \"x2\", type"
                        + " = \"de-antitank-1941\", at = \"0401\" }, { id = \"x3\", type ="
                        + " \"de-antitank-1941\", at = \"0401\" }, { id = \"x4\", type ="
                        + " \"de-antitank-1941\", at = \"0401\" },";

        assertEquals(
                "small.toml:60: formation \"blues\".units \"x4\".at: 0401 would hold 15 stacking"
                        + " points, and a hex holds 12",
                refusal(
                        "{ id = \"b-hq\", type = \"de-hq\", at = \"0401\" },",
                        "{ id = \"b-hq\", type = \"de-hq\", at = \"0401\" }" + four));
    }

    @Test
    void aZoneWithoutRoomIsRefused() {
        String crowd = RIFLE.replace("0101..0103", "0103") + "," + crowd(4);

        assertEquals(
                "small.toml:48: formation \"reds\".units \"x4\".zone: the zone has no room for x4:"
                        + " it has 1 hexes",
                refusal(RIFLE, crowd));
    }

    private static String crowd(int last) {
        var lines = new StringBuilder();
        for (int i = 2; i <= last; i++) {
            lines.append(i == 2 ? " " : ", ")
                    .append(RIFLE.replace("0101..0103", "0103").replace("r-rifle", "x" + i));
        }
        return lines.toString();
    }

    @Test
    void theSidesAreSetUpApart() {
        assertEquals(
                "small.toml:60: formation \"blues\".units \"b-hq\".at: both sides could be set up"
                        + " in 0103",
                refusal("at = \"0401\"", "at = \"0103\""));
    }
}
