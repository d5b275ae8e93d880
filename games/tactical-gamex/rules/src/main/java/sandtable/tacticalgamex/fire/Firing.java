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
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;
import java.util.Optional;

/**
 * TGX-4.2.2 Fire: at what the activated hexes fire.
 *
 * @param hexes ascending, adjacent to each other
 * @param free those of them for which nothing is paid: only who is marked Mobile Fire fires there
 *     (TGX-18.3.a)
 * @param credit points paid in advance for units out of command (TGX-22.2.b)
 */
public record Firing(List<HexId> hexes, List<HexId> free, int credit) implements Step {
    private static final Clause FIRE = Clause.of("TGX-4.2.2.j");

    public Firing {
        hexes = List.copyOf(hexes);
        free = List.copyOf(free);
    }

    /** A hex whose marked units fire without a point. */
    public static Firing free(HexId hex) {
        return new Firing(List.of(hex), List.of(hex), 0);
    }

    /** Whether a unit takes part as far as it is concerned. */
    boolean fires(Table table, int unit) {
        boolean there =
                table.unit(unit).where() instanceof Whereabouts.OnMap(HexId at)
                        && hexes.contains(at)
                        && (!free.contains(at) || MobileAttacks.marked(table, unit));
        return there && FireActions.unspent(table, unit);
    }

    /** Whether nothing has been paid and nobody has fired yet: then somebody does (R-TGX-282). */
    private boolean bound(Table table) {
        return free.equals(hexes) && table.impulse().attacked().isEmpty();
    }

    /** A hex that has been paid for. */
    public static Firing from(Table before, HexId hex) {
        return new Firing(List.of(hex), List.of(), paid(before, hex));
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
                Targets.ofHexes(view.table(), this).stream()
                        .filter(each -> affordable(view.table(), each).isEmpty())
                        .filter(each -> !(each instanceof Decision.Done) || !bound(view.table()))
                        .toList());
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Combine
                || action instanceof Decision.FireFree
                || action instanceof Decision.Shoot
                || action instanceof Decision.Shell
                || action instanceof Decision.ShellBridge
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
                checkFree(table, action).or(() -> checkFire(occupation, action));
        return broken.or(() -> affordable(table, action));
    }

    private Optional<Violation> checkFire(Occupation occupation, Decision action) {
        Table table = occupation.table();
        return switch (action) {
            case Decision.Combine more -> FireActions.check(occupation, hexes, more);
            case Decision.Shoot shoot -> FireActions.check(occupation, hexes, shoot);
            case Decision.Shell shell -> IndirectFire.check(occupation, hexes, shell);
            case Decision.ShellBridge shell -> BridgeFire.check(occupation, hexes, shell);
            case Decision.Smoke smoke -> SmokeFire.check(occupation, hexes, smoke);
            case Decision.Interdict order -> InterdictionAttacks.check(table, hexes, order);
            case Decision.Call call -> OffBoardArtillery.check(table, table.impulse(), call);
            default -> Optional.empty();
        };
    }

    /** TGX-18.3.a: who fires from a hex that is not paid for. */
    private Optional<Violation> checkFree(Table table, Decision action) {
        for (UnitId each : firers(action)) {
            boolean unpaid =
                    table.unit(each).where() instanceof Whereabouts.OnMap(HexId at)
                            && free.contains(at)
                            && !MobileAttacks.marked(table, each.index());
            if (unpaid) {
                return refused("%s is not marked Mobile Fire, and no point is paid", each.called());
            }
        }
        return switch (action) {
            case Decision.FireFree(HexId hex) when hexes.contains(hex) ->
                    refused("%s is firing already", hex);
            case Decision.FireFree fire ->
                    FireActions.checkBeside(table, hexes, fire.hex())
                            .or(() -> MobileAttacks.check(new Occupation(table), fire));
            case Decision.Done _ when bound(table) -> refused("%s fires now", hexes.getFirst());
            default -> Optional.empty();
        };
    }

    private static Optional<Violation> refused(String reason, Object fact) {
        return Optional.of(Violation.of("TGX-18.3.a", reason, fact));
    }

    /** TGX-22.2.b: those who fire out of command cost two points each. */
    private static int price(Table table, Decision action) {
        List<UnitId> paid = // TGX-18.3.a: free out of command too
                firers(action).stream()
                        .filter(each -> !MobileAttacks.marked(table, each.index()))
                        .toList();
        return CommandControl.surcharge(table, paid);
    }

    private static List<UnitId> firers(Decision action) {
        return switch (action) {
            case Decision.Shoot(_, var shots) ->
                    shots.stream().flatMap(each -> each.firers().stream()).toList();
            case Decision.Shell shell -> shell.firers();
            case Decision.ShellBridge shell -> shell.firers();
            case Decision.Smoke smoke -> smoke.firers();
            case Decision.Interdict order -> order.firers();
            default -> List.of();
        };
    }

    private Optional<Violation> affordable(Table table, Decision action) {
        int extra =
                switch (action) {
                    case Decision.Shell shell -> shell.extra();
                    case Decision.ShellBridge shell -> shell.extra();
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
        Firing on = new Firing(hexes, free, Math.max(0, credit - price));
        return on.fired(
                state.with(state.table().paid(Math.max(0, price - credit))), action, telling);
    }

    private Flow<State> fired(State state, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        return switch (action) {
            case Decision.Combine(HexId hex) ->
                    new Flow.Stay<>(
                            state.with(FireActions.activated(table, hex.index(), telling)),
                            new Firing(
                                    Lists.with(Lists.without(hexes, hex), hex),
                                    Lists.without(free, hex),
                                    credit + paid(table, hex)));
            case Decision.FireFree fire ->
                    new Flow.Stay<>(
                            state.with(MobileAttacks.activated(table, fire, telling)),
                            new Firing(
                                    Lists.with(hexes, fire.hex()),
                                    Lists.with(free, fire.hex()),
                                    credit));
            case Decision.Shoot shoot ->
                    resume(state.with(FireActions.shot(table, shoot, telling)), telling);
            case Decision.Shell shell -> shell(state, shell, telling);
            case Decision.ShellBridge shell ->
                    resume(state.with(BridgeFire.resolve(table, shell, telling)), telling);
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
        return FireActions.goesOn(state.table(), this)
                ? new Flow.Stay<>(state, this)
                : new Flow.Done<>(state);
    }
}
