package sandtable.tacticalgamex.assault;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;
import java.util.Optional;

/** Overruns and close assaults being prepared: units move up one by one, then all attack. */
public final class Charges {
    private Charges() {}

    /** A unit has moved up or through and takes part. */
    public static Table joined(Table table, UnitId unit, Ending.Attack attack) {
        Charge charge = table.impulse().charge();
        Charge now =
                charge.none()
                        ? new Charge(attack instanceof Ending.Overrun, attack.hex(), List.of(unit))
                        : charge.joinedBy(unit);
        return table.with(table.impulse().with(now));
    }

    /** Whether there is any question who else takes part. */
    public static boolean anybodyElse(Table table) {
        var occupation = new Occupation(table);
        for (int i = 0; i < table.units().size(); i++) {
            if (mayJoin(occupation, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit could be activated to move up and take part. */
    public static boolean mayJoin(Occupation occupation, int unit) {
        Table table = occupation.table();
        Impulse impulse = table.impulse();
        Charge charge = impulse.charge();
        boolean kind =
                charge.overrun()
                        ? Overrun.mayOverrun(table, unit, charge.target().index())
                        : Assaulters.mayAssault(table, unit);
        if (!kind
                || charge.units().contains(table.unitId(unit))
                || !Movement.mayMove(table, impulse.side(), unit)
                || UnitActivation.costToMove(table, unit) > impulse.points()) {
            return false;
        }
        Walk walk = Walk.of(table, table.unitId(unit));
        return charge.overrun()
                ? Overrun.reaches(occupation, walk, charge.target().index())
                : Assaulters.reaches(occupation, walk, charge);
    }

    public static Optional<Violation> check(Table table, Decision.Move move) {
        Charge charge = table.impulse().charge();
        Optional<Violation> broken = Movement.check(table, table.impulse(), move);
        if (broken.isPresent()) {
            return broken;
        }
        return mayJoin(new Occupation(table), move.unit().index())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                charge.overrun() ? "TGX-6.4.5.d" : "TGX-6.4.6.c",
                                "%s cannot take part in the attack on %s",
                                move.unit().name(),
                                charge.target().name()));
    }

    private static Optional<Fight> fight(Table table) {
        Charge charge = table.impulse().charge();
        var occupation = new Occupation(table);
        return charge.overrun()
                ? Overrun.fight(occupation, charge)
                : CloseAssault.fight(occupation, charge);
    }

    /** How much stress would help the attack as it stands (TGX-12.1.a). */
    public static int stress(Table table) {
        return CombatStress.inUse(table)
                ? fight(table).map(each -> CombatStress.needed(table, each, 1)).orElse(0)
                : 0;
    }

    public static Optional<Violation> check(Table table, Decision.Attack attack) {
        return attack.stress() == 0
                ? Optional.empty()
                : fight(table)
                        .map(each -> CombatStress.check(table, each, 1, attack.stress()))
                        .orElseGet(
                                () ->
                                        Optional.of(
                                                Violation.of(
                                                        "TGX-12.1.b", "nobody is left there")));
    }

    /** All who take part attack together. */
    public static Table attack(Table table, int stress, Telling<Happening> telling) {
        Charge charge = table.impulse().charge();
        Optional<Fight> fight = fight(table);
        Table now = table;
        if (fight.isPresent()) {
            now = Casualties.resolve(table, fight.get().stressed(stress), telling);
            now = Casualties.fired(now, fight.get().firers());
        }
        now = Casualties.fired(now, charge.units());
        return now.with(now.impulse().with(Charge.NONE));
    }

    /**
     * A unit that is disrupted in the hex it overruns drops out and rolls on to the hex behind
     * (R-TGX-118).
     */
    public static Table thrownOut(Table table, int unit, List<HexId> path, Ending ending) {
        return amongEnemies(table, unit, ending)
                ? table.with(
                        unit, table.unit(unit).movedTo(table.ground().at(path.getLast().index())))
                : table;
    }

    /** Whether a unit is in the hex that it overruns. */
    public static boolean amongEnemies(Table table, int unit, Ending ending) {
        return ending instanceof Ending.Overrun(HexId hex) && table.unit(unit).hex() == hex.index();
    }
}
