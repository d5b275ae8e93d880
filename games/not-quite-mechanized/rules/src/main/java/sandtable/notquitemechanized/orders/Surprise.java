package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.View;

import java.util.Optional;

/** A camp that is surprised writes no orders before the bound after first contact (E3). */
final class Surprise {
    private Surprise() {}

    static boolean lasts(View view) {
        boolean surprised = view.battle().camps().get(view.camp()).surprised();
        int contact = view.table().tally().contact();
        return surprised && (contact == Marks.NEVER || view.table().bound() <= contact);
    }

    static Optional<Violation> check(View view) {
        return lasts(view)
                ? Optional.of(
                        Violation.of(
                                "NQM-CMD.2",
                                "no order can be written before the bound after first contact"))
                : Optional.empty();
    }
}
