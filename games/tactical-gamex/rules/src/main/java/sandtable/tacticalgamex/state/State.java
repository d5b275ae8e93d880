package sandtable.tacticalgamex.state;

import sandtable.kernel.step.Layered;
import sandtable.kernel.step.Stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The whole truth about a position: what lies open, what is under way, and what each side keeps to
 * itself. Hidden mines are in the secrets of the side that laid them and nowhere else; a table with
 * all of them, on which the rules resolve, is put together from the two.
 */
public final class State implements Layered<State> {
    private static final List<Secrets> NO_SECRETS = List.of(Secrets.NONE, Secrets.NONE);

    private final Table open;
    private final Table table;
    private final Stack<State> stack;
    private final List<Secrets> secrets;
    private final List<Integer> pile;

    private State(
            Table open,
            Table table,
            Stack<State> stack,
            List<Secrets> secrets,
            List<Integer> pile) {
        this.pile = pile;
        this.open = open;
        this.table = table;
        this.stack = stack;
        this.secrets = secrets;
    }

    /**
     * @param open the table without anybody's hidden mines
     * @param secrets what each side keeps to itself, by its number
     */
    public static State of(Table open, Stack<State> stack, List<Secrets> secrets) {
        var hidden = new ArrayList<Minefield>();
        for (Secrets each : secrets) {
            hidden.addAll(each.mines());
        }
        return new State(open, open.alsoMined(hidden), stack, List.copyOf(secrets), List.of());
    }

    /** With nothing kept secret but those mines of a table of which not everybody knows. */
    public static State of(Table table, Stack<State> stack) {
        return table.counters().mines().isEmpty()
                ? new State(table, table, stack, NO_SECRETS, List.of())
                : split(table, stack, NO_SECRETS, List.of());
    }

    /** Mines that are hidden go to the secrets of their side. */
    private static State split(
            Table table, Stack<State> stack, List<Secrets> secrets, List<Integer> pile) {
        List<Minefield> mines = table.counters().mines();
        List<Minefield> known = mines.stream().filter(Minefield::known).toList();
        var kept = new ArrayList<Secrets>();
        for (int side = 0; side < secrets.size(); side++) {
            int of = side;
            kept.add(
                    secrets.get(side)
                            .withMines(
                                    mines.stream()
                                            .filter(each -> !each.known() && each.side() == of)
                                            .toList()));
        }
        return new State(table.mined(known), table, stack, List.copyOf(kept), pile);
    }

    /** What everybody may know. */
    public Table open() {
        return open;
    }

    /** What lies on the table in truth, hidden mines too. */
    public Table table() {
        return table;
    }

    @Override
    public Stack<State> stack() {
        return stack;
    }

    public List<Secrets> secrets() {
        return secrets;
    }

    @Override
    public State with(Stack<State> now) {
        return new State(open, table, now, secrets, pile);
    }

    public State with(Table now) {
        if (now == table) {
            return this;
        }
        return now.counters().mines() == table.counters().mines()
                ? new State(now.mined(open.counters().mines()), now, stack, secrets, pile)
                : split(now, stack, secrets, pile);
    }

    /** With what a side keeps to itself now. */
    public State with(int side, Secrets now) {
        Secrets before = secrets.get(side);
        if (before.equals(now)) {
            return this;
        }
        var all = new ArrayList<>(secrets);
        all.set(side, now);
        return before.mines().equals(now.mines())
                ? new State(open, table, stack, List.copyOf(all), pile)
                : of(open, stack, all).withPile(pile);
    }

    /** The Action Deck face down, top first; nobody knows its order (R-TGX-212). */
    public List<Integer> pile() {
        return pile;
    }

    public State withPile(List<Integer> now) {
        return new State(open, table, stack, secrets, List.copyOf(now));
    }

    /** The step under way. */
    public sandtable.kernel.step.Step<State, ?, ?, ?> step() {
        return stack.top();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof State state
                        && open.equals(state.open)
                        && stack.equals(state.stack)
                        && secrets.equals(state.secrets)
                        && pile.equals(state.pile);
    }

    @Override
    public int hashCode() {
        return Objects.hash(open, stack, secrets, pile);
    }

    @Override
    public String toString() {
        return open + " " + stack + " " + secrets;
    }
}
