package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Conditions.InterdictionMarker;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-21 Interdiction Attacks: how a marker is laid, and what it does to those who move. */
public final class InterdictionAttacks {
    private static final Clause SECTION = Clause.of("TGX-21");
    private static final Clause LAID = Clause.of("TGX-21.2.a");
    private static final Clause ATTACKED = Clause.of("TGX-21.3.b");
    private static final Clause LIFTED = Clause.of("TGX-4.3.a");
    private static final int LEAST = 14;
    private static final int REACH = 1;
    private static final int SIDES = 6;

    private InterdictionAttacks() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /**
     * Whether units of a hex can interdict anything, with those of two adjacent hexes that could
     * join them (TGX-4.2.2.k).
     */
    static boolean anybody(Occupation occupation, int side, int hex) {
        if (!inUse(occupation.table()) || layers(occupation, side, hex).isEmpty()) {
            return false;
        }
        HexGrid grid = occupation.table().ground().grid();
        for (int direction = 0; direction < SIDES; direction++) {
            var group = new ArrayList<>(layers(occupation, side, hex));
            int beside = grid.neighbour(hex, direction);
            int next = grid.neighbour(hex, (direction + 1) % SIDES);
            group.addAll(layers(occupation, side, beside));
            group.addAll(layers(occupation, side, next));
            if (anything(occupation.table(), side, group)) {
                return true;
            }
        }
        return false;
    }

    /** R-TGX-200: every unit that fires indirectly. */
    private static List<UnitId> layers(Occupation occupation, int side, int hex) {
        return hex < 0
                ? List.of()
                : occupation.units(side, hex).stream()
                        .filter(each -> mayLay(occupation.table(), each.index()))
                        .toList();
    }

    private static boolean anything(Table table, int side, List<UnitId> group) {
        if (strength(table, side, group) < LEAST) {
            return false;
        }
        for (int hex = 0; hex < table.ground().grid().size(); hex++) {
            int at = hex;
            List<UnitId> reaching =
                    group.stream()
                            .filter(each -> IndirectFire.reaches(table, each.index(), at))
                            .toList();
            if (!reaching.isEmpty()
                    && strength(table, side, reaching) >= LEAST
                    && (seen(table, reaching, at)
                            || SmokeFire.sighter(table, side, at).isPresent())) {
                return true;
            }
        }
        return false;
    }

    /** Mobile fire attacks somebody or does nothing (R-TGX-281). */
    static boolean mayLay(Table table, int unit) {
        return IndirectFire.mayShell(table, unit) && FireActions.fresh(table, unit);
    }

    /** TGX-21.2.b: the printed strengths of all who fire. */
    private static int strength(Table table, int side, List<UnitId> firers) {
        int sum = 0;
        for (UnitId firer : firers) {
            sum += table.stand(firer).type().attack();
        }
        for (BatteryId each : OffBoardArtillery.readyOnes(table, side)) {
            sum += table.battle().battery(each).type().attack();
        }
        return sum;
    }

    /** TGX-21.1.a: the hex is not asked who is there, or whether anybody has been spotted. */
    public static Optional<Violation> check(
            Table table, List<HexId> hexes, Decision.Interdict order) {
        if (!inUse(table)) {
            return refused("TGX-21.2.a", "interdiction is not in use in this battle");
        }
        Optional<Violation> broken = checkFirers(table, hexes, order);
        if (broken.isPresent()) {
            return broken;
        }
        if (!sighted(table, order)) {
            return refused("TGX-21.1.b", "nobody who could sight sees %s", order.hex().name());
        }
        int strength = strength(table, table.impulse().side(), order.firers());
        if (strength < LEAST) {
            return refused(
                    "TGX-21.2.b",
                    "interdiction takes a strength of %d and this is %d",
                    LEAST,
                    strength);
        }
        return order.extra() < 0
                ? refused("TGX-6.4.4.k", "accuracy cannot be made worse")
                : table.impulse().affords(order.extra());
    }

