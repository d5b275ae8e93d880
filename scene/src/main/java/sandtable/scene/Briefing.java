package sandtable.scene;

import java.util.List;

/**
 * The card of a scenario: what a player reads before choosing it.
 *
 * @param victory one condition each
 * @param rules what differs from the book, or is switched on
 */
public record Briefing(
        String title,
        String place,
        String date,
        String length,
        String difficulty,
        String background,
        int turns,
        List<Force> forces,
        List<String> victory,
        List<Reason> rules) {
    /** One side's troops at the start. */
    public record Force(String side, List<Formation> formations) {
        public Force {
            formations = List.copyOf(formations);
        }
    }

    public record Formation(String name, List<Reason> values, List<String> units) {
        public Formation {
            values = List.copyOf(values);
            units = List.copyOf(units);
        }
    }

    public Briefing {
        forces = List.copyOf(forces);
        victory = List.copyOf(victory);
        rules = List.copyOf(rules);
    }
}
