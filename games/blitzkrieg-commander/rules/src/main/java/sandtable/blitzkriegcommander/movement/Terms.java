package sandtable.blitzkriegcommander.movement;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Allowance;

import java.util.Optional;

/**
 * On what terms a unit moves.
 *
 * @param dense whether it may move in dense ground and smoke (BKC-MOVE.7)
 * @param bound whether it may move by road only (BKC-ORD.9)
 * @param slowed whether it has half its Move (BKC-TRN.1)
 * @param keepsOff whether it keeps off enemy command units as well (BKC-CBL.13)
 * @param target whom it may come near to, since it assaults that unit (BKC-MOVE.5)
 */
public record Terms(
        boolean dense, boolean bound, boolean slowed, boolean keepsOff, Optional<UnitId> target) {
    /** Nothing is forbidden that the ground does not forbid. */
    public static final Terms FREE = new Terms(true, false, false, false, Optional.empty());

    public static Terms of(ActionContext context, UnitId unit) {
        return new Terms(
                context.allows(Allowance.DENSE),
                context.bound().contains(unit),
                context.slowed().contains(unit),
                false,
                Optional.empty());
    }

    /** BKC-CBL.13: straight, over whatever ground, half a Move or a full one. */
    public static Terms blunder(boolean half) {
        return new Terms(true, false, half, true, Optional.empty());
    }

    public Terms against(UnitId assaulted) {
        return new Terms(dense, bound, slowed, keepsOff, Optional.of(assaulted));
    }
}