    private static Optional<Violation> checkFirers(
            Table table, List<HexId> hexes, Decision.Interdict order) {
        if (!Lists.ascending(order.firers())) {
            return refused("TGX-6.4.3.f", "each unit is named once, in order");
        }
        for (UnitId firer : order.firers()) {
            boolean there =
                    table.stand(firer).side() == table.impulse().side()
                            && table.unit(firer).where() instanceof Whereabouts.OnMap(HexId at)
                            && hexes.contains(at);
            if (!there || !mayLay(table, firer.index())) {
                return refused(
                        "TGX-6.4.3.b",
                        "%s cannot fire indirectly",
                        there ? firer.called() : "that unit");
            }
            Optional<Violation> turned =
                    FieldsOfFire.check(table, firer.index(), order.hex().index());
            if (turned.isPresent()) {
                return turned;
            }
            if (!IndirectFire.reaches(table, firer.index(), order.hex().index())) {
                return refused(
                        "TGX-21.1.b",
                        "%s is out of range of %s",
                        order.hex().name(),
                        firer.called());
            }
        }
        return Optional.empty();
    }

    /** TGX-21.1.b: one of those who fire sees the hex, or somebody who can sight does. */
    private static boolean sighted(Table table, Decision.Interdict order) {
        int hex = order.hex().index();
        return switch (order.sighter()) {
            case Sighter.Themselves _ -> seen(table, order.firers(), hex);
            case Sighter.OfAircraft _ -> false; // R-TGX-250
            case Sighter.OfUnit(UnitId unit) ->
                    table.stand(unit).side() == table.impulse().side()
                            && SmokeFire.sights(table, unit.index(), hex);
        };
    }

    private static boolean seen(Table table, List<UnitId> firers, int hex) {
        return firers.stream().anyMatch(each -> table.sees(table.unit(each).hex(), hex));
    }

    /** TGX-21.2.a: as off-board artillery fires, for guns on the map too; nobody is attacked. */
    public static Table resolve(Table table, Decision.Interdict order, Telling<Happening> telling) {
        int side = table.impulse().side();
        int strength = strength(table, side, order.firers());
        int hex = OffBoardArtillery.falls(table, order.hex(), order.extra(), telling);
        Table now = table.paid(order.extra());
        if (hex >= 0) {
            HexId at = table.hexId(hex);
            telling.tell(new Happening.InterdictionLaid(at, strength, LAID));
            now = // TGX-21.2.c: beside any that lie there
                    now.with(now.conditions().with(new InterdictionMarker(at, strength, side)));
        }
        now = OffBoardArtillery.fired(now, side);
        now = Casualties.fired(now, order.firers());
        return order.sighter() instanceof Sighter.OfUnit(UnitId unit)
                        && !order.firers().contains(unit)
                ? now.with(unit, now.unit(unit).activated(Mark.COMPLETED)) // TGX-6.4.3.g
                : now;
    }

    /** TGX-21.3.a: whether movement that is spent in a hex brings an attack. */
    public static boolean threatened(Table table, int hex) {
        return table.conditions().interdictions().stream()
                .anyMatch(each -> reaches(table, each, hex));
    }

    private static boolean reaches(Table table, InterdictionMarker marker, int hex) {
        return table.ground().grid().distance(marker.hex().index(), hex) <= REACH;
    }

    /**
     * TGX-21.3: every marker in reach attacks a unit that is about to spend movement in a hex, the
     * first that has any result ends it (TGX-21.3.d, R-TGX-201, R-TGX-202).
     */
    public static FixedColumn.Blast attack(
            Table table, int unit, int hex, Telling<Happening> telling) {
        boolean armored = table.stand(unit).type().armored();
        OddsColumn column = armored ? OddsColumn.ONE_TO_TWO : OddsColumn.ONE_TO_ONE; // TGX-21.3.b
        boolean onMap = table.unit(unit).onMap(); // R-TGX-251
        for (InterdictionMarker each : table.conditions().interdictions()) {
            if (onMap && reaches(table, each, hex)) {
                FixedColumn.Blast blast = // TGX-21.3.c, TGX-21.3.f
                        FixedColumn.attack(table, unit, column, each.side(), ATTACKED, telling);
                if (blast.held()) {
                    return blast;
                }
            }
        }
        return new FixedColumn.Blast(table, false);
    }

    /** The markers come off with the turn (R-TGX-114). */
    public static Table housekeeping(Table table, Telling<Happening> telling) {
        for (InterdictionMarker each : table.conditions().interdictions()) {
            telling.tell(new Happening.InterdictionLifted(each.hex(), LIFTED));
        }
        return table.conditions().interdictions().isEmpty()
                ? table
                : table.with(table.conditions().withoutInterdiction());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
