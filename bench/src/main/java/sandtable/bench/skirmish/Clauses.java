package sandtable.bench.skirmish;

import sandtable.kernel.Clause;

/** The demands of the skirmish. */
final class Clauses {
    /** One action of the side whose turn it is. */
    static final Clause TURN = Clause.of("SKM-1");

    /** One step to a free hex. */
    static final Clause MOVE = Clause.of("SKM-2");

    /** One die: 4 and more hurts the target, 1 the attacker. */
    static final Clause ATTACK = Clause.of("SKM-3");

    /** A side is gone, or turn 800 is over. */
    static final Clause END = Clause.of("SKM-4");

    private Clauses() {}
}
