package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.space.HexSet;
import sandtable.space.Reach;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.assault.Assaulters;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.fire.DirectFire;
import sandtable.tacticalgamex.fire.FireActions;
import sandtable.tacticalgamex.fire.IndirectFire;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.scenario.Measure;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Firepower;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
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
        return new UnitMovement(new Occupation(table), Walk.of(table, unit)).reach();
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
        return view.table().stand(unit).scouts() ? Spotting.FAR : Spotting.NEAR;
    }

    /** Whether a unit could attempt to spot a hex for a point. */
    public static boolean maySpot(View view, int unit, int hex) {
        return SpotActions.maySpot(view.table(), view.me(), unit)
                && SpotActions.inRange(view.table(), unit, hex);
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
    public static List<Integer> watching(View view) {
        return view.step() instanceof UnderFire under
                ? OpportunityFire.able(view.table(), under.unit())
                : List.of();
    }

    /** The AA units that can fire at the aircraft at a point of its flight. */
    public static List<Integer> guns(View view, int step) {
        return view.step() instanceof OverGuns guns
                ? List.copyOf(AntiAircraftFire.able(view.table(), guns.flight(), step))
                : List.of();
    }

    /** The units that can close assault a hex from where they are. */
    public static List<Integer> assaulters(View view, int hex) {
        return Assaulters.beside(new Occupation(view.table()), view.me(), hex);
    }

    /** TGX-7.1.a: in how many of the 36 throws of two dice a morale check is passed. */
    public static int passesOf36(int level, int modifier) {
        return MoraleChecks.chancesOf36(level, modifier);
    }

    /** The points of a side so far. */
    public static int points(View view, int side) {
        return VictoryDetermination.points(view.table(), side);
    }

    /** How much there is now of what a scenario counts. */
    public static int count(View view, Measure measure) {
        return VictoryDetermination.count(view.table(), measure);
    }

    /** What one unit puts into an attack, by whatever chart or rule the attack goes. */
    public static Factor share(View view, Fight fight, int firer) {
        Table table = view.table();
        boolean armored = armored(view, fight);
        return switch (fight.clause().id()) {
            case "TGX-6.4.3.i" ->
                    Firepower.factor(IndirectFire.sum(table, List.of(firer), fight.hex(), armored));
            case "TGX-6.4.5.e", "TGX-6.4.6.g" -> Factor.of(table.stand(firer).type().attack());
            default -> Firepower.factor(DirectFire.strength(table, firer, fight.hex(), armored));
        };
    }

    /** As which type the targets are fired at: whichever gives the strength the attack has. */
    private static boolean armored(View view, Fight fight) {
        Table table = view.table();
        boolean indirect = fight.clause().id().equals("TGX-6.4.3.i");
        int against =
                indirect
                        ? IndirectFire.sum(table, fight.firers(), fight.hex(), true)
                        : DirectFire.sum(table, fight.firers(), fight.hex(), true);
        int groups = indirect ? Math.max(1, divisor(fight, Firepower.factor(against))) : 1;
        return Firepower.factor(against).dividedBy(groups).equals(fight.attack());
    }

    /** TGX-6.4.3.i: over how many targets a strength would have been split. */
    private static int divisor(Fight fight, Factor whole) {
        return fight.attack().zero()
                ? 1
                : whole.numerator()
                        * fight.attack().denominator()
                        / (whole.denominator() * fight.attack().numerator());
    }

    /** One line of TGX-6.3.5 that counts against a target. */
    public record Modification(String words, int value, Clause clause) {}

    /** What makes up the modifier of a target in an attack. */
    public static List<Modification> modifications(View view, Fight fight, int place) {
        Table table = view.table();
        var lines = new ArrayList<Modification>();
        int target = fight.targets().isEmpty() ? Unit.NOBODY : fight.targets().get(place);
        int rest = fight.modifiers().get(place);
        int disrupted = fight.fort() ? 0 : CombatModifiers.status(table, target);
        rest -= add(lines, "is disrupted", disrupted, "TGX-6.3.5.b");
        if (fight.fort()) {
            rest -= add(lines, "fortification", Modifier.FORTIFICATION.value(), "TGX-6.3.5.f");
        }
        switch (fight.clause().id()) {
            case "TGX-6.4.5.e" ->
                    rest -= add(lines, "overrun", CombatModifiers.OVERRUN, "TGX-6.4.5.g");
            case "TGX-6.4.6.g" ->
                    rest -=
                            add(
                                    lines,
                                    "close assault",
                                    CombatModifiers.CLOSE_ASSAULT,
                                    "TGX-6.4.6.i");
            default -> {}
        }
        boolean entering = fight.clause().id().equals("TGX-6.4.2.h"); // TGX-8.3.d
        boolean position =
                !fight.fort() && !entering && table.counters().positions().contains(fight.hex());
        if (position) {
            rest -=
                    add(
                            lines,
                            "improved position",
                            Modifier.IMPROVED_POSITION.value(),
                            "TGX-6.3.5.e");
        }
        add(lines, "in " + ground(table, target, fight.hex()), rest, clause(table, fight.hex()));
        return List.copyOf(lines);
    }

    private static String ground(Table table, int target, int hex) {
        boolean stream = target != Unit.NOBODY && table.unit(target).inStream();
        return stream ? "a stream" : table.ground().kind(hex).words();
    }

    private static String clause(Table table, int hex) {
        return switch (table.ground().kind(hex)) {
            case TOWN -> "TGX-6.3.5.c";
            case CITY -> "TGX-6.3.5.d";
            case STREAM, BRIDGE -> "TGX-6.3.9.q";
            case CLEAR, WOODS, FORD, SWAMP, BEACH, SEA -> "TGX-3.2.a";
        };
    }

    private static int add(List<Modification> lines, String words, int value, String clause) {
        if (value != 0) {
            lines.add(new Modification(words, value, Clause.of(clause)));
        }
        return value;
    }
}
