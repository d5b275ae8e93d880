package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.charts.OddsColumn;

/** TGX-8.0 Neutral Counters that a scenario puts on the map. */
public sealed interface Counter {
    /** Wrecks that lie there from the start, at most three to a hex (TGX-8.1.b). */
    record Wreck() implements Counter {}

    /**
     * @param strength the column on which they attack (TGX-8.2.i)
     */
    record Mines(OddsColumn strength) implements Counter {}

    record ImprovedPosition() implements Counter {}

    /**
     * @param defense defense strength; one unit fits in for each 10 points (TGX-8.4.n)
     */
    record Fortification(int defense) implements Counter {
        public int capacity() {
            return defense / 10;
        }
    }

    record Block() implements Counter {}

    /** A temporary bridge that was built before the battle (TGX-9.3.g). */
    record Bridge(Span span) implements Counter {}

    /**
     * Smoke that lies there already; a marker rather than a neutral counter (TGX-4.3.c).
     *
     * @param number of its marker: for how many turns it still lies (TGX-20.3.a)
     */
    record Smoke(int number) implements Counter {}
}
