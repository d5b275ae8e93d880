package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitsAtSea;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.assault.CloseAssault;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.fire.BridgeFire;
import sandtable.tacticalgamex.fire.CounterBattery;
import sandtable.tacticalgamex.fire.FireActions;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.IndirectFire;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.fire.MobileAttacks;
import sandtable.tacticalgamex.fire.NavalFire;
import sandtable.tacticalgamex.fire.OffBoardArtillery;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.Sighting;
import sandtable.tacticalgamex.fire.SmokeFire;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.march.Working;
import sandtable.tacticalgamex.morale.UnitRally;
import sandtable.tacticalgamex.movement.FacingChanges;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** TGX-4.2.2 Spend Activation Points: on what, until nothing can be done in the impulse. */
public record Spending() implements Step {
    private static final Clause SPEND = Clause.of("TGX-4.2.2.a");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(
                SPEND,
                "What do you spend a point on? " + view.table().impulse().pointsLeft(),
                Activities.of(view.table()));
    }

    @Override
    public boolean takes(Decision action) {
        return switch (action) {
            case Decision.Move _,
                    Decision.Fire _,
                    Decision.FireFree _,
                    Decision.Turn _,
                    Decision.Shell _,
                    Decision.ShellBridge _,
                    Decision.Smoke _,
                    Decision.Interdict _,
                    Decision.Call _,
                    Decision.CounterBattery _,
                    Decision.Bombard _,
                    Decision.Rally _,
                    Decision.Watch _,
                    Decision.Work _,
                    Decision.Spot _,
                    Decision.Assault _,
                    Decision.Fly _,
                    Decision.Done _ ->
                    true;
            default -> false;
        };
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "TGX-4.2.2.a", "activation points are being spent");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        return UnitsAtSea.check(table, table.impulse().side(), action)
                .or(() -> checkAshore(table, action));
    }

    private Optional<Violation> checkAshore(Table table, Decision action) {
        Impulse impulse = table.impulse();
        var occupation = new Occupation(table);
        return switch (action) {
            case Decision.Move move -> Movement.check(table, impulse, move);
            case Decision.Fire fire -> FireActions.check(occupation, impulse, fire);
            case Decision.FireFree fire -> MobileAttacks.check(occupation, fire);
            case Decision.Turn turn -> FacingChanges.check(table, impulse, turn);
            case Decision.Shell shell -> IndirectFire.check(occupation, List.of(), shell);
            case Decision.ShellBridge shell -> BridgeFire.check(occupation, List.of(), shell);
            case Decision.Smoke smoke -> SmokeFire.check(occupation, List.of(), smoke);
            case Decision.Interdict order -> InterdictionAttacks.check(table, List.of(), order);
            case Decision.Call call -> OffBoardArtillery.check(table, impulse, call);
            case Decision.CounterBattery fire -> CounterBattery.check(table, impulse, fire);
            case Decision.Bombard fire -> NavalFire.check(occupation, impulse, fire);
            case Decision.Rally rally -> UnitRally.check(occupation, impulse, rally);
            case Decision.Watch watch -> OpportunityFire.check(table, impulse, watch);
            case Decision.Work work -> EngineerUnits.check(occupation, impulse, work);
            case Decision.Spot spot -> SpotActions.check(occupation, impulse, spot);
            case Decision.Assault assault -> CloseAssault.check(occupation, impulse, assault);
            case Decision.Fly fly -> AircraftAttacks.check(table, impulse, fly);
            case Decision.Done _ -> Optional.empty();
            default -> Optional.of(notNow());
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        return switch (action) {
            case Decision.Move(UnitId unit) ->
                    push(
                            state.with(Movement.activated(table, unit.index(), telling)),
                            new Moving(Walk.of(table, unit)));
            case Decision.Fire(HexId hex) ->
                    push(
                            state.with(FireActions.activated(table, hex.index(), telling)),
                            Firing.from(table, hex));
            case Decision.FireFree fire ->
                    push(
                            state.with(MobileAttacks.activated(table, fire, telling)),
                            Firing.free(fire.hex()));
            case Decision.Turn turn ->
                    resume(state.with(FacingChanges.turned(table, turn, telling)), telling);
            case Decision.Shell shell -> shell(state, shell, telling);
            case Decision.ShellBridge shell ->
                    resume(state.with(BridgeFire.resolve(table, shell, telling)), telling);
            case Decision.Smoke smoke ->
                    resume(state.with(SmokeFire.resolve(table, smoke, telling)), telling);
            case Decision.Interdict order ->
                    resume(state.with(InterdictionAttacks.resolve(table, order, telling)), telling);
            case Decision.Call call ->
                    resume(state.with(OffBoardArtillery.call(table, call, telling)), telling);
            case Decision.CounterBattery fire ->
                    resume(state.with(CounterBattery.resolve(table, fire, telling)), telling);
            case Decision.Bombard fire ->
                    resume(state.with(NavalFire.resolve(table, fire, telling)), telling);
            case Decision.Rally rally ->
                    resume(state.with(UnitRally.resolve(table, rally, telling)), telling);
            case Decision.Watch watch ->
                    resume(state.with(OpportunityFire.watch(table, watch, telling)), telling);
            case Decision.Work work -> work(state, work, telling);
            case Decision.Spot spot -> spot(state, spot, telling);
            case Decision.Assault assault ->
                    resume(state.with(CloseAssault.begin(table, assault)), telling);
            case Decision.Fly fly -> {
                Flight flight = AircraftAttacks.entering(table, fly, telling);
                yield push(
                        state.with(AircraftAttacks.activated(table, fly.aircraft())),
                        new Flying(flight));
            }
            case Decision.Done _ -> end(state, telling);
            default -> throw new IllegalArgumentException("nothing to spend points on: " + action);
        };
    }

    private Flow<State> push(State state, sandtable.kernel.step.Step<State, ?, ?, ?> over) {
        return new Flow.Push<>(state, this, over);
    }

    /** Off-board batteries fire without any hex on the map. */
    private Flow<State> shell(State state, Decision.Shell shell, Telling<Happening> telling) {
        if (shell.sighter() instanceof Sighter.OfAircraft(AircraftId aircraft, HexId over)) {
            return push(
                    state.with(SpotterAircraft.placed(state.table(), aircraft)),
                    new Sighting(
                            SpotterAircraft.over(aircraft, over), shell, Sighting.Stage.UNDER_WAY));
        }
        return resume(state.with(IndirectFire.resolve(state.table(), shell, telling)), telling);
    }

    private Flow<State> work(State state, Decision.Work work, Telling<Happening> telling) {
        Table now = EngineerUnits.putToWork(state.table(), work, telling);
        if (EngineerUnits.leaves(work.task())) {
            return push(
                    state.with(EngineerUnits.leaving(now, work)),
                    new Moving(Walk.of(now, work.engineer())));
        }
        return EngineerUnits.movesIn(work.task())
                ? push(state.with(now), new Working(work))
                : resume(state.with(EngineerUnits.works(now, work, telling)), telling);
    }

    private Flow<State> spot(State state, Decision.Spot spot, Telling<Happening> telling) {
        boolean spotted = SpotActions.rolled(state.table(), spot, telling);
        Table paid = state.table().paid(SpotActions.price(state.table(), spot.units()));
        return spotted
                ? push(
                        state.with(SpotActions.marked(paid, spot.hex().index())),
                        new Spotted(spot.hex(), spot.units()))
                : resume(state.with(SpotActions.completed(paid, spot.units())), telling);
    }

    /** An attack that was announced comes first; then whatever else can be done. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        if (!state.table().impulse().charge().none()) {
            return push(state, Charging.BEGUN);
        }
        State now = state.with(state.table().attacking());
        return Impulses.goesOn(now.table()) ? new Flow.Stay<>(now, this) : end(now, telling);
    }

    private static Flow<State> end(State state, Telling<Happening> telling) {
        int enemy = state.table().impulse().enemy();
        Secrets secrets = state.secrets().get(enemy).with(Secrets.Holds.NOTHING);
        return new Flow.Done<>(
                state.with(Impulses.end(state.table(), telling)).with(enemy, secrets));
    }
}
