package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Message;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;

/** R-NQM-80: orders that have not gone yet can be called back. */
final class Recalls {
    private Recalls() {}

    static Optional<Violation> check(View view, UnitId unit) {
        boolean noted = view.sheet().has(new Decision.Subject("order", unit));
        List<Message> sent =
                view.plan().messages().stream().filter(each -> each.unit().equals(unit)).toList();
        if (noted || sent.stream().anyMatch(each -> Messages.waits(each, view.table().bound()))) {
            return Optional.empty();
        }
        return Optional.of(
                sent.isEmpty()
                        ? Violation.of("NQM-CTRL.2", "no order is on its way to %s", unit)
                        : Violation.of(
                                "NQM-CTRL.2",
                                "the order to %s acts in bound %d and has gone in bound %d",
                                unit,
                                sent.getFirst().acts(),
                                view.table().bound()));
    }
}
