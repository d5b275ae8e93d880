package sandtable.blitzcommander;

import sandtable.blitzcommander.assault.AntiTank;
import sandtable.blitzcommander.assault.AssaultAction;
import sandtable.blitzcommander.assault.AssaultFigures;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.bombardment.Bombardment;
import sandtable.blitzcommander.bombardment.NetLevel;
import sandtable.blitzcommander.entrenchment.EntrenchAction;
import sandtable.blitzcommander.movement.March;
import sandtable.blitzcommander.movement.MoveAction;
import sandtable.blitzcommander.movement.Walk;
import sandtable.blitzcommander.setup.SetUp;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Supply;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Sum;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;

/**
 * What a view shows at a glance, worked out by the rules themselves: for those who draw it or think
 * about it.
 */
public final class Survey {
    private Survey() {}

    /** A hex in reach and the cheapest way there. */
    public record Stop(int hex, Decision.Move move) {}

    /** BC-ZOC.1: the Zone of Control of a side. */
    public static HexSet zone(View view, int side) {
        Table table = view.table();
        var zone = new HexSet.Edit();
        for (int hex = 0; hex < table.ground().grid().size(); hex++) {
            if (table.occupation().zone(side, hex)) {
                zone.add(hex);
            }
        }
        return zone.done();
    }

    /**
     * Where units of one hex, or one that enters, can go together now, nearest first. The moves are
     * legal while the active side chooses an action and when just these units are in hand.
     */
    public static List<Stop> reach(View view, List<Integer> units) {
        Table table = view.table();
        Reach reach = March.of(table, units.stream().mapToInt(each -> each).toArray()).reach();
        var stops = new ArrayList<Stop>();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != table.hex(units.getFirst())) {
                List<HexId> path = table.battle().path(reach.path(hex));
                stops.add(new Stop(hex, new Decision.Move(view.battle().unitIds(units), path)));
            }
        }
        return List.copyOf(stops);
    }

    /**
     * What a move leaves to the unit of it that has least left: parts of its allowance.
     *
     * @param parts what the move takes of it
     * @param left what there is after it
     * @param perPoint how many parts make one Movement Point
     */
    public record Price(int unit, int parts, int left, int perPoint) {}

    /** The price of a legal move. */
    public static Price price(View view, Decision.Move move) {
        Table table = view.table();
        var march = March.of(table, move.units());
        var walk = new Walk(table, move.units());
        walk.go(move.path());
        int slowest = 0;
        for (int i = 1; i < move.units().size(); i++) {
            int left = march.allowance(i) - walk.spent(i);
            int least = march.allowance(slowest) - walk.spent(slowest);
            if (left * march.allowance(slowest) < least * march.allowance(i)) {
                slowest = i;
            }
        }
        return new Price(
                move.units().get(slowest).index(),
                walk.spent(slowest) - march.spent(slowest),
                march.allowance(slowest) - walk.spent(slowest),
                march.perPoint(slowest));
    }

    /** Where a unit could be set up now. */
    public static HexSet places(View view, int unit) {
        Table table = view.table();
        var places = new HexSet.Edit();
        table.stand(unit)
                .zone()
                .forEach(
                        hex -> {
                            if (SetUp.fits(table, unit, hex)) {
                                places.add(hex);
                            }
                        });
        return places.done();
    }

    /** The units of the active side that may be taken in hand: not acted, on the map or arrived. */
    public static boolean mayMove(View view, int unit) {
        return MoveAction.mayBeTaken(view.table(), unit);
    }

    /** The units of the active side that could attack a hex now. */
    public static List<UnitId> attackers(View view, HexId hex) {
        return AssaultAction.all(view.table(), hex.index());
    }

    /** The units of the active side that could dig in now. */
    public static List<Integer> diggers(View view) {
        return EntrenchAction.diggers(view.table());
    }

    /** What a side could bombard a hex with now, strongest first. */
    public static List<Integer> guns(View view, int side, int hex) {
        return Bombardment.reaching(view.table(), side, hex);
    }

    /** All that the enemy of a view's side could set against a bombardment of a hex. */
    public static Sum answer(View view, HexId hex) {
        List<Integer> guns = guns(view, view.enemy(), hex.index());
        return Bombardment.answer(view.table(), view.battle().unitIds(guns));
    }

    /** The hexes that artillery on the map can bombard. */
    public static HexSet inRange(View view, int unit) {
        Table table = view.table();
        return table.ground().grid().within(table.hex(unit), table.battle().range(unit));
    }

    /**
     * The hexes in which a side's units would be in supply; all where it has no edge of its own.
     */
    public static HexSet supplied(View view, int side) {
        Table table = view.table();
        return table.battle().supplyEdges().get(side).isEmpty()
                ? table.ground().land()
                : table.supplied(side);
    }

    /** Whether a unit on the map is out of supply, in a battle where that matters. */
    public static boolean outOfSupply(View view, int unit) {
        return Supply.lacks(view.table(), unit);
    }

    /** The assault under way on a hex, with what both sides still have in it. */
    public static Engagement underWay(View view, HexId hex) {
        return Engagement.of(view.table(), hex.index());
    }

    /** BC-ASLT.5: whether an assault has an Anti-Tank Phase. */
    public static boolean atFought(Engagement fight) {
        return AntiTank.fought(fight);
    }

    /** The figures that will decide what comes of a decision, as far as it is clear by now. */
    static List<Sum> figures(View view, Decision decision) {
        Table table = view.table();
        return switch (decision) {
            case Decision.Bombard(_, var units) -> List.of(Bombardment.levels(table, units));
            case Decision.Commit(var units) when view.step() instanceof Answering asked -> {
                Sum answer = Bombardment.answer(table, units);
                yield List.of(answer, new NetLevel(asked.level(), answer.total()).sum());
            }
            case Decision.Assault(var hex, var units) ->
                    AssaultFigures.of(Engagement.of(table, hex.index(), UnitId.numbers(units)));
            case Decision.Nominate(var aims) when view.step() instanceof Nominating asked ->
                    AssaultFigures.of(
                            Engagement.of(table, asked.hex().index()), asked.role(), aims);
            case Decision.TankAssault(var units) when view.step() instanceof TankAssaulting asked ->
                    AssaultFigures.of(table, asked.hex(), asked.role(), units);
            case Decision.Commit _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Place _,
                    Decision.Ready _,
                    Decision.Take _,
                    Decision.Move _,
                    Decision.Exit _,
                    Decision.Stay _,
                    Decision.Entrench _,
                    Decision.EndTurn _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    List.of();
        };
    }
}
