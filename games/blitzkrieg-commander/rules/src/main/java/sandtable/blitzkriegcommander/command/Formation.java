package sandtable.blitzkriegcommander.command;

import static sandtable.blitzkriegcommander.data.Setting.FORMATION_GAP;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Table;

import java.util.ArrayList;
import java.util.List;

/** BKC-ORD.5: units linked by gaps of at most 10 cm. */
final class Formation {
    private static final int GAP_MM = FORMATION_GAP.value();

    private Formation() {}

    /** Those of some units that hang together, chain by chain, in their order. */
    static List<List<UnitId>> chains(Table table, List<UnitId> units) {
        var left = new ArrayList<>(units);
        var chains = new ArrayList<List<UnitId>>();
        while (!left.isEmpty()) {
            var chain = new ArrayList<>(List.of(left.removeFirst()));
            for (int i = 0; i < chain.size(); i++) {
                UnitId link = chain.get(i);
                for (int j = left.size() - 1; j >= 0; j--) {
                    if (Gaps.within(table, link, left.get(j), GAP_MM)) {
                        chain.add(left.remove(j));
                    }
                }
            }
            chain.sort(null);
            chains.add(List.copyOf(chain));
        }
        return chains;
    }
}
