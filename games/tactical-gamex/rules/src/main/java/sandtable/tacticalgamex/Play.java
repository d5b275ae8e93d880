package sandtable.tacticalgamex;

import java.util.List;

/** Does what has been allowed, against the truth. */
final class Play {
    private Play() {}

    static State resolve(State state, int side, Decision action, Telling telling) {
        Table table = state.table();
        return switch (action) {
            case Decision.Place place ->
                    SettingUp.place(state, side, place.unit(), Unit.at(place.hex()), telling);
            case Decision.Garrison garrison ->
                    SettingUp.place(
                            state,
                            side,
                            garrison.unit(),
                            Unit.at(garrison.hex()).with(Mark.INSIDE),
                            telling);
            case Decision.Board board -> SettingUp.board(state, side, board, telling);
            case Decision.Lay lay -> SettingUp.lay(state, side, lay, telling);
            case Decision.Roll _ -> UnitActivation.roll(table, impulse(state), telling);
            case Decision.Pass _ -> UnitActivation.pass(table, impulse(state), telling);
            case Decision.Move move ->
                    Movement.begin(table, impulse(state), move.unit(), charge(state), telling);
            case Decision.Load load -> load(table, moving(state), load, telling);
            case Decision.March march -> Movement.resolve(table, moving(state), march, telling);
            case Decision.Halt _ -> Movement.halt(table, moving(state), telling);
            case Decision.Fire fire -> FireActions.resolve(table, impulse(state), fire);
            case Decision.Combine more -> FireActions.resolve(table, firing(state), more);
            case Decision.Shoot shoot ->
                    state.waiting() instanceof Waiting.Spotted spotted
                            ? SpotActions.fire(table, spotted, shoot, telling)
                            : FireActions.resolve(table, firing(state), shoot, telling);
            case Decision.Shell shell ->
                    SpotterAircraft.sights(shell.sighter())
                            ? SpotterAircraft.begin(table, firing(state), shell, telling)
                            : IndirectFire.resolve(table, firing(state), shell, telling);
            case Decision.Call call -> call(state, call, telling);
            case Decision.Rally rally -> UnitRally.resolve(table, impulse(state), rally, telling);
            case Decision.Watch watch ->
                    OpportunityFire.watch(table, impulse(state), watch, telling);
            case Decision.Work work -> EngineerUnits.resolve(table, impulse(state), work, telling);
            case Decision.Spot spot ->
                    state.waiting() instanceof Waiting.Flying flying
                            ? overfly(table, flying, spot, telling)
                            : SpotActions.resolve(table, impulse(state), spot, telling);
            case Decision.Assault assault ->
                    CloseAssault.begin(table, impulse(state), assault, telling);
            case Decision.Attack _ -> Charges.attack(table, impulse(state), charge(state), telling);
            case Decision.Interrupt fire ->
                    OpportunityFire.resolve(table, underFire(state), fire, telling);
            case Decision.Hold hold ->
                    state.waiting() instanceof Waiting.OverGuns guns
                            ? AntiAircraftFire.hold(table, guns, hold, telling)
                            : OpportunityFire.hold(table, underFire(state), hold, telling);
            case Decision.Fly fly ->
                    state.waiting() instanceof Waiting.Flying flying
                            ? AircraftAttacks.again(table, flying, fly, telling)
                            : AircraftAttacks.begin(table, impulse(state), fly, telling);
            case Decision.Strike strike ->
                    AntiAircraftFire.fly(
                            table,
                            new Waiting.OverGuns(flying(state), strike.step(), strike, List.of()),
                            telling);
            case Decision.Flak flak ->
                    state.waiting() instanceof Waiting.OverGuns guns
                            ? AntiAircraftFire.resolve(table, guns, flak, telling)
                            : reject(state);
            case Decision.CounterBattery fire ->
                    CounterBattery.resolve(table, impulse(state), fire, telling);
            case Decision.Relieve relieve -> Housekeeping.resolve(state, relieve, telling);
            case Decision.Done _ -> done(state, side, telling);
        };
    }

