package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.Optional;

/**
 * TGX-18.3 Mobile Attack Opportunity: who is marked Mobile Fire attacks without a point, once, in
 * any impulse of its side, alone or with others who are paid for (R-TGX-191).
 */
public final class MobileAttacks {
    private static final Clause FREE = Clause.of("TGX-18.3.a");

    private MobileAttacks() {}

    /** Whether a unit can still attack so. */
    static boolean marked(Table table, int unit) {
        return table.unit(unit).has(Mark.MOBILE_FIRE) && DirectFire.ready(table, unit);
    }

    /** Whether anybody of a side in a hex can, and has a target among these. */
    public static boolean mayFire(Occupation occupation, int side, int hex, HexSet spotted) {
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (occupation.table().stand(i).side() == side
                    && marked(occupation.table(), i)
                    && FireActions.hasAnyTarget(occupation, i, spotted)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side whose impulse it is has anybody who can. */
    public static boolean anybody(Table table) {
        if (!MobileFire.inUse(table)) {
            return false;
        }
        var occupation = new Occupation(table);
        HexSet targets = FireActions.targets(occupation);
        int side = table.impulse().side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side
                    && marked(table, i)
                    && FireActions.hasAnyTarget(occupation, i, targets)) {
                return true;
            }
        }
        return false;
    }

    public static Optional<Violation> check(Occupation occupation, Decision.FireFree fire) {
        int side = occupation.table().impulse().side();
        HexSet targets = FireActions.targets(occupation);
        return mayFire(occupation, side, fire.hex().index(), targets)
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-18.3.a",
                                "nobody at %s is marked Mobile Fire and has a target",
                                fire.hex()));
    }

    /** No point is paid, in command or out of it. */
    public static Table activated(Table table, Decision.FireFree fire, Telling<Happening> telling) {
        telling.tell(new Happening.HexActivated(fire.hex(), FREE));
        return table;
    }
}
