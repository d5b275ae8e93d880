package sandtable.tacticalgamex.spotting;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** TGX-4.2.2 Spot: the attempt to spot a hex. */
public final class SpotActions {
    private static final Clause ROLLED = Clause.of("TGX-6.3.8.f");

    private SpotActions() {}

    /** The highest die that spots the enemies in a hex; 0 where nothing conceals them. */
    public static int needed(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        boolean down = false;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            down |= table.stand(i).side() == side && table.unit(i).has(Mark.DOWN);
        }
        boolean underBridge = down && table.bridge(hex); // TGX-6.3.9.n
        int needed =
                TerrainEffects.spotsUpTo(
                        underBridge ? TerrainKind.WOODS : table.ground().kind(hex));
        boolean smoke = table.counters().smoke().contains(hex);
        return smoke ? SmokeShells.spotted(needed) : needed;
    }

    /** TGX-6.3.8.f, TGX-6.3.8.p: whether a unit may attempt to spot anything now. */
    public static boolean maySpot(Table table, int side, int index) {
        Unit unit = table.unit(index);
        return unit.onMap()
                && table.stand(index).side() == side
                && !unit.activated()
                && !unit.disrupted() // TGX-7.2.d
                && !table.stand(index).type().truck();
    }

    /** TGX-6.3.8.i, TGX-6.3.8.k: whether enemies there are in its spotting range and sight. */
    public static boolean inRange(Occupation occupation, int index, int hex) {
        Table table = occupation.table();
        int from = table.unit(index).hex();
        int range = CommandPosts.scouts(table, index) ? Spotting.FAR : Spotting.NEAR;
        return table.ground().grid().distance(from, hex) <= range
                && Spotting.sees(occupation, index, hex); // TGX-4.2.2.g
    }

    /** The units that could attempt to spot a hex. */
    public static List<UnitId> spotters(View view, int hex) {
        var occupation = new Occupation(view.table());
        return view.own(
                each -> maySpot(view.table(), view.me(), each) && inRange(occupation, each, hex));
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Spot spot) {
        Table table = occupation.table();
        int side = impulse.side();
        if (!occupation.holds(1 - side, spot.hex().index())) {
            return refused("TGX-4.2.2.g", "there is no enemy to spot there");
        }
        if (needed(occupation, 1 - side, spot.hex().index()) == 0
                || Spotting.spotted(occupation, spot.hex().index(), 1 - side)) {
            return refused(
                    "TGX-4.2.2.g",
                    "the units at %s are in the open or spotted already",
                    spot.hex().name());
        }
        if (spot.units().isEmpty() || !Lists.ascending(spot.units())) {
            return refused("TGX-6.3.8.f", "somebody must look");
        }
        for (UnitId unit : spot.units()) {
            if (!maySpot(table, side, unit.index())) {
                return refused("TGX-6.3.8.f", "%s cannot attempt to spot", unit.called());
            }
            if (!inRange(occupation, unit.index(), spot.hex().index())) {
                return refused(
                        "TGX-6.3.8.i",
                        "%s is not within %d hexes of %s and in its line of sight",
                        spot.hex().name(),
                        CommandPosts.scouts(table, unit.index()) ? Spotting.FAR : Spotting.NEAR,
                        unit.called());
            }
        }
        return impulse.affords(price(table, spot.units()));
    }

    /** TGX-6.3.8.m: a point for each who looks, or two (TGX-22.2.b). */
    public static int price(Table table, List<UnitId> units) {
        int price = 0;
        for (UnitId each : units) {
            price += CommandControl.price(table, each.index());
        }
        return price;
    }

    /** Whether the die spots the hex. */
    public static boolean rolled(Table table, Decision.Spot spot, Telling<Happening> telling) {
        return rolled(table, spot, ROLLED, telling);
    }

    /** The same by the clause of whoever looks. */
    public static boolean rolled(
            Table table, Decision.Spot spot, Clause clause, Telling<Happening> telling) {
        int needed = needed(new Occupation(table), table.impulse().enemy(), spot.hex().index());
        int die = Dice.roll(telling, table.impulse().side());
        boolean spotted = spots(needed, die);
        telling.tell(
                new Happening.SpotRolled(spot.units(), spot.hex(), die, needed, spotted, clause));
        return spotted;
    }

    private static boolean spots(int needed, int die) {
        return die <= needed; // TGX-6.3.8.g, TGX-6.3.8.h
    }

    /** How likely an attempt succeeds that needs so much or less, or not. */
    public static SequencedMap<Boolean, Double> odds(int needed) {
        return Odds.of(chance -> spots(needed, Dice.roll(chance)));
    }

    /** TGX-4.2.2.h: with a Spotted marker. */
    public static Table marked(Table table, int hex) {
        HexSet markers = table.counters().spotted().edit().add(hex).done();
        return table.with(table.counters().withSpotted(markers));
    }

    /** TGX-6.3.8.n, TGX-4.2.2.i: whoever has looked and not fired is Completed. */
    public static Table completed(Table table, List<UnitId> units) {
        Table now = table;
        for (UnitId unit : units) {
            boolean fired = now.unit(unit).has(Mark.FIRED);
            now = fired ? now : now.with(unit, now.unit(unit).activated(Mark.COMPLETED));
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