    private static State done(State state, int side, Telling telling) {
        Table table = state.table();
        return switch (state.waiting()) {
            case Waiting.SettingUp _ -> SettingUp.rest(state, side, telling);
            case Waiting.Spending(Impulse impulse) -> UnitActivation.end(table, impulse, telling);
            case Waiting.Firing firing -> UnitActivation.goOn(table, firing.impulse(), telling);
            case Waiting.Spotted spotted -> SpotActions.end(table, spotted, telling);
            case Waiting.Keeping _ -> Housekeeping.done(state, side, telling);
            case Waiting.Flying flying -> overfly(table, flying, new Decision.Done(), telling);
            case Waiting.Rolling _,
                    Waiting.Moving _,
                    Waiting.UnderFire _,
                    Waiting.Charging _,
                    Waiting.OverGuns _,
                    Waiting.Over _ ->
                    throw wrong(state);
        };
    }

    /** The aircraft flies on to the far edge and then does something, or is gone. */
    private static State overfly(
            Table table, Waiting.Flying flying, Decision then, Telling telling) {
        if (flying.entry() == AircraftAttacks.OUTSIDE) {
            return AircraftAttacks.left(table, flying, telling);
        }
        int end = table.battle().sky().length(flying.entry(), flying.direction()) - 1;
        return AntiAircraftFire.fly(
                table, new Waiting.OverGuns(flying, end, then, List.of()), telling);
    }

    /** TGX-5.2.2.c: it loads and then moves with what is left. */
    private static State load(
            Table table, Waiting.Moving moving, Decision.Load load, Telling telling) {
        Walk walk = moving.walk();
        int price =
                TransportingUnits.price(table.stand(walk.unit()), table.stand(load.passenger()));
        Table now = TransportingUnits.load(table, walk.unit(), load.passenger(), telling);
        var on = new Waiting.Moving(moving.impulse(), walk.loaded(price), moving.charge());
        return on.walk().left() > 0 ? new State(now, on) : Movement.halt(now, on, telling);
    }

    private static State call(State state, Decision.Call call, Telling telling) {
        Table now = OffBoardArtillery.call(state.table(), call, telling);
        return state.waiting() instanceof Waiting.Firing firing
                ? new State(
                        now,
                        new Waiting.Firing(
                                firing.impulse().paid(1), firing.hexes(), firing.attacked()))
                : UnitActivation.goOn(now, impulse(state).paid(1), telling);
    }

    private static Impulse impulse(State state) {
        return switch (state.waiting()) {
            case Waiting.Rolling(Impulse impulse) -> impulse;
            case Waiting.Spending(Impulse impulse) -> impulse;
            case Waiting.Charging(Impulse impulse, _) -> impulse;
            case Waiting.SettingUp _,
                    Waiting.Moving _,
                    Waiting.UnderFire _,
                    Waiting.Firing _,
                    Waiting.Spotted _,
                    Waiting.Flying _,
                    Waiting.OverGuns _,
                    Waiting.Keeping _,
                    Waiting.Over _ ->
                    throw wrong(state);
        };
    }

    private static Charge charge(State state) {
        return state.waiting() instanceof Waiting.Charging(_, Charge charge) ? charge : Charge.NONE;
    }

    private static Waiting.Moving moving(State state) {
        if (state.waiting() instanceof Waiting.Moving moving) {
            return moving;
        }
        throw wrong(state);
    }

    private static Waiting.Flying flying(State state) {
        if (state.waiting() instanceof Waiting.Flying flying) {
            return flying;
        }
        throw wrong(state);
    }

    private static State reject(State state) {
        throw wrong(state);
    }

    private static Waiting.UnderFire underFire(State state) {
        if (state.waiting() instanceof Waiting.UnderFire under) {
            return under;
        }
        throw wrong(state);
    }

    private static Waiting.Firing firing(State state) {
        return state.waiting() instanceof Waiting.Firing firing
                ? firing
                : Legality.offBoard(impulse(state));
    }

    private static IllegalStateException wrong(State state) {
        return new IllegalStateException("not allowed while waiting for " + state.waiting());
    }
}
