package sandtable.tacticalgamex.charts;

import sandtable.kernel.luck.Chance;

import java.util.List;

/** TGX-24.1 Luck whose dice are printed on cards. */
public interface Cards extends Chance {
    /** The die of a side on the card it draws. */
    int drawn(int side);

    /** Both dice of the card (TGX-24.1.b). */
    List<Integer> bothDrawn(int side);
}
