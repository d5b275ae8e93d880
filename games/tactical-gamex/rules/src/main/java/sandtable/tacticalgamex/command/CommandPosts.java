package sandtable.tacticalgamex.command;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.scenario.Camp;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Conditions.WaitingPost;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** TGX-22.1 Command Posts: which units are CPs, and what becomes of a CP whose unit is lost. */
public final class CommandPosts {
    private static final Clause LOST = Clause.of("TGX-22.1.e");
    private static final Clause ATTACHED = Clause.of("TGX-22.1.b");

    private CommandPosts() {}

    /** R-TGX-206: with those that the scenario leaves to their owner, for the set-up. */
    public static Table toBeAttached(Table table) {
        if (!CommandControl.inUse(table)) {
            return table;
        }
        Conditions now = table.conditions();
        List<Camp> camps = table.battle().plan().camps();
        for (int side = 0; side < camps.size(); side++) {
            int of = side;
            List<Piece> own =
                    table.battle().plan().pieces().stream()
                            .filter(each -> each.side() == of)
                            .toList();
            Set<Nation> nations =
                    own.stream().map(each -> each.type().nation()).collect(Collectors.toSet());
            long left =
                    camps.get(side).commandPosts()
                            - own.stream().filter(Piece::commandPost).count();
            for (int i = 0; i < left; i++) {
                now = now.waiting(new WaitingPost(side, nations, 0));
            }
        }
        return table.with(now);
    }

    /** Whether a unit is a CP, by itself (TGX-22.1.d) or because one is attached (TGX-22.1.c). */
    public static boolean post(Table table, int unit) {
        return table.stand(unit).piece().commandPost()
                || !table.conditions().posts().isEmpty()
                        && table.conditions().posts().contains(table.unitId(unit));
    }

    /** TGX-6.3.8.j: scouts, Recon and CPs see what is near without a roll. */
    public static boolean scouts(Table table, int unit) {
        return table.stand(unit).has(Ability.RECON) || post(table, unit);
    }

    static boolean independent(Stand stand) {
        return stand.type().unitClass() == UnitClass.CP; // TGX-22.1.d
    }

    /** TGX-22.1.b, R-TGX-206: whether a CP that waits may be attached to a unit. */
    private static boolean mayTake(Table table, WaitingPost post, int unit) {
        Stand stand = table.stand(unit);
        UnitType type = stand.type();
        return stand.side() == post.side()
                && post.nations().contains(type.nation())
                && type.mayHavePost()
                && table.hexOf(unit) >= 0
                && !independent(stand)
                && !post(table, unit);
    }

    /** Those to whom a CP can go, disrupted and carried ones too (R-TGX-207). */
    static List<UnitId> takers(Table table, WaitingPost post) {
        var takers = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            if (mayTake(table, post, i)) {
                takers.add(table.unitId(i));
            }
        }
        return takers;
    }

    /** The first CP of a side that comes back by now and finds a unit. */
    static Optional<WaitingPost> due(Table table, int side) {
        return table.conditions().waiting().stream()
                .filter(each -> each.side() == side && each.due() <= table.turn())
                .filter(each -> !takers(table, each).isEmpty())
                .findFirst();
    }

    /** Whether any side has a CP that comes back by now. */
    public static boolean anyDue(Table table) {
        return due(table, 0).isPresent() || due(table, 1).isPresent();
    }

    static Optional<Violation> check(Table table, WaitingPost post, Decision.Attach attach) {
        return mayTake(table, post, attach.unit().index())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-22.1.b",
                                "no CP can be attached to %s: it must be an A, I or C(I) unit of"
                                        + " the nation, on the map and without one",
                                attach.unit().called()));
    }

    static Table attached(Table table, WaitingPost post, UnitId unit, Telling<Happening> telling) {
        telling.tell(new Happening.PostAttached(unit, ATTACHED));
        return table.with(table.conditions().attached(post, unit));
    }

    /** TGX-22.1.e: an attached CP waits for the next turn; an independent one is gone. */
    public static Table lost(Table table, int unit, Telling<Happening> telling) {
        Stand stand = table.stand(unit);
        if (!CommandControl.inUse(table) || !post(table, unit) || independent(stand)) {
            return table;
        }
        telling.tell(new Happening.PostLost(table.unitId(unit), LOST));
        Conditions now = table.conditions();
        return table.with(
                now.waiting(
                        new WaitingPost(
                                stand.side(), Set.of(stand.type().nation()), table.turn() + 1)));
    }
}
