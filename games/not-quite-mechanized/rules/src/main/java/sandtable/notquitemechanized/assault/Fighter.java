package sandtable.notquitemechanized.assault;

/**
 * A body in a close assault, in numbers.
 *
 * @param unit the number of its unit in its {@link Party}
 * @param points without a marker
 */
public record Fighter(String name, int unit, Kind kind, int points) {
    public enum Kind {
        /** Each point is a stand of its own. */
        PLATOONS,
        /** Tanks and batteries: one stand as long as a point has no marker (R-NQM-24). */
        VEHICLES
    }

    /** NQM-ASSAULT.1, NQM-ASSAULT.3: stands that can still fight. */
    public int stands() {
        return switch (kind) {
            case PLATOONS -> points;
            case VEHICLES -> Math.min(1, points);
        };
    }

    boolean foot() {
        return kind == Kind.PLATOONS;
    }

    Fighter hit() {
        return new Fighter(name, unit, kind, points - 1);
    }

    Fighter plus(Fighter other) {
        return new Fighter(name, unit, kind, points + other.points);
    }
}
