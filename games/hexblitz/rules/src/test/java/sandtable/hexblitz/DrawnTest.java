package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;

import java.util.List;

final class DrawnTest {
    @Test
    void aDrawnUnitMovesWhenItIsActivated() {
        Scene scene =
                Drawn.map(
                                """
                                . . . .
                                 . W . .
                                """)
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0401")
                        .order(Order.DEFENSIVE)
                        .activated("German", Order.NORMAL)
                        .play("move pz 0201");

        assertEquals("0201", scene.where("pz"));
        assertEquals(
                List.of(scene.hex("0101"), scene.hex("0201")),
                scene.events(Happening.Moved.class).getFirst().path());
    }

    @Test
    void aFormationDrawnWithoutHeadquartersHasThemOffTheMap() {
        Table table =
                Drawn.map(". .")
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0201")
                        .table();

        assertEquals(
                List.of("pz", "German-hq-to-come", "rifle", "Soviet-hq-to-come"),
                table.battle().stands().stream().map(Stand::id).toList());
        assertTrue(!CommandArea.outside(table, table.unitId(0)));
    }
}
