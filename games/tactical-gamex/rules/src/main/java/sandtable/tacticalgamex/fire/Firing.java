package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/**
 * TGX-4.2.2 Fire: at what the activated hexes fire.
 *
 * @param hexes ascending, adjacent to each other
 * @param credit points paid in advance for units out of command (TGX-22.2.b)
 */
public record Firing(List<HexId> hexes, int credit) implements Step {
    private static final Clause FIRE = Clause.of("TGX-4.2.2.j");

    public Firing {
        hexes = List.copyOf(hexes);
    }

    /** A hex that has been paid for. */
    public static Firing from(Table before, HexId hex) {
        return new Firing(List.of(hex), paid(before, hex));
    }

    private static int paid(Table before, HexId hex) {
        return FireActions.credit(new Occupation(before), before.impulse().side(), hex.index());
    }

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(
                FIRE,
                "What is fired at? " + view.table().impulse().pointsLeft(),
                Targets.ofHexes(view.table(), hexes).stream()
                        .filter(each -> affordable(view.table(), each).isEmpty())
                        .toList());
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Combine
                || action instanceof Decision.Shoot
                || action instanceof Decision.Shell
                || action instanceof Decision.Smoke
                || action instanceof Decision.Interdict
                || action instanceof Decision.Call
                || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-4.2.2.j", "units are firing");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        var occupation = new Occupation(table);
        Optional<Violation> broken =
                switch (action) {
                    case Decision.Combine more -> FireActions.check(occupation, hexes, more);
                    case Decision.Shoot shoot -> FireActions.check(occupation, hexes, shoot);
                    case Decision.Shell shell -> IndirectFire.check(occupation, hexes, shell);
                    case Decision.Smoke smoke -> SmokeFire.check(occupation, hexes, smoke);
                    case Decision.Interdict order -> InterdictionAttacks.check(table, hexes, order);
                    case Decision.Call call ->
                            OffBoardArtillery.check(table, table.impulse(), call);
                    default -> Optional.empty();
                };
        return broken.or(() -> affordable(table, action));
    }

    /** TGX-22.2.b: those who fire out of command cost two points each. */
    private int price(Table table, Decision action) {
        List<UnitId> firers =
                switch (action) {
                    case Decision.Shoot(_, var shots) ->
                            shots.stream().flatMap(each -> each.firers().stream()).toList();
                    case Decision.Shell shell -> shell.firers();
                    case Decision.Smoke smoke -> smoke.firers();
                    case Decision.Interdict order -> order.firers();
                    default -> List.of();
                };
        return CommandControl.surcharge(table, firers);
    }

    private Optional<Violation> affordable(Table table, Decision action) {
        int extra =
                switch (action) {
                    case Decision.Shell shell -> shell.extra();
                    case Decision.Smoke smoke -> smoke.extra();
                    case Decision.Interdict order -> order.extra();
                    default -> 0;
                };
        int price = price(table, action);
        return price == 0
                ? Optional.empty()
                : table.impulse().affords(Math.max(0, price - credit) + extra);
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        int price = price(state.table(), action);
        Firing on = new Firing(hexes, Math.max(0, credit - price));
        return on.fired(
                state.with(state.table().paid(Math.max(0, price - credit))), action, telling);
    }

    private Flow<State> fired(State state, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        return switch (action) {
            case Decision.Combine(HexId hex) ->
                    new Flow.Stay<>(
                            state.with(FireActions.activated(table, hex.index(), telling)),
                            new Firing(Lists.with(hexes, hex), credit + paid(table, hex)));
            case Decision.Shoot shoot ->
                    resume(state.with(FireActions.shot(table, shoot, telling)), telling);
            case Decision.Shell shell -> shell(state, shell, telling);
            case Decision.Smoke smoke ->
                    resume(state.with(SmokeFire.resolve(table, smoke, telling)), telling);
            case Decision.Interdict order ->
                    resume(state.with(InterdictionAttacks.resolve(table, order, telling)), telling);
            case Decision.Call call ->
                    new Flow.Stay<>(state.with(OffBoardArtillery.call(table, call, telling)), this);
            default -> new Flow.Done<>(state);
        };
    }

    private Flow<State> shell(State state, Decision.Shell shell, Telling<Happening> telling) {
        return shell.sighter() instanceof Sighter.OfAircraft(AircraftId aircraft, HexId over)
                ? new Flow.Push<>(
                        state.with(SpotterAircraft.placed(state.table(), aircraft)),
                        this,
                        new Sighting(
                                SpotterAircraft.over(aircraft, over),
                                shell,
                                Sighting.Stage.UNDER_WAY))
                : resume(state.with(IndirectFire.resolve(state.table(), shell, telling)), telling);
    }

    /** The activated hexes go on firing while anybody has something to fire at. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return FireActions.goesOn(state.table(), hexes)
                ? new Flow.Stay<>(state, this)
                : new Flow.Done<>(state);
    }
}
