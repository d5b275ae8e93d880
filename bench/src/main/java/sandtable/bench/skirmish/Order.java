package sandtable.bench.skirmish;

import sandtable.kernel.Action;

/** What a side does in its turn: one thing with one unit. */
public sealed interface Order extends Action {
    int unit();

    /** To a free adjacent hex. */
    record Move(int unit, int hex) implements Order {}

    /** On an adjacent enemy. */
    record Attack(int unit, int target) implements Order {}
}
