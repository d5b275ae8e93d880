package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

import java.util.ArrayList;
import java.util.List;

/** TGX-11.3.b, TGX-11.4.a The scatter diagrams of troops that come by air. */
public enum ScatterDiagram {
    PARATROOPS("paratroops"),
    GLIDER("glider");

    private static final String FILE = "tables/scatter.tsv";
    private static final String ON_TARGET = "-";

    /** Clockwise from the flight direction, as the directions of the map are. */
    private static final List<String> STEPS = List.of("a", "ar", "br", "b", "bl", "al");

    private static final Grid<String> TABLE = Grid.parse(FILE, Data.text(FILE), each -> each);

    private final String column;

    ScatterDiagram(String column) {
        this.column = column;
    }

    /** The steps from the hex aimed at, with the diagram turned to a flight direction. */
    public List<Integer> steps(int roll, int direction) {
        String cell = TABLE.at(String.valueOf(roll), column);
        var steps = new ArrayList<Integer>();
        if (!cell.equals(ON_TARGET)) {
            for (String each : cell.split(" ")) {
                steps.add((STEPS.indexOf(each) + direction) % STEPS.size());
            }
        }
        return List.copyOf(steps);
    }
}
