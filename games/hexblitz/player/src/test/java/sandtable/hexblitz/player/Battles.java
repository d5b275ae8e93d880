package sandtable.hexblitz.player;

import sandtable.formats.Scenarios;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.sequence.GameSequence;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Stack;

import java.util.List;
import java.util.function.UnaryOperator;

/** Positions for tests: a scenario's start, with what a test changes in it. */
final class Battles {
    static final HexBlitz RULES = new HexBlitz();

    private Battles() {}

    static Match<State, View, Decision, Happening> start(String name, long seed) {
        var scenario = Scenarios.read("hexblitz/" + name, name, ScenarioTexts.text(name));
        return Match.start(RULES, scenario, Chance.seeded(seed));
    }

    /** The Bridge when orders are asked for, the Germans all in 0508. */
    static State bridge() {
        State state = start("the-bridge", 1).state();
        HexId south = state.table().hexId(hex(state.table().battle(), "0508"));
        for (Stand stand : state.table().battle().stands()) {
            if (state.table().unit(stand.index()).is(Whereabouts.Off.TO_BE_SET_UP)) {
                state = with(state, stand.id(), unit -> at(unit, south));
            }
        }
        return in(state, new Ordering());
    }

    static View view(State state, String side) {
        return RULES.view(
                state,
                state.table().battle().sides().stream()
                        .filter(each -> each.id().equals(side))
                        .findFirst()
                        .orElseThrow());
    }

    static int hex(Battle battle, String name) {
        return battle.ground().numbering().read(name);
    }

    static int index(State state, String id) {
        List<Stand> stands = state.table().battle().stands();
        return stands.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .index();
    }

    /** The state with one unit changed. */
    static State with(State state, String id, UnaryOperator<Unit> change) {
        Table table = state.table();
        UnitId unit = table.unitId(index(state, id));
        return state.with(table.with(unit, change.apply(table.unit(unit))));
    }

    static State in(State state, Step step) {
        return state.with(
                Stack.<State>of(GameSequence.before(GameSequence.Phase.REVEAL)).push(step));
    }

    static Unit at(Unit unit, HexId hex) {
        return unit.movedTo(hex);
    }

    static Unit sp(Unit unit, int sp) {
        return unit.sp(sp);
    }

    static Unit ordered(Unit unit, Order order) {
        return unit.ordered(order);
    }
}
