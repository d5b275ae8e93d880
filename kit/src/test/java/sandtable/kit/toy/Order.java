package sandtable.kit.toy;

import sandtable.kernel.Action;

/** What the sides of the toy may do, in the order of play. */
public sealed interface Order extends Action {
    /** The defender hides the gun. */
    record Hide(int cell) implements Order {}

    /** Either side seals its order for the turn. */
    record Seal(Stance stance) implements Order {}

    record March(int to) implements Order {}

    record Fire() implements Order {}

    record Hold() implements Order {}
}
