package sandtable.tacticalgamex.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Ended;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.ScenarioReader;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

/** TGX-9.2 Demolitions and Obstacles. */
final class DemolitionsAndObstaclesTest {
    private static Drawn occupation() {
        return occupation("B01");
    }

    /** A block in C01, an engineer next to it and its vehicle. */
    private static Drawn occupation(String vehicle) {
        return Drawn.of(". . . . . . . .")
                .block("C01")
                .german("pio", "de-engineer-east", "B01")
                .german("car", "de-sdkfz-251-east", vehicle)
                .equipmentOf("pio")
                .german("other", "de-engineer-east", "D01")
                .german("rifle", "de-rifle-42-east", vehicle)
                .soviet("x", "su-zis-5-truck", "H01");
    }

    private static Game working() {
        return occupation().impulse(0, 2).play("work pio block C01");
    }

    private static boolean blocked(Game game) {
        return game.table().counters().blocks().contains(game.hex("C01"));
    }

    private static Game turnOver(Game game) {
        Game done = game.state().step() instanceof Spending ? game.play("done") : game;
        return done.play("pass").play("pass").play("pass", 5, 2);
    }

    private static Game changed(Game game, String id, Unit unit) {
        Table table = game.table().with(game.index(id), unit);
        return new Game(game.state().with(table));
    }

    @Test
    @Cites({"TGX-9.2.o", "TGX-8.5.e"})
    void anEngineerMovesInAndTheBlockIsGoneAtTheEndOfTheTurn() {
        Game game = working();

        assertEquals("C01", game.at("pio"));
        assertTrue(blocked(game));
        assertEquals("pio", game.event(Happening.BlockInverted.class).unit().name());
        assertTrue(game.unit("pio").has(Mark.COMPLETED));

        Game after = turnOver(game);

        assertFalse(blocked(after));
        assertEquals(after.hexId("C01"), after.event(Happening.BlockRemoved.class).hex());
        assertTrue(after.table().counters().inverted().isEmpty());
    }

    @Test
    @Cites("TGX-9.2.o")
    void itMustBeginNextToTheBlock() {
        Game game = occupation().german("far", "de-engineer-east", "A01").impulse(0, 2);

        assertEquals("there is no block at D01 [TGX-9.2.o]", game.refusal("work pio block D01"));
        assertTrue(game.offers("work pio block C01"));
        Game farther = changed(occupation("A01").impulse(0, 2), "pio", game.standing("A01"));
        assertEquals("pio is not next to C01 [TGX-9.1.a]", farther.refusal("work pio block C01"));
    }

    @Test
    @Cites("TGX-9.2.o")
    void whoIsDisruptedLeavesTheWorkForAnotherWithEquipment() {
        Game game = working();
        Game next = turnOver(changed(game, "pio", game.unit("pio").with(Mark.DISRUPTED)));

        assertTrue(blocked(next));
        assertEquals(UnitId.NOBODY, next.table().counters().inverted().getFirst().engineer());

        Game rallied = changed(next, "pio", next.standing("B01"));
        Game back = rallied.play("roll", 6).play("move pio").play("march C01");
        assertFalse(blocked(turnOver(back)));
        Game without = next.play("roll", 6).play("move other").play("march C01");
        assertTrue(blocked(turnOver(without)));
    }

    @Test
    @Cites("TGX-9.2.a")
    void whoHasNoVehicleCannotWorkOnBlocks() {
        assertEquals(
                "other has no equipment vehicle [TGX-9.2.a]",
                occupation().impulse(0, 2).refusal("work other block C01"));
    }

    @Test
    @Cites("TGX-9.2.b")
    void theVehicleCarriesNobodyButItsEngineer() {
        Game game = occupation().impulse(0, 2).play("move car");

        assertEquals("car carries only pio [TGX-9.2.b]", game.refusal("load rifle"));
        assertFalse(game.offers("load rifle"));
        assertTrue(game.offers("load pio"));
    }

