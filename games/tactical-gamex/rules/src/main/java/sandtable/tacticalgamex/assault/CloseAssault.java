package sandtable.tacticalgamex.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.combat.Banzai;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.6 Close Assault. */
public final class CloseAssault {
    private static final Clause ASSAULTED = Clause.of("TGX-6.4.6.g");
    private static final Clause STORMED = Clause.of("TGX-17.0.a");
    private static final Clause FOLLOWED = Clause.of("TGX-16.2.b");

    private CloseAssault() {}

    /**
     * Activation points: one for each hex that has not been called (TGX-6.1.b), two for each unit
     * out of command (R-TGX-219).
     */
    public static int cost(Table table, List<UnitId> units) {
        int alone = 0;
        var hexes = new ArrayList<Integer>();
        for (UnitId unit : units) {
            int hex = table.unit(unit).hex();
            boolean called = table.unit(unit).has(Mark.CALLED);
            if (!called && !CommandControl.commanded(table, unit.index())) {
                alone += CommandControl.price(table, unit.index());
            } else if (!called && !hexes.contains(hex)) {
                hexes.add(hex);
            }
        }
        return hexes.size() + alone;
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Assault assault) {
        Table table = occupation.table();
        if (!occupation.holds(1 - impulse.side(), assault.hex().index())) {
            return refused("TGX-6.4.6.g", "there is no enemy to assault there");
        }
        if (assault.units().isEmpty() || !Lists.ascending(assault.units())) {
            return refused("TGX-6.4.6.a", "somebody must assault");
        }
        for (UnitId unit : assault.units()) {
            boolean own = table.stand(unit).side() == impulse.side();
            String bar = own ? Assaulters.barBeside(table, unit.index()) : "TGX-6.4.6.a";
            bar =
                    bar.isEmpty()
                            ? Assaulters.barFrom(
                                    table,
                                    unit.index(),
                                    table.unit(unit).hex(),
                                    assault.hex().index())
                            : bar;
            if (!bar.isEmpty()) {
                return Assaulters.cannot(
                        table, own ? unit.index() : -1, bar, assault.hex().index());
            }
            if (Assaulters.gun(table.stand(unit))
                    && !Assaulters.accompanied(table, unit.index(), assault.units())) {
                return Assaulters.cannot(table, unit.index(), "TGX-6.4.6.k", assault.hex().index());
            }
        }
        return impulse.affords(cost(table, assault.units()));
    }

    /** The hexes of those who begin are paid for; others may still move up. */
    public static Table begin(Table table, Decision.Assault assault) {
        Table now = table.paid(cost(table, assault.units()));
        for (UnitId unit : assault.units()) {
            now =
                    now.unit(unit).has(Mark.CALLED)
                            ? now
                            : UnitActivation.call(
                                    now, table.impulse().side(), now.unit(unit).hex());
        }
        return now.with(now.impulse().with(new Charge(false, assault.hex(), assault.units())));
    }

    /** The printed attack strengths. */
    static List<Share> printed(Table table, List<UnitId> units, Clause clause) {
        var shares = new ArrayList<Share>(units.size());
        for (UnitId unit : units) {
            boolean storms = Banzai.storms(table, unit.index());
            shares.add(
                    Share.of(
                            table,
                            unit.index(),
                            Banzai.attack(table, unit.index()),
                            storms ? Banzai.EXCHANGED : clause));
        }
        return shares;
    }

    /**
     * TGX-6.4.6.g: printed strengths against all units of the hex (R-TGX-72), Armored ones too
     * (TGX-6.4.6.b), inside a fortification and outside, whose protection counts (TGX-6.4.6.h). The
     * example is TGX-6.4.6.5.
     */
    public static Optional<Fight> fight(Occupation occupation, Charge charge) {
        Table table = occupation.table();
        int side = 1 - table.stand(charge.units().getFirst()).side();
        List<UnitId> targets =
                charge.follows() // TGX-16.2.b: those who were overrun
                        ? Overrun.targets(occupation, side, charge.target().index())
                        : occupation.units(side, charge.target().index());
        List<UnitId> able = able(table, charge);
        if (targets.isEmpty() || able.isEmpty()) {
            return Optional.empty();
        }
        Fight.At at =
                Defenders.closely(
                        table,
                        charge.target().index(),
                        targets,
                        charge.banzai() ? CombatModifiers.BANZAI : CombatModifiers.CLOSE_ASSAULT);
        int shift = engineersHelp(table, able) ? 1 : 0; // TGX-6.4.6.j
        return Optional.of(Fight.of(printed(table, able, ASSAULTED), at, shift, clause(charge)));
    }

    private static Clause clause(Charge charge) {
        return switch (charge.kind()) {
            case BANZAI -> STORMED;
            case FOLLOWING -> FOLLOWED;
            case CLOSE_ASSAULT, OVERRUN -> ASSAULTED;
        };
    }

    /** Those who take part now: disrupted ones in a Banzai attack only (TGX-17.3.b). */
    static List<UnitId> able(Table table, Charge charge) {
        return charge.units().stream()
                .filter(each -> table.unit(each).onMap())
                .filter(each -> charge.banzai() || !table.unit(each).disrupted())
                .toList();
    }

    /**
     * An engineer that takes part shares its hex with infantry that does (R-TGX-70), as in
     * TGX-6.4.6.3 and not in TGX-6.4.6.4.
     */
    private static boolean engineersHelp(Table table, List<UnitId> units) {
        for (UnitId engineer : units) {
            if (!table.stand(engineer).has(Ability.ENGINEER)) {
                continue;
            }
            for (UnitId other : units) {
                boolean infantry = !table.stand(other).has(Ability.ENGINEER);
                if (infantry && table.unit(other).hex() == table.unit(engineer).hex()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
