package sandtable.tacticalgamex.movement;

import sandtable.scenario.Start;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.terrain.Panel;

import java.util.Set;
import java.util.stream.Collectors;

/** How units come onto the map: by which of its edges, where all of a side must come by one. */
public final class Entering {
    public static final Set<Panel.Edge> ANY_EDGE = Set.of(Panel.Edge.values());

    private Entering() {}

    /** Those of the edges still open to its side that a hex lies on. */
    private static Set<Panel.Edge> open(Table table, Stand stand, int hex) {
        return table.edges().get(stand.side()).stream()
                .filter(each -> each.outermost(table.ground().grid(), hex))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean bound(Stand stand) {
        return stand.piece().start() instanceof Start.Entering(_, _, boolean oneEdge) && oneEdge;
    }

    /** Whether the side may still enter there. */
    static boolean open(Table table, int unit, int hex) {
        Stand stand = table.stand(unit);
        return !bound(stand) || !open(table, stand, hex).isEmpty();
    }

    /** A unit has entered: the others follow over the same edge. */
    public static Table entered(Table table, int unit, int hex) {
        Stand stand = table.stand(unit);
        if (!bound(stand)) {
            return table;
        }
        return table.withEdges(table.edges().with(stand.side(), open(table, stand, hex)));
    }
}
