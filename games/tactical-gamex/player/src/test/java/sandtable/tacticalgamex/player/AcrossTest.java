package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.List;

/** Bridge layers, guns that face somewhere, and turrets on the move. */
final class AcrossTest {
    private static final String TEXT =
            """
            title = "Across"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "test"
            background = "A stream without a bridge."

            [rules]
            mobile-fire = true
            fields-of-fire = true

            [map]
            drawing = '''
            . . . . s . . . .
            . . . . s . . . .
            . . . . s . . . .
            . . . . s . . . .
            '''

            [clock]
            turns = 5
            initiative = "British"
            sets-up-first = "British"

            [[side]]
            name = "British"
            morale = 8

            [[side]]
            name = "German"
            axis = true
            morale = 8

            [[formation]]
            name = "British"
            side = "British"
            nation = "Great Britain"
            units = [
              { id = "layer", type = "gb-valentine-bridge-layer", at = "C02" },
              { id = "tank", type = "gb-cromwell-iv", at = "B02" },
              { id = "gun", type = "gb-6-pdr-at", at = "A02" },
            ]

            [[formation]]
            name = "Germans"
            side = "German"
            nation = "Germany"
            units = [ { id = "rifle", type = "de-rifle-42-west", at = "I04" } ]

            [[score]]
            side = "British"
            points = 3
            for = "control"
            hexes = "H02"

            [[victory]]
            winner = "British"
            level = "marginal"
            all = [{ side = "British", points = 3 }]
            """;

    private static State begun() {
        State state =
                Match.start(
                                Battles.RULES,
                                Scenarios.read("test/across", "across.toml", TEXT),
                                Chance.seeded(1))
                        .state();
        Table table = state.table().with(Impulse.of(0, 0).rolled(3));
        return state.with(table).with(state.stack().withTop(new Spending()));
    }

    private static State bridged(State state) {
        var bridge = new TemporaryBridge(state.table().hexId(Battles.hex(state, "E02")), Span.TANK);
        Table table = state.table();
        return state.with(table.with(table.counters().with(table.counters().works().with(bridge))));
    }

    @Test
    void aLayerIsDrawnIntoTheStreamThatBarsTheWay() {
        State state = begun();
        var places = new Places(Battles.position(state), 0);
        int layer = Battles.index(state, "layer");

        double inStream = places.of(layer, Battles.hex(state, "E02"));
        assertTrue(inStream > places.of(layer, Battles.hex(state, "D02")));
    }

    @Test
    void aBridgeThatWasLaidIsAWay() {
        State state = begun();
        var aim = new Aim(state.table().battle(), HexSet.of(Battles.hex(state, "H02")));
        int bank = Battles.hex(state, "D02");

        assertEquals(Aim.NO_WAY, Crossings.far(Battles.position(state), aim, Mobility.VEH, bank));
        assertTrue(Crossings.far(Battles.position(bridged(state)), aim, Mobility.VEH, bank) < 20);
    }

    @Test
    void gunsTurnToWhomTheyCouldHit() {
        State near = Battles.at(begun(), "rifle", "A01");
        var gun = Battles.id(near, "gun");
        List<Decision> turns =
                List.of(new Decision.Done(), new Decision.Turn(gun, 0), new Decision.Turn(gun, 3));

        assertEquals(turns.get(1), Facings.best(Battles.position(near), turns));
        State far = begun();
        assertEquals(turns.getFirst(), Facings.best(Battles.position(far), turns));
    }

    @Test
    void whoIsMarkedForMobileFireFiresBeforeAPointIsSpent() {
        State near = Battles.at(begun(), "rifle", "C02");
        State marked = Battles.with(near, "tank", unit -> unit.activated(Mark.MOBILE_FIRE));
        List<Decision> options =
                Battles.RULES.prompt(Battles.view(marked, "British")).options().listed();
        var quick = new QuickPlay(Battles.position(marked), 0, Chance.seeded(1));

        assertEquals(
                new Decision.FireFree(marked.table().hexId(Battles.hex(marked, "B02"))),
                quick.spend(
                        options.stream()
                                .filter(each -> !(each instanceof Decision.Fire))
                                .toList()));
    }
}
