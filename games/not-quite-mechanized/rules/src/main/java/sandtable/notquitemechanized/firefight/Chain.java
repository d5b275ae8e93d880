package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;

import java.util.Optional;

/** NQM-SUMM.3, .4: what a headquarters can use for a task. */
final class Chain {
    /** How a unit stands to a headquarters. */
    enum Tie {
        /** Its own troops, and those Under Command. */
        COMMANDED,
        DIRECT_SUPPORT,
        /** It delivers an hour after it is asked (NQM-OOB.12). */
        IN_SUPPORT,
        NONE;

        /** Whether its fire comes in the hour in which it is asked for (NQM-OOB.8). */
        boolean atOnce() {
            return this == COMMANDED || this == DIRECT_SUPPORT;
        }
    }

    private Chain() {}

    static Tie of(Known known, UnitId unit, UnitId headquarters) {
        if (commanded(known, unit, headquarters)) {
            return Tie.COMMANDED;
        }
        Optional<Link> link = known.link(unit);
        if (link.isPresent() && link.get().how() != Attachment.UNDER_COMMAND) {
            for (UnitId each : link.get().to()) {
                if (commanded(known, each, headquarters)) {
                    return link.get().how() == Attachment.DIRECT_SUPPORT
                            ? Tie.DIRECT_SUPPORT
                            : Tie.IN_SUPPORT;
                }
            }
        }
        return Tie.NONE;
    }

    /** NQM-SUMM.4: a unit whose order to support has come through is released for it. */
    static boolean released(Known known, UnitId unit, UnitId headquarters) {
        Optional<Plan> plan = known.plan(unit);
        return plan.isPresent()
                && plan.get().standing(unit).now() instanceof Order.Support(var supported)
                && commanded(known, supported, headquarters);
    }

    /** Whether a unit is the other one, or under its command at any level. */
    static boolean commanded(Known known, UnitId unit, UnitId headquarters) {
        UnitId at = unit;
        while (!at.equals(headquarters)) {
            Optional<UnitId> above = superior(known, at);
            if (above.isEmpty()) {
                return false;
            }
            at = above.get();
        }
        return true;
    }

    /** The headquarters a unit is Under Command of. */
    static Optional<UnitId> superior(Known known, UnitId unit) {
        Table table = known.table();
        Optional<Link> link = known.link(unit);
        return link.isPresent() && link.get().how() == Attachment.UNDER_COMMAND
                ? Optional.of(link.get().to().getFirst())
                : table.formation(unit).under();
    }
}
