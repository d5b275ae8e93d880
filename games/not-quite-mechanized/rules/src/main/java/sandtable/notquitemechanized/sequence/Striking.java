package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Sheet;

import java.util.Optional;

/** C2: what is written on a sheet can be struck out until it is sealed. */
final class Striking {
    private Striking() {}

    static Optional<Violation> check(Sheet sheet, int entry) {
        int most = sheet.entries().size();
        return entry >= 1 && entry <= most
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "NQM-SEQ.1",
                                "your sheet has entries 1 to %d, and there is no %d",
                                most,
                                entry));
    }

    /** The entry that an answer strikes out; a recall strikes out the order that is noted. */
    static Optional<Decision> struck(Sheet sheet, Decision action) {
        return switch (action) {
            case Decision.Strike(int entry) -> Optional.of(sheet.entries().get(entry - 1));
            case Decision.Recall _ ->
                    sheet.entries().stream()
                            .filter(each -> each.subject().equals(action.subject()))
                            .findFirst();
            default -> Optional.empty();
        };
    }
}
