package sandtable.tacticalgamex.assault;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.combat.Banzai;
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
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
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
                        : Assaulters.mayAssault(table, unit)
                                || Assaulters.beside(table, unit, charge.target().index());
        if (!kind
                || charge.follows()
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
                                move.unit().called(),
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
        if (!fit(table)) {
            return Optional.of(
                    Violation.of(
                            "TGX-7.2.c", "whoever takes part is disrupted and could only storm"));
        }
        return checkStress(table, attack.stress());
    }

    public static Optional<Violation> check(Table table, Decision.Banzai attack) {
        return BanzaiAttack.check(table)
                .or(() -> checkStress(BanzaiAttack.exchanged(table), attack.stress()));
    }

    private static Optional<Violation> checkStress(Table table, int stress) {
        return stress == 0
                ? Optional.empty()
                : fight(table)
                        .map(each -> CombatStress.check(table, each, 1, stress))
                        .orElseGet(
                                () ->
                                        Optional.of(
                                                Violation.of(
                                                        "TGX-12.1.b", "nobody is left there")));
    }

    /** Whether anybody takes part who need not storm. */
    public static boolean fit(Table table) {
        return !CloseAssault.able(table, table.impulse().charge()).isEmpty();
    }

    /** How much stress would help a Banzai attack (R-TGX-189). */
    public static int stressOfBanzai(Table table) {
        return stress(BanzaiAttack.exchanged(table));
    }

    /** Nobody could but storm, and they do not. */
    public static Optional<Violation> checkCalledOff(Table table) {
        return fit(table)
                ? Optional.of(Violation.of("TGX-6.4.a", "whoever is there and able attacks"))
                : Optional.empty();
    }

    /** They have had their activation all the same. */
    public static Table calledOff(Table table) {
        Table now = table;
        for (UnitId each : table.impulse().charge().units()) {
            Unit unit = now.unit(each);
            now = unit.activated() ? now : now.with(each, unit.activated(Mark.COMPLETED));
        }
        return now.with(now.impulse().with(Charge.NONE));
    }

    /** R-TGX-186: whoever is disrupted on the way up next to the target may still storm. */
    public static Table stopped(Table table, int unit, Ending ending) {
        boolean storms =
                ending instanceof Ending.CloseAssault
                        && Banzai.mayStorm(table, unit)
                        && table.unit(unit).onMap()
                        && table.unit(unit).disrupted();
        if (!storms) {
            return table;
        }
        var attack = (Ending.CloseAssault) ending;
        int at = table.unit(unit).hex();
        return Assaulters.barFrom(table, unit, at, attack.hex().index()).isEmpty()
                ? joined(table, table.unitId(unit), attack)
                : table;
    }

    /** All who take part attack together. */
    public static Table attack(Table table, int stress, Telling<Happening> telling) {
        Charge charge = table.impulse().charge();
        List<UnitId> able = CloseAssault.able(table, charge);
        Optional<Fight> fight = fight(table);
        Table now = table;
        if (fight.isPresent()) {
            now = Casualties.resolve(table, fight.get().stressed(stress), telling);
            now = Casualties.fired(now, fight.get().firers());
        }
        now = Casualties.fired(now, able);
        return now.with(now.impulse().with(PanzerBlitz.following(now, charge)));
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
