package sandtable.notquitemechanized.fireplan;

import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Observers;
import sandtable.notquitemechanized.reaction.Reaction;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C4, C8: who may call for the fire of a battery, recce among them (NQM-SUMM.7), and in which bound
 * it comes.
 */
final class Callers {
    private static final String BY_ORDER = "NQM-OOB.10";

    /**
     * @param clause why it comes in that bound
     */
    record Answer(int bound, String clause) {
        /** Sooner, or as soon and without an order of the guns' headquarters. */
        boolean before(Answer other) {
            return bound < other.bound || bound == other.bound && other.clause.equals(BY_ORDER);
        }
    }

    private Callers() {}

    /** The soonest answer to anybody who sees a place; none if nobody who does may call. */
    static Optional<Answer> soonest(Table table, Plan plan, BodyId battery, Spot at) {
        return soonest(table, plan, battery, watching(table, table.stand(battery).camp(), at));
    }

    /** The same where it is known who sees it. */
    static Optional<Answer> soonest(Table table, Plan plan, BodyId battery, List<UnitId> watching) {
        UnitId guns = table.stand(battery).unit();
        Optional<Link> link = link(plan, guns);
        if (link.isEmpty()) {
            return Optional.empty();
        }
        Answer soonest = null;
        for (UnitId each : watching) {
            Optional<Answer> answer =
                    each.equals(guns) ? Optional.empty() : answer(table, plan, link.get(), each);
            boolean sooner =
                    answer.isPresent() && (soonest == null || answer.get().before(soonest));
            soonest = sooner ? answer.get() : soonest;
        }
        return Optional.ofNullable(soonest);
    }

    /** The units of a camp with somebody who observes a place, once each. */
    static List<UnitId> watching(Table table, int camp, Spot at) {
        var watching = new ArrayList<UnitId>();
        for (Stand each : table.battle().stands()) {
            boolean more =
                    each.camp() == camp
                            && (watching.isEmpty() || !watching.getLast().equals(each.unit()));
            if (more && Observers.observes(table, each.id(), at)) {
                watching.add(each.unit());
            }
        }
        return watching;
    }

    /** When fire comes that a unit calls for. */
    private static Optional<Answer> answer(Table table, Plan plan, Link link, UnitId caller) {
        int now = Math.max(1, table.bound());
        boolean supported = supports(table, plan, link, caller);
        int delay = link.how() == Attachment.IN_SUPPORT ? 1 : 0;
        if (supported) {
            String clause =
                    switch (link.how()) {
                        case UNDER_COMMAND -> "NQM-OOB.5";
                        case DIRECT_SUPPORT -> "NQM-OOB.8";
                        case IN_SUPPORT -> "NQM-OOB.12";
                    };
            return Optional.of(new Answer(now + delay, clause));
        }
        if (link.how() == Attachment.UNDER_COMMAND) { // NQM-OOB.5
            return Optional.empty();
        }
        int ordered = Reaction.acts(table, link.unit(), List.of(caller)); // NQM-OOB.10
        return Optional.of(new Answer(Math.max(now + 1, ordered), BY_ORDER));
    }

    /**
     * Whether a battery is there for a unit: for itself, for the headquarters it is under, or for
     * the unit that it supports itself, as an observer does.
     */
    static boolean supports(Table table, Plan plan, Link link, UnitId caller) {
        if (named(table, link, caller)) {
            return true;
        }
        for (Link each : plan.links()) {
            if (each.unit().equals(caller)) {
                for (UnitId with : each.to()) {
                    if (named(table, link, with)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean named(Table table, Link link, UnitId unit) {
        return link.to().contains(unit) // NQM-OOB.7, NQM-OOB.13
                || table.formation(unit).under().filter(link.to()::contains).isPresent();
    }

    static Optional<Link> link(Plan plan, UnitId guns) {
        for (Link each : plan.links()) {
            if (each.unit().equals(guns)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
