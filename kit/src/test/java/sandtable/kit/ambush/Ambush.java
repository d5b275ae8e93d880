package sandtable.kit.ambush;

import module java.base;

import sandtable.formats.Scenarios;
import sandtable.kernel.*;
import sandtable.kernel.luck.*;
import sandtable.kernel.step.*;

/**
 * A whole game. A patrol marches down a road to a place that only its side knows; somewhere lies a
 * gun that only the other side knows of, and fires at whoever comes upon it.
 */
public class Ambush
        implements SteppedRules<Ambush.State, Ambush.View, Ambush.Decision, Ambush.Happening> {
    public static final Side PATROL = new Side("patrol");
    public static final Side GUN = new Side("gun");
    public static final Scenario ROAD = Scenarios.read("toy/road", "road.toml", "length = 8\n");

    /** What lies on the table for both to see; the gun once the patrol has come upon it. */
    public record Table(int length, int patrol, Optional<Integer> gun, boolean hit) {}

    /** The whole truth. Each side's secret is a cell: the gun's, and the patrol's goal. */
    public record State(Table table, Map<Side, Integer> secrets, Stack<State> stack)
            implements Layered<State> {
        @Override
        public State with(Stack<State> other) {
            return new State(table, secrets, other);
        }
    }

    /** What a side knows: it has no place for the other's secret. */
    public record View(Side me, Table table, int secret, Stack<State> stack) {}

    public record Decision(String verb, List<Integer> way) implements Action {}

    /** Getting through unhurt tells the patrol something too: that reveals, and is for good. */
    public record Happening(String what, int number, boolean reveals, Clause clause)
            implements Event {}

    @Override
    public String code() {
        return "TOY";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        var table = new Table(scenario.fields().number("length"), 0, Optional.empty(), false);
        var secrets = new TreeMap<>(Map.of(GUN, 0, PATROL, 0));
        secrets.replaceAll((_, _) -> chance.die(table.length));
        return begin(new State(table, secrets, Stack.of(new Turns())), chance);
    }

    @Override
    public View view(State state, Side side) {
        return new View(side, state.table, state.secrets.get(side), state.stack);
    }

    @Override
    public Step<State, View, Decision, Happening> step(View view) {
        return top(view.stack);
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return Optional.of(event);
    }

    @Override
    public State guess(View view, Chance chance) {
        var secrets = Map.of(GUN, view.secret, PATROL, view.secret);
        return otherSecrets(new State(view.table, secrets, view.stack), view.me, chance);
    }

    /** The other side's secret is somewhere else, unless it is known. */
    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        var secrets = new TreeMap<>(state.secrets);
        int cell = chance.die(state.table.length);
        secrets.put(
                side.equals(GUN) ? PATROL : GUN,
                side.equals(GUN) ? cell : state.table.gun.orElse(cell));
        return new State(state.table, secrets, state.stack);
    }

    @Override
    public List<Sum> figures(View view, Decision decision) {
        return decision.equals(Window.FIRE) ? List.of(Window.aim(view.table)) : List.of();
    }

    @Override
    public Notation<View, Decision> notation() {
        return new Words();
    }
}
