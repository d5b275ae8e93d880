package sandtable.hexblitz.combat;

import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;

/**
 * A combat whose dice are thrown: the defender's losses are taken off, then the attacker's, then
 * comes what follows from them.
 *
 * @param defenderLosses SP that the defender has still to take off
 * @param attackerLosses SP that the attacker has still to take off
 */
public record Combat(Fight fight, int defenderLosses, int attackerLosses) implements Step.Silent {
    /** Right after the dice. */
    public static Combat after(CombatResolution.Fought fought) {
        return new Combat(fought.fight(), fought.losses().defender(), fought.losses().attacker());
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        int attacker = fight.attacker();
        TakingLosses.Shared defence = share(state, fight.defenders(), defenderLosses, telling);
        if (!defence.done()) {
            var rest = new Combat(fight, 0, attackerLosses);
            return choosing(state, rest, 1 - attacker, defence);
        }
        State defended = state.with(defence.table());
        TakingLosses.Shared attack = share(defended, fight.attackers(), attackerLosses, telling);
        if (!attack.done()) {
            return choosing(defended, new Combat(fight, 0, 0), attacker, attack);
        }
        State fought = defended.with(attack.table());
        return new Flow.Done<>(Aftermath.of(fought, fight, telling));
    }

    private static TakingLosses.Shared share(
            State state, List<UnitId> units, int losses, Telling<Happening> telling) {
        return TakingLosses.share(state.table(), units, losses, telling);
    }

    private static Flow<State> choosing(
            State state, Combat rest, int side, TakingLosses.Shared shared) {
        return new Flow.Push<>(
                state.with(shared.table()),
                rest,
                new Losing(side, shared.candidates(), shared.left()));
    }
}
