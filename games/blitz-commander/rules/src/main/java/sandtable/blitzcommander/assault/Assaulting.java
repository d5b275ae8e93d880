package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Sequence;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;

/**
 * BC-ASLT Move and Assault Action: a hex is assaulted, stage by stage. What a side has to choose on
 * the way lies on this step: targets, a Tank Assault, losses, who advances.
 *
 * @param next the stage that follows
 */
public record Assaulting(HexId hex, Stage next) implements Sequence {
    /** The stages of an assault in their order. */
    public enum Stage {
        ATTACKERS_FIRE,
        DEFENDERS_FIRE,
        ATTACKERS_STRIKE,
        DEFENDERS_STRIKE,
        ADVANCE,
        END
    }

    /** An assault that begins. */
    public static Assaulting of(HexId hex) {
        return new Assaulting(hex, Stage.ATTACKERS_FIRE);
    }

    private Assaulting before(Stage stage) {
        return new Assaulting(hex, stage);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return switch (next) {
            case ATTACKERS_FIRE -> fire(state, Role.ATTACKER, telling);
            case DEFENDERS_FIRE -> fire(state, Role.DEFENDER, telling); // BC-AT.11
            case ATTACKERS_STRIKE -> closeCombat(state, Role.ATTACKER, telling);
            case DEFENDERS_STRIKE -> closeCombat(state, Role.DEFENDER, telling); // BC-AP.2
            case ADVANCE -> advance(state, telling);
            case END -> new Flow.Done<>(ended(state));
        };
    }

    /** BC-ASLT.5, BC-ASLT.6: the tanks of a side fire, at targets of its choice if there is one. */
    private Flow<State> fire(State state, Role role, Telling<Happening> telling) {
        var fighting = Fighting.of(state.table(), hex, role);
        Engagement fight = fighting.fight();
        if (!AntiTank.fought(fight)) {
            return new Flow.Next<>(state, before(Stage.ATTACKERS_STRIKE)); // BC-AT.2, R-BC-05
        }
        Assaulting after =
                before(role == Role.ATTACKER ? Stage.DEFENDERS_FIRE : Stage.ATTACKERS_STRIKE);
        if (AntiTank.choice(fight, role)) {
            return new Flow.Push<>(state, after, new Nominating(hex, role));
        }
        Table fired = fighting.fire(Nomination.usual(fight, role), telling);
        return new Flow.Next<>(state.with(fired), after);
    }

    /** One side's part of the Anti-Personnel Phase. */
    private Flow<State> closeCombat(State state, Role role, Telling<Happening> telling) {
        var fighting = Fighting.of(state.table(), hex, role);
        Engagement fight = fighting.fight();
        if (fight.defender().gone()) {
            return new Flow.Next<>(state, before(Stage.ADVANCE));
        }
        if (fight.attacker().gone()) {
            return new Flow.Next<>(state, before(Stage.END));
        }
        Assaulting after = before(role == Role.ATTACKER ? Stage.DEFENDERS_STRIKE : Stage.END);
        if (TankAssaults.possible(fight, role)) {
            return new Flow.Push<>(state, after, new TankAssaulting(hex, role));
        }
        Fighting.Struck struck = fighting.strike(List.of(), telling);
        return new Flow.Push<>(state.with(struck.table()), after, new Losing(struck.due()));
    }

    /** BC-AP.9: into the empty hex. */
    private Flow<State> advance(State state, Telling<Happening> telling) {
        List<Integer> able = Advances.able(state.table(), hex.index());
        if (able.isEmpty()) {
            return new Flow.Next<>(state, before(Stage.END));
        }
        if (Advances.choice(state.table(), hex.index())) {
            return new Flow.Push<>(state, before(Stage.END), new Advancing(hex));
        }
        Table advanced =
                Advances.advanced(
                        state.table(), hex, state.table().battle().unitIds(able), telling);
        return new Flow.Next<>(state.with(advanced), before(Stage.END));
    }

    private static State ended(State state) {
        Table.Edit edit = state.table().edit();
        edit.endAttack();
        return state.with(edit.done());
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-ASLT.5", "an assault is being fought");
    }

    @Override
    public String named() {
        return "assault of " + hex + ", next " + next;
    }
}
