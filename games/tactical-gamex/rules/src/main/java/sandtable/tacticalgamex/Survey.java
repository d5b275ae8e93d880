package sandtable.tacticalgamex;

import sandtable.scenario.Measure;
import sandtable.space.HexSet;
import sandtable.space.Reach;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.airborne.Approaching;
import sandtable.tacticalgamex.assault.Assaulters;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.fire.BanzaiFire;
import sandtable.tacticalgamex.fire.FireActions;
import sandtable.tacticalgamex.fire.IndirectFire;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.ArrayList;
import java.util.List;

/** What a player can work out from what is known: reach, prices, who sees whom, points. */
public final class Survey {
    private Survey() {}

    /**
     * Where the unit that moves now can end.
     *
     * @param halfPoints what the cheapest way there costs
     * @param halts whether it must stop there
     */
    public record Stop(int hex, int halfPoints, boolean halts) {}

    /** The hexes the moving unit can reach; none where nobody moves. */
    public static List<Stop> reach(View view) {
        if (!(view.step() instanceof Moving moving)) {
            return List.of();
        }
        var movement = new UnitMovement(new Occupation(view.table()), moving.walk());
        Reach reach = movement.reach();
        var stops = new ArrayList<Stop>();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != movement.at()) {
                stops.add(new Stop(hex, reach.cost(hex), movement.halts(hex, 0)));
            }
        }
        return List.copyOf(stops);
    }

    /** Where a unit could go if it were activated to move now. */
    public static Reach reach(View view, int unit) {
        Table table = view.table();
        return new UnitMovement(new Occupation(table), Walk.of(table, table.unitId(unit))).reach();
    }

    /** TGX-4.2.2.e: activation points to let a unit move; none where its hex has been paid for. */
    public static int costToMove(View view, int unit) {
        return UnitActivation.costToMove(view.table(), unit);
    }

    /** TGX-4.2.2.m: activation points for engineer work; none where its hex has been paid for. */
    public static int costToWork(View view, int engineer) {
        return EngineerUnits.cost(view.table(), engineer);
    }

    /** TGX-6.3.8.a: the hexes in which a side has spotted enemies. */
    public static HexSet spottedBy(View view, int side) {
        return Spotting.spottedBy(new Occupation(view.table()), side);
    }

    /** TGX-6.4.3.e: the nearest hex that a unit can shell. */
    public static int leastRange(View view, int unit) {
        return IndirectFire.leastRange(view.table().stand(unit));
    }

    /** TGX-6.3.8.i: how far a unit looks when it attempts to spot. */
    public static int spottingRange(View view, int unit) {
        return CommandPosts.scouts(view.table(), unit) ? Spotting.FAR : Spotting.NEAR;
    }

    /** Whether a unit could attempt to spot a hex for a point. */
    public static boolean maySpot(View view, int unit, int hex) {
        return SpotActions.maySpot(view.table(), view.me(), unit)
                && SpotActions.inRange(new Occupation(view.table()), unit, hex);
    }

    /** Whether a unit can still fire in this turn of its own accord. */
    public static boolean mayFire(View view, int unit) {
        return FireActions.unspent(view.table(), unit);
    }

    /** Whether a unit can shell a hex now. */
    public static boolean mayShell(View view, int unit, int hex) {
        return IndirectFire.mayShell(view.table(), unit)
                && IndirectFire.reaches(view.table(), unit, hex);
    }

    /** The units that can fire at the one that has just moved. */
    public static List<UnitId> watching(View view) {
        return view.step() instanceof UnderFire under
                ? OpportunityFire.able(view.table(), under.unit().index())
                : List.of();
    }

    /** The units that can fire at one that storms, or at the one that has just moved. */
    public static List<UnitId> watching(View view, UnitId target) {
        return switch (view.step()) {
            case Repelling _ -> BanzaiFire.able(view.table(), target);
            case UnderFire _ when target != UnitId.NOBODY ->
                    OpportunityFire.able(view.table(), target.index());
            default -> watching(view);
        };
    }

    /** The AA units that can fire at the aircraft at a point of its flight. */
    public static List<UnitId> guns(View view, int step) {
        return view.step() instanceof Approaching(Flight flight, _, _)
                ? List.copyOf(AntiAircraftFire.able(view.table(), flight, step))
                : OverGuns.guns(view, step);
    }

    /** TGX-11.2.b: how many stretches of the way to a landing guns can fire at. */
    public static int gunsOnTheWay(View view, Decision.Fly fly) {
        Table table = view.table();
        int to =
                view.secrets().drops().stream()
                        .filter(each -> each.aircraft().equals(fly.aircraft()))
                        .mapToInt(
                                each ->
                                        table.ground()
                                                .grid()
                                                .distance(fly.hex().index(), each.hex().index()))
                        .findFirst()
                        .orElse(0);
        var flight = new Flight(fly.aircraft(), fly.hex(), fly.direction(), 0, List.of());
        return AntiAircraftFire.options(table, flight, to).size();
    }

    /** The units that can close assault a hex from where they are. */
    public static List<UnitId> assaulters(View view, int hex) {
        return Assaulters.candidates(new Occupation(view.table()), view.me(), hex);
    }

    /** The points of a side so far. */
    public static int points(View view, int side) {
        return VictoryDetermination.points(view.table(), side);
    }

    /** How much there is now of what a scenario counts. */
    public static int count(View view, Measure measure) {
        return VictoryDetermination.count(view.table(), measure);
    }

    /** The units of the hexes that are activated to fire, or those who spotted the target. */
    public static List<UnitId> firing(View view) {
        return FireActions.firing(view);
    }

    /** Those of them that can shell a hex. */
    public static List<UnitId> shelling(View view, int hex) {
        return IndirectFire.shelling(view, hex);
    }

    /** The units of a hex that can be marked for opportunity fire (TGX-6.4.2.b). */
    public static List<UnitId> watchers(View view, int hex) {
        return OpportunityFire.watchers(view, hex);
    }

    /** The units that could attempt to spot a hex. */
    public static List<UnitId> spotters(View view, int hex) {
        return SpotActions.spotters(view, hex);
    }
}
