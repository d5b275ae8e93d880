package sandtable.tacticalgamex;

import sandtable.kernel.Outcome;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/**
 * What a decision would throw dice for, found by letting the rules do it to what is known. The
 * numbers before the dice do not depend on them; the dice are those that change least. An attack
 * for which others could still move up is tried as it stands.
 */
public record Trial(List<Happening> events) {
    /** Attacks miss with it, so that no later attack finds its target gone. */
    private static final Chance HIGHEST = bound -> bound - 1;

    /** Off-board fire is on target with it. */
    private static final Chance LOWEST = _ -> 0;

    public Trial {
        events = List.copyOf(events);
    }

    public static Trial of(TacticalGameX rules, View view, Decision decision) {
        Chance chance = decision instanceof Decision.Shell ? LOWEST : HIGHEST;
        State before = view.known();
        Outcome<State, Happening> after = rules.resolve(before, view.side(), decision, chance);
        boolean prepared = after.state().step() instanceof Charging;
        return prepared && !(decision instanceof Decision.Move)
                ? new Trial(
                        rules.resolve(after.state(), view.side(), new Decision.Attack(), chance)
                                .events())
                : new Trial(after.events());
    }

    public <E extends Happening> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public List<Fight> fights() {
        return all(Happening.Attacked.class).stream().map(Happening.Attacked::fight).toList();
    }
}
