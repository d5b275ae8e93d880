package sandtable.blitzkriegcommander.state;

import sandtable.kernel.step.Layered;
import sandtable.kernel.step.Stack;

import java.util.List;

/**
 * The whole truth about a position.
 *
 * @param stack what is under way
 * @param secrets what each side keeps from the other
 */
public record State(Table table, Stack<State> stack, List<Secrets> secrets)
        implements Layered<State> {
    public State {
        secrets = List.copyOf(secrets);
    }

    @Override
    public State with(Stack<State> now) {
        return new State(table, now, secrets);
    }

    public State with(Table now) {
        return new State(now, stack, secrets);
    }

    public Secrets secrets(int side) {
        return secrets.get(side);
    }

    public State with(int side, Secrets now) {
        return new State(
                table,
                stack,
                side == 0 ? List.of(now, secrets.get(1)) : List.of(secrets.get(0), now));
    }
}
