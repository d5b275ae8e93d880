package sandtable.tacticalgamex;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** Whether a side may do what it asks, at each point of the sequence of play. */
final class Legality {
    private Legality() {}

    static Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        return switch (view.waiting()) {
            case Waiting.SettingUp(int side) -> settingUp(table, side, action);
            case Waiting.Rolling _ ->
                    switch (action) {
                        case Decision.Roll _, Decision.Pass _ -> Optional.empty();
                        default -> notNow("TGX-4.2.1.a", "roll for activation points or pass");
                    };
            case Waiting.Spending(Impulse impulse) -> spending(table, impulse, action);
            case Waiting.Moving moving -> moving(table, moving, action);
            case Waiting.UnderFire under ->
                    switch (action) {
                        case Decision.Interrupt fire -> OpportunityFire.check(table, under, fire);
                        case Decision.Hold _ -> Optional.empty();
                        default -> notNow("TGX-6.4.2.c", "fire at the moving unit or hold");
                    };
            case Waiting.Firing firing -> firing(table, firing, action);
            case Waiting.Spotted spotted ->
                    switch (action) {
                        case Decision.Shoot shoot ->
                                SpotActions.check(new Field(table), spotted, shoot);
                        case Decision.Done _ -> Optional.empty();
                        default -> notNow("TGX-6.3.8.l", "fire at what was spotted or not");
                    };
            case Waiting.Charging charging ->
                    switch (action) {
                        case Decision.Move move -> Charges.check(table, charging, move);
                        case Decision.Attack _ -> Optional.empty();
                        default -> notNow("TGX-6.4.a", "others join in, or the attack begins");
                    };
            case Waiting.Flying flying -> flying(table, flying, action);
            case Waiting.OverGuns guns ->
                    switch (action) {
                        case Decision.Flak flak -> AntiAircraftFire.check(table, guns, flak);
                        case Decision.Hold _ -> Optional.empty();
                        default -> notNow("TGX-6.4.7.f", "fire at the aircraft or hold");
                    };
            case Waiting.Keeping(int side) ->
                    switch (action) {
                        case Decision.Relieve relieve -> Housekeeping.check(table, side, relieve);
                        case Decision.Done _ -> Optional.empty();
                        default -> notNow("TGX-6.4.2.i", "markers come off or stay on");
                    };
            case Waiting.Over _ -> notNow("TGX-4.0.b", "the battle is over");
        };
    }

    private static Optional<Violation> settingUp(Table table, int side, Decision action) {
        return switch (action) {
            case Decision.Place place -> SettingUp.check(table, side, place);
            case Decision.Garrison garrison -> SettingUp.check(table, side, garrison);
            case Decision.Board board -> SettingUp.check(table, side, board);
            case Decision.Lay lay -> NeutralCounters.check(table, side, lay);
            case Decision.Done _ -> Optional.empty();
            default -> notNow("TGX-3.0.a", "the armies are being set up");
        };
    }

    private static Optional<Violation> spending(Table table, Impulse impulse, Decision action) {
        return switch (action) {
            case Decision.Move move -> Movement.check(table, impulse, move);
            case Decision.Fire fire -> FireActions.check(new Field(table), impulse, fire);
            case Decision.Rally rally -> UnitRally.check(new Field(table), impulse, rally);
            case Decision.Watch watch -> OpportunityFire.check(table, impulse, watch);
            case Decision.Spot spot -> SpotActions.check(new Field(table), impulse, spot);
            case Decision.Assault assault -> CloseAssault.check(new Field(table), impulse, assault);
            case Decision.Call call -> OffBoardArtillery.check(table, impulse, call);
            case Decision.CounterBattery fire -> CounterBattery.check(table, impulse, fire);
            case Decision.Fly fly -> AircraftAttacks.check(table, impulse, fly);
            case Decision.Shell shell ->
                    IndirectFire.check(new Field(table), offBoard(impulse), shell);
            case Decision.Done _ -> Optional.empty();
            default -> notNow("TGX-4.2.2.a", "activation points are being spent");
        };
    }

    /** Off-board batteries fire without any hex on the map. */
    static Waiting.Firing offBoard(Impulse impulse) {
        return new Waiting.Firing(impulse, List.of(), List.of());
    }

    private static Optional<Violation> moving(Table table, Waiting.Moving moving, Decision action) {
        return switch (action) {
            case Decision.March march -> Movement.check(table, moving, march);
            case Decision.Load load -> loading(table, moving, load);
            case Decision.Halt _ -> Optional.empty();
            default -> notNow("TGX-5.0.a", "a unit is moving");
        };
    }

    private static Optional<Violation> loading(
            Table table, Waiting.Moving moving, Decision.Load load) {
        Walk walk = moving.walk();
        if (walk.moved() || !moving.charge().none()) {
            return notNow("TGX-5.2.2.d", "it has moved, so it loads where its move ends");
        }
        int at = table.unit(walk.unit()).hex();
        return TransportingUnits.checkLoad(
                table, walk, load.passenger(), new Endings.Arrival(at, walk.left(), false));
    }

    private static Optional<Violation> firing(Table table, Waiting.Firing firing, Decision action) {
        return switch (action) {
            case Decision.Shoot shoot -> FireActions.check(new Field(table), firing, shoot);
            case Decision.Shell shell -> IndirectFire.check(new Field(table), firing, shell);
            case Decision.Combine more -> FireActions.check(new Field(table), firing, more);
            case Decision.Call call -> OffBoardArtillery.check(table, firing.impulse(), call);
            case Decision.Done _ -> Optional.empty();
            default -> notNow("TGX-4.2.2.j", "units are firing");
        };
    }

    private static Optional<Violation> flying(Table table, Waiting.Flying flying, Decision action) {
        return switch (action) {
            case Decision.Strike strike -> AircraftAttacks.check(new Field(table), flying, strike);
            case Decision.Spot spot -> SpotterAircraft.check(new Field(table), flying, spot);
            case Decision.Fly fly -> AircraftAttacks.check(table, flying, fly);
            case Decision.Done _ -> Optional.empty();
            default -> notNow("TGX-6.4.7.e", "an aircraft is on its way");
        };
    }

    private static Optional<Violation> notNow(String clause, String step) {
        return Optional.of(Violation.of(clause, "not now: %s", step));
    }
}
