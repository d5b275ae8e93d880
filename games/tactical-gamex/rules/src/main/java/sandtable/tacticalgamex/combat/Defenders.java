package sandtable.tacticalgamex.combat;

import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.3.2 Who is attacked together in a hex, and with what they defend. */
public final class Defenders {
    private Defenders() {}

    /** Whether targets are inside a fortification, or nobody is and it is the target itself. */
    public static boolean fort(Table table, List<Integer> targets) {
        return targets.isEmpty() || table.unit(targets.getFirst()).has(Mark.INSIDE);
    }

    /** TGX-6.3.2.a: of the fortification, or of all targets together (R-TGX-50). */
    public static int defense(Table table, int hex, List<Integer> targets) {
        if (fort(table, targets)) {
            return table.counters().fortAt(hex).orElseThrow().strength(); // TGX-8.4.k
        }
        int sum = 0;
        for (int target : targets) {
            sum += table.stand(target).type().defense();
        }
        return sum;
    }

    /** The units of a hex inside its fortification, or those outside. */
    public static List<Integer> together(Occupation occupation, int side, int hex, boolean inside) {
        return occupation.units(side, hex).stream()
                .filter(each -> occupation.table().unit(each).has(Mark.INSIDE) == inside)
                .toList();
    }
}
