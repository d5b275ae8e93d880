package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.Factor;

import java.util.List;

/**
 * TGX-6.3.a One attack of any type as far as it is settled before the die is rolled. The same
 * record explains an attack, tells its odds and is resolved.
 *
 * @param firers who attacks; none for mines
 * @param targets who is attacked, in ascending order; nobody where a fortification is empty
 * @param ratio after all shifts
 * @param modifiers what is added to the die for each target (TGX-6.3.5.a), or for an empty
 *     fortification
 * @param fort whether the targets are inside a fortification and share its fate
 */
public record Fight(
        List<Integer> firers,
        int hex,
        List<Integer> targets,
        Factor attack,
        Factor defense,
        CombatRatio ratio,
        List<Integer> modifiers,
        boolean fort,
        Clause clause) {
    private static final int FACES = 6;

    public Fight {
        firers = List.copyOf(firers);
        targets = List.copyOf(targets);
        modifiers = List.copyOf(modifiers);
    }

    /** What a die does to the target at this place of the list; nothing where none is rolled. */
    public CombatResult result(int place, int die) {
        return die == 0
                ? CombatResult.NO_EFFECT
                : CombatResultsTable.result(ratio, die + modifiers.get(place));
    }

    /** How many of the six faces give a result. */
    public int faces(int place, CombatResult result) {
        int faces = 0;
        for (int die = 1; die <= FACES; die++) {
            faces += result(place, die) == result ? 1 : 0;
        }
        return faces;
    }

    /** Whether a die is rolled at all (TGX-6.3.4.h). */
    public boolean possible() {
        return ratio.column().isPresent();
    }
}
