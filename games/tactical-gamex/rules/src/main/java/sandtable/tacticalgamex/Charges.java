package sandtable.tacticalgamex;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** Overruns and close assaults being prepared: units move up one by one, then all attack. */
final class Charges {
    private Charges() {}

    /** A unit has moved up or through and takes part. */
    static State joined(Table table, Waiting.Moving moving, Telling telling) {
        Walk walk = moving.walk();
        boolean overrun = walk.then().kind() == Then.Kind.OVERRUN;
        Charge charge =
                moving.charge().none()
                        ? new Charge(overrun, walk.then().what(), List.of(walk.unit()))
                        : moving.charge().joinedBy(walk.unit());
        return goOn(table, moving.impulse(), charge, telling);
    }

    private static State goOn(Table table, Impulse impulse, Charge charge, Telling telling) {
        return anybodyElse(table, impulse, charge)
                ? new State(table, new Waiting.Charging(impulse, charge))
                : attack(table, impulse, charge, telling);
    }

    /** Whether there is any question who else takes part. */
    static boolean anybodyElse(Table table, Impulse impulse, Charge charge) {
        var field = new Field(table);
        for (int i = 0; i < table.units().size(); i++) {
            if (mayJoin(field, impulse, charge, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit could be activated to move up and take part. */
    static boolean mayJoin(Field field, Impulse impulse, Charge charge, int unit) {
        Table table = field.table();
        boolean kind =
                charge.overrun()
                        ? Overrun.mayOverrun(table, unit, charge.target())
                        : Assaulters.mayAssault(table, unit);
        if (!kind
                || charge.units().contains(unit)
                || !Movement.mayMove(table, impulse.side(), unit)
                || UnitActivation.costToMove(table, unit) > impulse.points()) {
            return false;
        }
        Walk walk = Walk.of(unit, table.unit(unit).hex(), table.stand(unit).type().halfPoints());
        return charge.overrun()
                ? Overrun.reaches(field, walk, charge.target())
                : Assaulters.reaches(field, walk, charge);
    }

    static Optional<Violation> check(Table table, Waiting.Charging charging, Decision.Move move) {
        Optional<Violation> broken = Movement.check(table, charging.impulse(), move);
        if (broken.isPresent()) {
            return broken;
        }
        return mayJoin(new Field(table), charging.impulse(), charging.charge(), move.unit())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                charging.charge().overrun() ? "TGX-6.4.5.d" : "TGX-6.4.6.c",
                                "%s cannot take part in the attack on %s",
                                table.id(move.unit()),
                                table.name(charging.charge().target())));
    }

    static State attack(Table table, Impulse impulse, Charge charge, Telling telling) {
        var field = new Field(table);
        Optional<Fight> fight =
                charge.overrun() ? Overrun.fight(field, charge) : CloseAssault.fight(field, charge);
        Table now = table;
        if (fight.isPresent()) {
            now = Casualties.resolve(table, fight.get(), telling);
        }
        for (int unit : charge.units()) {
            now = now.with(unit, now.unit(unit).activated(Mark.FIRED)); // TGX-6.1.c
        }
        return UnitActivation.goOn(now, impulse, telling);
    }

    /**
     * A unit that is disrupted in the hex it overruns drops out and rolls on to the hex behind
     * (R-TGX-118).
     */
    static Table thrownOut(Table table, Waiting.Moving moving) {
        Walk walk = moving.walk();
        return amongEnemies(table, walk)
                ? table.with(walk.unit(), table.unit(walk.unit()).movedTo(walk.path().getLast()))
                : table;
    }

    /** Whether a unit is in the hex that it overruns. */
    static boolean amongEnemies(Table table, Walk walk) {
        int hex = table.unit(walk.unit()).hex();
        return walk.then().kind() == Then.Kind.OVERRUN && hex >= 0 && hex == walk.then().what();
    }
}
