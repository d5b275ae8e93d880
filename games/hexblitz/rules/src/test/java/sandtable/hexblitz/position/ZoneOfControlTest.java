package sandtable.hexblitz.position;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Cites;

import java.util.Arrays;
import java.util.List;

/** HB-ZOC.1 to HB-ZOC.4: whose Zone of Control reaches where, and whom it halts. */
final class ZoneOfControlTest {
    private static final String STRIP = ". . . . . .";
    private static final String FIELD =
            """
            . . . .
             . . . .
            . . . .
            """;

    private static List<String> sovietZone(Table table) {
        return Arrays.stream(ZoneOfControl.of(table, 1).toArray())
                .mapToObj(table.battle()::hexName)
                .toList();
    }

    @Test
    @Cites("HB-ZOC.1")
    void everyKindOfStandExertsAZoneOfControl() {
        for (Kind kind : Kind.values()) {
            Table table = Drawn.map(FIELD).soviet("stand", kind, 1).at("0202").table();

            assertEquals(7, sovietZone(table).size(), kind.name());
        }
    }

    @Test
    @Cites("HB-ZOC.1")
    void aStandAtZeroStrengthStillExertsAZoneOfControl() {
        Table table = Drawn.map(FIELD).soviet("spent", Kind.INFANTRY, 3).left(0).at("0202").table();

        assertEquals(7, sovietZone(table).size());
    }

    @Test
    @Cites("HB-ZOC.2")
    void theZoneIsTheHexAndTheSixAroundIt() {
        Table table = Drawn.map(FIELD).soviet("rifle", Kind.INFANTRY, 3).at("0202").table();

        assertEquals(
                List.of("0201", "0301", "0102", "0202", "0302", "0203", "0303"), sovietZone(table));
    }

    @Test
    @Cites("HB-ZOC.2")
    void theZoneReachesOverRiversAndIntoWoodsAndTowns() {
        Table table =
                Drawn.map(
                                """
                                . W T
                                 . . .
                                """)
                        .river("0101-0201 0201-0301")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0201")
                        .table();

        assertEquals(List.of("0101", "0201", "0301", "0102", "0202"), sovietZone(table));
    }

    @Test
    @Cites("HB-ZOC.2")
    void theZoneOfAStandAcrossAnEdgeSurroundsBothItsHexes() {
        Table table =
                Drawn.map(STRIP)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .across("0401")
                        .table();

        assertEquals(List.of("0201", "0301", "0401", "0501"), sovietZone(table));
    }

    @Test
    @Cites("HB-ZOC.3")
    void noStandPassesThroughAnEnemyZone() {
        Drawn.map(FIELD)
                .german("recce", Kind.RECONNAISSANCE, 2)
                .at("0101")
                .order(Order.NORMAL)
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0202")
                .activated("German", Order.NORMAL)
                .refuses(
                        "move recce 0201 0301",
                        "HB-ZOC.3",
                        "recce must halt in the enemy Zone of Control at 0201");
    }

    @Test
    @Cites("HB-ZOC.3")
    void noWayOfferedLeadsThroughAnEnemyZone() {
        Scene scene =
                Drawn.map(FIELD)
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0202")
                        .activated("German", Order.NORMAL);

        assertEquals(List.of("0102", "0201"), Moves.ends(scene));
    }

    @Test
    @Cites("HB-ZOC.3")
    void aHexHeldByTheEnemyIsNotEntered() {
        Drawn.map(STRIP)
                .german("pz", Kind.TANK, 5)
                .at("0101")
                .order(Order.NORMAL)
                .soviet("wagons", Kind.TRANSPORT, 0)
                .logs(2)
                .at("0201")
                .activated("German", Order.NORMAL)
                .refuses("move pz 0201", "HB-ZOC.3", "0201 is held by the enemy");
    }

    @Test
    @Cites("HB-ZOC.4")
    void aStandThatEntersTheZoneOfAnUnseenEnemyHaltsThere() {
        Scene scene =
                Drawn.map(
                                """
                                . . . .
                                 . . W .
                                """)
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0302")
                        .activated("German", Order.NORMAL)
                        .play("move recce 0201 0301 0401");

        assertEquals("0301", scene.where("recce"));
        assertEquals("HB-ZOC.4", scene.events(Happening.Halted.class).getFirst().clause().id());
    }
}