    @Test
    @Cites("TGX-9.2.c")
    void whoHasLostTheirVehicleCanOnlyClearMines() {
        Drawn mined = occupation().foundMines("A01", OddsColumn.ONE_TO_ONE, 1);
        Game game = changed(mined.impulse(0, 2), "car", Unit.at(Whereabouts.Off.ELIMINATED));

        assertEquals(
                "pio has lost its equipment and can only clear mines [TGX-9.2.c]",
                game.refusal("work pio block C01"));
        assertTrue(game.offers("work pio mines A01"));
    }

    @Test
    @Cites("TGX-9.2.d")
    void theVehicleMustBeThereOrNextToIt() {
        assertTrue(occupation("A01").impulse(0, 2).offers("work pio block C01"));
        assertEquals(
                "car is neither with pio nor next to it [TGX-9.2.d]",
                occupation("E01").impulse(0, 2).refusal("work pio block C01"));
    }

    /** The last turn at Remagen: Americans come to both banks, nobody else is near. */
    private static Game remagen() {
        BattlePlan battle =
                ScenarioReader.read(
                        Scenarios.read(
                                "tactical-gamex/remagen-bridge",
                                "remagen-bridge.toml",
                                Data.text("scenarios/remagen-bridge.toml")));
        Game game =
                new Game(new TacticalGameX().begin(new Battle(battle), Chance.seeded(1)).state())
                        .play("done")
                        .play("done");
        Table table = game.table().withTurn(8);
        for (int i = 0; i < table.units().size(); i++) {
            if (table.id(i).startsWith("g-")) {
                table = table.with(i, game.standing("X01"));
            }
        }
        table = table.with(game.index("us-engineer-1"), game.standing("M07"));
        table = table.with(game.index("us-m3-4"), game.standing("M07"));
        table = table.with(game.index("us-pershing"), game.standing("P07"));
        table = table.with(game.index("us-chaffee"), game.standing("L07"));
        return new Game(game.state().with(table))
                .play("roll", 6)
                .play("move us-pershing")
                .play("march O08")
                .play("move us-chaffee")
                .play("march M07");
    }

    @Test
    @Cites("TGX-9.2.o")
    void theBridgeAtRemagenCanBeOpened() {
        Game game = remagen();

        assertEquals("American", winner(game.play("work us-engineer-1 block N07")));
        assertEquals("German", winner(game));
    }

    /** A turn at Remagen in which the German engineer can be activated. */
    private static Game german(Game game, int turn) {
        Game fresh = changed(game, "g-engineer", game.standing(game.at("g-engineer")));
        Table table = fresh.table().withTurn(turn).with(Impulse.of(1, 0).rolled(2));
        return new Game(fresh.state().with(table));
    }

    /** Whatever lies there has been cleared away and the Americans hold all that matters. */
    private static Game cleared(Game game) {
        Table table = game.table().with(game.table().counters().withoutBlock(game.hex("N07")));
        for (int i = 0; i < table.controls().size(); i++) {
            table = table.withControls(table.controls().with(i, Holder.of(0)));
        }
        return new Game(game.state().with(table));
    }

    @Test
    @Cites("TGX-9.2.g")
    void theBridgeAtRemagenCanBeBlownAndIsThenLostForGood() {
        Game far = changed(remagen(), "us-pershing", remagen().standing("L07"));
        Game ready = changed(far, "g-251-1", far.standing("O07"));
        Game walked =
                german(changed(ready, "g-engineer", ready.standing("O08")), 5)
                        .play("move g-engineer")
                        .play("march N07");
        Game once = german(walked, 6).play("work g-engineer charges N07");
        Game twice = german(once, 7).play("work g-engineer charges N07");
        Game last = german(twice, 8).play("work g-engineer blow N07");
        Game failed = last.play("march O08", 6);
        Game blown = last.play("march O08", 5);

        assertEquals("American", winner(cleared(failed)));
        assertFalse(blown.table().bridge(blown.hex("N07")));
        assertEquals("German", winner(cleared(blown)));
    }

    private static String winner(Game game) {
        Game passed = game.play("done");
        while (!(passed.state().step() instanceof Ended)) {
            passed = passed.play("pass");
        }
        return passed.over().winner().orElseThrow().id();
    }
}
