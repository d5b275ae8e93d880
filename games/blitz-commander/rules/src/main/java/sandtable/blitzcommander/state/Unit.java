package sandtable.blitzcommander.state;

/**
 * How a unit stands now; what never changes about it is its {@link Stand}.
 *
 * @param acted it has taken part in an action this turn (BC-TURN.5)
 * @param attacking it attacks in the assault under way
 */
public record Unit(
        Whereabouts where,
        boolean entrenched,
        boolean suppressed,
        boolean acted,
        Motion motion,
        boolean attacking) {
    /** One that is somewhere and has done nothing. */
    static Unit at(Whereabouts where) {
        return new Unit(where, false, false, false, Motion.NONE, false);
    }

    /** Whether it is all one but for the place; asked for often, and so without much ado. */
    boolean standsAs(Unit other) {
        return entrenched == other.entrenched
                && suppressed == other.suppressed
                && acted == other.acted
                && attacking == other.attacking
                && (motion == other.motion || motion.equals(other.motion));
    }

    Unit put(Whereabouts now) {
        return new Unit(now, entrenched, suppressed, acted, motion, attacking);
    }

    Unit withEntrenched(boolean now) {
        return now == entrenched
                ? this
                : new Unit(where, now, suppressed, acted, motion, attacking);
    }

    Unit withSuppressed(boolean now) {
        return now == suppressed
                ? this
                : new Unit(where, entrenched, now, acted, motion, attacking);
    }

    Unit withActed(boolean now) {
        return now == acted
                ? this
                : new Unit(where, entrenched, suppressed, now, motion, attacking);
    }

    /** It has moved, which is an action. */
    Unit moved(Motion now) {
        return new Unit(where, entrenched, suppressed, true, now, attacking);
    }

    Unit withAttacking(boolean now) {
        return now == attacking
                ? this
                : new Unit(where, entrenched, suppressed, acted, motion, now);
    }

    /** The action under way is over for it. */
    Unit atRest() {
        return motion == Motion.NONE && !attacking
                ? this
                : new Unit(where, entrenched, suppressed, acted, Motion.NONE, false);
    }
}
