package sandtable.notquitemechanized.battle;

import java.util.List;

/**
 * NQM-OOB.4: whom a unit supports, and how.
 *
 * @param to one unit Under Command and in Direct Support, one or more In Support (NQM-OOB.7, .13)
 */
public record Link(UnitId unit, Attachment how, List<UnitId> to) {
    public Link {
        to = List.copyOf(to);
    }
}
