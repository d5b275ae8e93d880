package sandtable.catalog;

import sandtable.scene.Chart;
import sandtable.scene.Specimen;

import java.util.List;

/**
 * What a player looks up beside the clauses: how the game is played in five minutes, the tables of
 * the book, and all units.
 */
public record Handbook(List<Part> primer, List<Chart> charts, List<Army> armies) {
    /** A few points of the primer under one heading. Clauses stand in square brackets. */
    public record Part(String title, List<String> points) {
        public Part {
            points = List.copyOf(points);
        }
    }

    public record Army(String name, List<Specimen> units) {
        public Army {
            units = List.copyOf(units);
        }
    }

    public Handbook {
        primer = List.copyOf(primer);
        charts = List.copyOf(charts);
        armies = List.copyOf(armies);
    }
}
