package sandtable.tacticalgamex.player;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.function.UnaryOperator;

/** Positions for tests: a scenario after its set-up, with what a test changes in it. */
final class Battles {
    static final TacticalGameX RULES = new TacticalGameX();

    private Battles() {}

    static Match<State, View, Decision, Happening> start(String name, long seed) {
        var scenario = Scenarios.read("tactical-gamex/" + name, name, ScenarioTexts.text(name));
        return Match.start(RULES, scenario, Chance.seeded(seed));
    }

    /** A scenario when both sides are set up as it suggests. */
    static State setUp(String name) {
        State state = start(name, 1).state();
        while (state.step() instanceof SettingUp
                && RULES.pending(state) instanceof Pending.Answers(var from)) {
            Side side = from.iterator().next();
            state = RULES.resolve(state, side, new Decision.Done(), Chance.seeded(1)).state();
        }
        return state;
    }

    static View view(State state, String side) {
        return RULES.view(state, new Side(side));
    }

    static Position position(State state) {
        return Position.of(new Outlook(state.table().battle()), state.table());
    }

    static int hex(State state, String name) {
        for (int hex = 0; hex < state.table().ground().grid().size(); hex++) {
            if (state.table().name(hex).equals(name)) {
                return hex;
            }
        }
        throw new IllegalArgumentException(name);
    }

    static int index(State state, String id) {
        for (int i = 0; i < state.table().units().size(); i++) {
            if (state.table().id(i).equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException(id);
    }

    static UnitId id(State state, String name) {
        return state.table().unitId(index(state, name));
    }

    static Whereabouts place(State state, String hex) {
        return state.table().ground().at(hex(state, hex));
    }

    static State at(State state, String id, String hex) {
        Whereabouts there = place(state, hex);
        return with(state, id, _ -> Unit.at(there));
    }

    static State lost(State state, String id) {
        return with(state, id, _ -> Unit.at(Whereabouts.Off.ELIMINATED));
    }

    /** The state with one unit changed. */
    static State with(State state, String id, UnaryOperator<Unit> change) {
        Table table = state.table();
        int index = index(state, id);
        return state.with(table.with(index, change.apply(table.unit(index))));
    }

    /** The German side has so many points to spend. */
    static State spending(State state, int points) {
        return state.with(state.table().with(Impulse.of(0, 0).rolled(points)))
                .with(state.stack().withTop(new Spending()));
    }

    /** A side prepares an attack. */
    static State charging(State state, int side, Charge charge) {
        return state.with(state.table().with(Impulse.of(side, 0).with(charge)))
                .with(state.stack().push(Charging.BEGUN));
    }
}
