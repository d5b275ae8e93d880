package sandtable.blitzkriegcommander.transport;

import static sandtable.blitzkriegcommander.data.Setting.ENEMY_BELT;
import static sandtable.blitzkriegcommander.data.Setting.MOUNT_REACH;
import static sandtable.blitzkriegcommander.data.Setting.TOW_REACH;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Beside;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TransportHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-GUN.1, BKC-TRN.1: guns limber and unlimber, passengers and riders mount and dismount. */
public final class Boarding implements ActionRule {
    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfTransport;
    }

    /** Who acts, and by which clause: it is the passenger's action. */
    private record Act(UnitId unit, Manner manner) {
        static Act of(Decision decision) {
            return switch ((Decision.OfTransport) decision) {
                case Decision.Limber(var gun, _) -> new Act(gun, Manner.GUN);
                case Decision.Unlimber(var gun, _, _) -> new Act(gun, Manner.GUN);
                case Decision.Mount(var unit, _) -> new Act(unit, Manner.FOOT);
                case Decision.Dismount(var unit, _, _) -> new Act(unit, Manner.FOOT);
            };
        }
    }

    private enum Manner {
        GUN("BKC-GUN.1", UnitClass.GUN, TOW_REACH.value()),
        FOOT("BKC-TRN.1", UnitClass.FOOT, MOUNT_REACH.value());

        private final String clause;
        private final UnitClass passenger;
        private final int reachMm;

        Manner(String clause, UnitClass passenger, int reachMm) {
            this.clause = clause;
            this.passenger = passenger;
            this.reachMm = reachMm;
        }

        Optional<Violation> refuse(String reason, Object... facts) {
            return Optional.of(Violation.of(clause, reason, facts));
        }
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return List.of(Act.of(decision).unit);
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        Table table = view.table();
        Act act = Act.of(decision);
        if (table.stand(act.unit).type().unitClass() != act.manner.passenger) {
            return act.manner.refuse(
                    act.manner == Manner.GUN ? "%s is no gun" : "%s is not on foot", act.unit);
        }
        return switch ((Decision.OfTransport) decision) {
            case Decision.Limber(var gun, var tow) -> boards(table, gun, tow, act.manner);
            case Decision.Mount(var unit, var carrier) -> boards(table, unit, carrier, act.manner);
            case Decision.Unlimber(var gun, var at, _) -> leaves(table, gun, at, act.manner);
            case Decision.Dismount(var unit, var at, _) -> leaves(table, unit, at, act.manner);
        };
    }

    private static Optional<Violation> boards(
            Table table, UnitId unit, UnitId carrier, Manner manner) {
        if (table.base(unit).isEmpty()) {
            return manner.refuse("%s is not on the ground", unit);
        }
        boolean own = table.stand(carrier).side() == table.stand(unit).side();
        if (!own || table.base(carrier).isEmpty() || where(table, unit, carrier).isEmpty()) {
            return manner.refuse("%s cannot take %s", carrier, unit);
        }
        Optional<UnitId> load = table.load(carrier);
        if (load.isPresent()) {
            return manner.refuse("%s has %s already", carrier, load.get());
        }
        return Gaps.within(table, unit, carrier, manner.reachMm)
                ? Optional.empty()
                : manner.refuse(
                        "%s is %s cm from %s, more than %s",
                        unit,
                        Centimetres.words(Gaps.mm(table, unit, carrier)),
                        carrier,
                        Centimetres.words(manner.reachMm));
    }

    /** Inside or in tow, else on deck (BKC-TRN.3), else not at all. */
    private static Optional<Whereabouts> where(Table table, UnitId unit, UnitId carrier) {
        UnitType type = table.stand(unit).type();
        UnitType on = table.stand(carrier).type();
        if (on.takes(type)) {
            return Optional.of(new Whereabouts.Aboard(carrier));
        }
        return on.afv() && type.is(Note.RIDES)
                ? Optional.of(new Whereabouts.Riding(carrier))
                : Optional.empty();
    }

    private static Optional<UnitId> carrier(Table table, UnitId unit) {
        return switch (table.unit(unit).where()) {
            case Whereabouts.Aboard(var carrier) -> Optional.of(carrier);
            case Whereabouts.Riding(var afv) -> Optional.of(afv);
            case Whereabouts.OnTable _, Whereabouts.Off _ -> Optional.empty();
        };
    }

    private static Optional<Violation> leaves(Table table, UnitId unit, Spot at, Manner manner) {
        Optional<UnitId> carrier = carrier(table, unit);
        if (carrier.isEmpty()) {
            return manner.refuse("%s is on no carrier", unit);
        }
        if (table.unit(carrier.get()).suppressed()) {
            return Optional.of(
                    Violation.of(
                            "BKC-TRN.2", "%s is suppressed, and so is %s", carrier.get(), unit));
        }
        if (!Gaps.within(table.spot(unit).orElseThrow(), at, manner.reachMm)) {
            return manner.refuse(
                    "%s is %s cm from %s, more than %s",
                    Centimetres.words(at),
                    Centimetres.words(Gaps.mm(table.spot(unit).orElseThrow(), at)),
                    carrier.get(),
                    Centimetres.words(manner.reachMm));
        }
        return place(table, unit, at);
    }

    /** Whether a unit may be put down there. */
    private static Optional<Violation> place(Table table, UnitId unit, Spot at) {
        if (!table.ground().table().contains(at)) {
            return Optional.of(
                    Violation.of("BKC-GEO.8", "%s is off the table", Centimetres.words(at)));
        }
        var mobility = table.stand(unit).type().mobility();
        var barred = table.ground().at(at).filter(each -> !each.kind().going(mobility).passable());
        Optional<Violation> ground =
                barred.findFirst()
                        .map(
                                each ->
                                        Violation.of(
                                                "BKC-MOVE.3",
                                                "%s cannot enter %s",
                                                unit,
                                                each.kind().word()));
        return ground.or(
                        () ->
                                Beside.occupant(table, at)
                                        .map(
                                                each ->
                                                        Violation.of(
                                                                "BKC-GEO.5",
                                                                "%s would stand on %s",
                                                                unit,
                                                                each)))
                .or(() -> nearEnemy(table, unit, at));
    }

    private static Optional<Violation> nearEnemy(Table table, UnitId unit, Spot at) {
        return table.onTable(1 - table.stand(unit).side()).stream()
                .filter(each -> !table.stand(each).type().command())
                .filter(
                        each ->
                                Gaps.within(
                                        table.base(each).orElseThrow(), at, ENEMY_BELT.value() - 1))
                .findFirst()
                .map(
                        each ->
                                Violation.of(
                                        "BKC-MOVE.5",
                                        "%s would come nearer than %s cm to %s",
                                        unit,
                                        Centimetres.words(ENEMY_BELT.value()),
                                        each));
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        Table table = view.table();
        UnitClass kind = table.stand(unit).type().unitClass();
        if (context.commander().isEmpty() // BKC-INIT.5 knows no such action
                || kind != UnitClass.GUN && kind != UnitClass.FOOT) {
            return List.of();
        }
        boolean gun = kind == UnitClass.GUN;
        var options = new ArrayList<Decision>();
        Optional<UnitId> carrier = carrier(table, unit);
        if (carrier.isPresent()) {
            Spot middle = table.spot(unit).orElseThrow();
            Heading front = table.unit(carrier.get()).heading();
            for (Spot at : Beside.free(table, middle, front)) {
                options.add(
                        gun
                                ? new Decision.Unlimber(unit, at, front)
                                : new Decision.Dismount(unit, at, front));
            }
        } else {
            for (UnitId each : table.onTable(view.me())) {
                options.add(gun ? new Decision.Limber(unit, each) : new Decision.Mount(unit, each));
            }
        }
        return options.stream().filter(each -> check(view, context, each).isEmpty()).toList();
    }

    /** All there is to it: the enemy has no answer to it (BKC-OPP.8). */
    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        Act act = Act.of(decision);
        return new Flow.Done<>(
                state.with(
                        switch ((Decision.OfTransport) decision) {
                            case Decision.Limber(_, var tow) -> boarded(table, act, tow, telling);
                            case Decision.Mount(_, var carrier) ->
                                    boarded(table, act, carrier, telling);
                            case Decision.Unlimber(_, var at, var heading) ->
                                    left(table, act, at, heading, telling);
                            case Decision.Dismount(_, var at, var heading) ->
                                    left(table, act, at, heading, telling);
                        }));
    }

    private static Table boarded(Table table, Act act, UnitId carrier, Telling<Happening> telling) {
        var clause = Clause.of(act.manner.clause);
        telling.tell(new TransportHappening.Boarded(act.unit, carrier, clause));
        var now = table.unit(act.unit);
        var lifted = now.movedTo(table.base(act.unit).orElseThrow(), now.heading()); // BKC-WORK.2
        return table.with(act.unit, lifted.with(where(table, act.unit, carrier).orElseThrow()));
    }

    private static Table left(
            Table table, Act act, Spot at, Heading heading, Telling<Happening> telling) {
        var clause = Clause.of(act.manner.clause);
        UnitId carrier = carrier(table, act.unit).orElseThrow();
        telling.tell(new TransportHappening.Left(act.unit, carrier, at, clause));
        return table.with(act.unit, table.unit(act.unit).movedTo(at, heading));
    }

    /** BKC-TRN.1: the carrier then has half its Move in this order. */
    @Override
    public ActionContext after(Table before, ActionContext context, Decision decision) {
        ActionContext acted = context.acted(actors(decision));
        return switch ((Decision.OfTransport) decision) {
            case Decision.Mount(_, var carrier) -> acted.slowed(carrier);
            case Decision.Dismount(var unit, _, _) ->
                    acted.slowed(carrier(before, unit).orElseThrow());
            case Decision.Limber _, Decision.Unlimber _ -> acted;
        };
    }
}
