package sandtable.blitzkriegcommander.movement;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.ActionContext;
import sandtable.blitzkriegcommander.state.Allowance;

import java.util.Optional;

/**
 * On what terms a unit moves.
 *
 * @param dense whether it may move in dense ground and smoke (BKC-MOVE.7)
 * @param bound whether it may move by road only (BKC-ORD.9)
 * @param slowed whether it has half its Move (BKC-TRN.1)
 * @param target whom it may come near to, since it assaults that unit (BKC-MOVE.5)
 */
public record Terms(boolean dense, boolean bound, boolean slowed, Optional<UnitId> target) {
    /** Nothing is forbidden that the ground does not forbid. */
    public static final Terms FREE = new Terms(true, false, false, Optional.empty());

    public static Terms of(ActionContext context, UnitId unit) {
        return new Terms(
                context.allows(Allowance.DENSE),
                context.bound().contains(unit),
                context.slowed().contains(unit),
                Optional.empty());
    }

    public Terms against(UnitId assaulted) {
        return new Terms(dense, bound, slowed, Optional.of(assaulted));
    }
}
