package sandtable.tacticalgamex;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** Whether a side may do what it asks: each decision has its time and its own conditions. */
final class Legality {
    private Legality() {}

    static Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        Waiting now = view.waiting();
        return switch (action) {
            case Decision.Place place ->
                    now instanceof Waiting.SettingUp(int side)
                            ? SettingUp.check(table, side, place)
                            : notNow(now);
            case Decision.Garrison garrison ->
                    now instanceof Waiting.SettingUp(int side)
                            ? SettingUp.check(table, side, garrison)
                            : notNow(now);
            case Decision.Board board ->
                    now instanceof Waiting.SettingUp(int side)
                            ? SettingUp.check(table, side, board)
                            : notNow(now);
            case Decision.Lay lay ->
                    now instanceof Waiting.SettingUp(int side)
                            ? NeutralCounters.check(table, side, lay)
                            : notNow(now);
            case Decision.Roll _, Decision.Pass _ ->
                    now instanceof Waiting.Rolling ? Optional.empty() : notNow(now);
            case Decision.Move move -> move(table, now, move);
            case Decision.Load load ->
                    now instanceof Waiting.Moving moving ? load(table, moving, load) : notNow(now);
            case Decision.March march ->
                    now instanceof Waiting.Moving moving
                            ? Movement.check(table, moving, march)
                            : notNow(now);
            case Decision.Halt _ -> now instanceof Waiting.Moving ? Optional.empty() : notNow(now);
            case Decision.Fire fire ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? FireActions.check(new Field(table), impulse, fire)
                            : notNow(now);
            case Decision.Combine more ->
                    now instanceof Waiting.Firing firing
                            ? FireActions.check(new Field(table), firing, more)
                            : notNow(now);
            case Decision.Shoot shoot -> shoot(table, now, shoot);
            case Decision.Shell shell -> shell(table, now, shell);
            case Decision.Call call -> call(table, now, call);
            case Decision.CounterBattery fire ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? CounterBattery.check(table, impulse, fire)
                            : notNow(now);
            case Decision.Rally rally ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? UnitRally.check(new Field(table), impulse, rally)
                            : notNow(now);
            case Decision.Watch watch ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? OpportunityFire.check(table, impulse, watch)
                            : notNow(now);
            case Decision.Work work ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? EngineerUnits.check(new Field(table), impulse, work)
                            : notNow(now);
            case Decision.Spot spot -> spot(table, now, spot);
            case Decision.Assault assault ->
                    now instanceof Waiting.Spending(Impulse impulse)
                            ? CloseAssault.check(new Field(table), impulse, assault)
                            : notNow(now);
            case Decision.Attack _ ->
                    now instanceof Waiting.Charging ? Optional.empty() : notNow(now);
            case Decision.Interrupt fire ->
                    now instanceof Waiting.UnderFire under
                            ? OpportunityFire.check(table, under, fire)
                            : notNow(now);
            case Decision.Hold _ ->
                    now instanceof Waiting.UnderFire || now instanceof Waiting.OverGuns
                            ? Optional.empty()
                            : notNow(now);
            case Decision.Fly fly -> fly(table, now, fly);
            case Decision.Strike strike ->
                    now instanceof Waiting.Flying flying
                            ? AircraftAttacks.check(new Field(table), flying, strike)
                            : notNow(now);
            case Decision.Flak flak ->
                    now instanceof Waiting.OverGuns guns
                            ? AntiAircraftFire.check(table, guns, flak)
                            : notNow(now);
            case Decision.Relieve relieve ->
                    now instanceof Waiting.Keeping(int side)
                            ? Housekeeping.check(table, side, relieve)
                            : notNow(now);
            case Decision.Done _ -> done(now) ? Optional.empty() : notNow(now);
        };
    }

    private static Optional<Violation> move(Table table, Waiting now, Decision.Move move) {
        if (now instanceof Waiting.Charging charging) {
            return Charges.check(table, charging, move);
        }
        return now instanceof Waiting.Spending(Impulse impulse)
                ? Movement.check(table, impulse, move)
                : notNow(now);
    }

    private static Optional<Violation> load(
            Table table, Waiting.Moving moving, Decision.Load load) {
        Walk walk = moving.walk();
        if (walk.moved() || !moving.charge().none()) {
            return Optional.of(
                    Violation.of(
                            "TGX-5.2.2.d",
                            "%s has moved, so it loads where its move ends",
                            table.id(walk.unit())));
        }
        int at = table.unit(walk.unit()).hex();
        return TransportingUnits.checkLoad(
                table, walk, load.passenger(), new Endings.Arrival(at, walk.left(), false));
    }

    private static Optional<Violation> shoot(Table table, Waiting now, Decision.Shoot shoot) {
        if (now instanceof Waiting.Spotted spotted) {
            return SpotActions.check(new Field(table), spotted, shoot);
        }
        return now instanceof Waiting.Firing firing
                ? FireActions.check(new Field(table), firing, shoot)
                : notNow(now);
    }

    private static Optional<Violation> shell(Table table, Waiting now, Decision.Shell shell) {
        if (now instanceof Waiting.Spending(Impulse impulse)) {
            return IndirectFire.check(new Field(table), offBoard(impulse), shell);
        }
        return now instanceof Waiting.Firing firing
                ? IndirectFire.check(new Field(table), firing, shell)
                : notNow(now);
    }

    /** Off-board batteries fire without any hex on the map. */
    static Waiting.Firing offBoard(Impulse impulse) {
        return new Waiting.Firing(impulse, List.of(), List.of());
    }

    private static Optional<Violation> call(Table table, Waiting now, Decision.Call call) {
        if (now instanceof Waiting.Spending(Impulse impulse)) {
            return OffBoardArtillery.check(table, impulse, call);
        }
        return now instanceof Waiting.Firing firing
                ? OffBoardArtillery.check(table, firing.impulse(), call)
                : notNow(now);
    }

    private static Optional<Violation> spot(Table table, Waiting now, Decision.Spot spot) {
        if (now instanceof Waiting.Flying flying) {
            return SpotterAircraft.check(new Field(table), flying, spot);
        }
        return now instanceof Waiting.Spending(Impulse impulse)
                ? SpotActions.check(new Field(table), impulse, spot)
                : notNow(now);
    }

    private static Optional<Violation> fly(Table table, Waiting now, Decision.Fly fly) {
        if (now instanceof Waiting.Flying flying) {
            return AircraftAttacks.check(table, flying, fly);
        }
        return now instanceof Waiting.Spending(Impulse impulse)
                ? AircraftAttacks.check(table, impulse, fly)
                : notNow(now);
    }

    private static boolean done(Waiting now) {
        return switch (now) {
            case Waiting.SettingUp _,
                    Waiting.Spending _,
                    Waiting.Firing _,
                    Waiting.Spotted _,
                    Waiting.Flying _,
                    Waiting.Keeping _ ->
                    true;
            case Waiting.Rolling _,
                    Waiting.Moving _,
                    Waiting.UnderFire _,
                    Waiting.Charging _,
                    Waiting.OverGuns _,
                    Waiting.Over _ ->
                    false;
        };
    }

    /** What is under way instead. */
    private static Optional<Violation> notNow(Waiting now) {
        return Optional.of(
                switch (now) {
                    case Waiting.SettingUp _ -> not("TGX-3.0.a", "the armies are being set up");
                    case Waiting.Rolling _ ->
                            not("TGX-4.2.1.a", "roll for activation points or pass");
                    case Waiting.Spending _ ->
                            not("TGX-4.2.2.a", "activation points are being spent");
                    case Waiting.Moving _ -> not("TGX-5.0.a", "a unit is moving");
                    case Waiting.UnderFire _ ->
                            not("TGX-6.4.2.c", "fire at the moving unit or hold");
                    case Waiting.Firing _ -> not("TGX-4.2.2.j", "units are firing");
                    case Waiting.Spotted _ ->
                            not("TGX-6.3.8.l", "fire at what was spotted, or do not");
                    case Waiting.Charging _ ->
                            not("TGX-6.4.a", "others join in, or the attack begins");
                    case Waiting.Flying _ -> not("TGX-6.4.7.e", "an aircraft is on its way");
                    case Waiting.OverGuns _ -> not("TGX-6.4.7.f", "fire at the aircraft or hold");
                    case Waiting.Keeping _ -> not("TGX-6.4.2.i", "markers come off or stay on");
                    case Waiting.Over _ -> not("TGX-4.0.b", "the battle is over");
                });
    }

    private static Violation not(String clause, String step) {
        return Violation.of(clause, "not now: %s", step);
    }
}
