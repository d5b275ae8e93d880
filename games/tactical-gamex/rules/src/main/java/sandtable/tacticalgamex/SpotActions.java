package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.List;
import java.util.Optional;

/** TGX-4.2.2 Spot: the attempt to spot a hex, and fire at it at once (TGX-6.3.8.l). */
final class SpotActions {
    private static final Clause ROLLED = Clause.of("TGX-6.3.8.f");

    private SpotActions() {}

    /** The highest die that spots the enemies in a hex; 0 where nothing conceals them. */
    static int needed(Field field, int side, int hex) {
        Table table = field.table();
        boolean down = false;
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            down |= table.stand(i).side() == side && table.unit(i).has(Mark.DOWN);
        }
        boolean underBridge = down && table.ground().bridge(hex); // TGX-6.3.9.n
        int needed =
                TerrainEffects.spotsUpTo(
                        underBridge ? TerrainKind.WOODS : table.ground().kind(hex));
        boolean smoke = table.counters().smoke().contains(hex);
        return smoke ? SmokeShells.spotted(needed) : needed;
    }

    /** TGX-6.3.8.f, TGX-6.3.8.p: whether a unit may attempt to spot anything now. */
    static boolean maySpot(Table table, int side, int index) {
        Unit unit = table.unit(index);
        return unit.onMap()
                && table.stand(index).side() == side
                && !unit.activated()
                && !unit.disrupted() // TGX-7.2.d
                && !unit.has(Mark.DOWN)
                && !table.stand(index).type().truck();
    }

    /** TGX-6.3.8.i, TGX-6.3.8.k: whether the hex is within its spotting range and sight. */
    static boolean inRange(Table table, int index, int hex) {
        int from = table.unit(index).hex();
        int range = table.stand(index).scouts() ? Spotting.FAR : Spotting.NEAR;
        return table.ground().grid().distance(from, hex) <= range
                && table.sees(from, hex); // TGX-4.2.2.g
    }

    static Optional<Violation> check(Field field, Impulse impulse, Decision.Spot spot) {
        Table table = field.table();
        int side = impulse.side();
        boolean onMap = spot.hex() >= 0 && spot.hex() < table.ground().grid().size();
        if (!onMap || !field.holds(1 - side, spot.hex())) {
            return refused("TGX-4.2.2.g", "there is no enemy to spot there");
        }
        if (needed(field, 1 - side, spot.hex()) == 0
                || Spotting.spotted(field, spot.hex(), 1 - side)) {
            return refused(
                    "TGX-4.2.2.g",
                    "the units at %s are in the open or spotted already",
                    table.name(spot.hex()));
        }
        if (spot.units().isEmpty() || !Lists.ascending(spot.units())) {
            return refused("TGX-6.3.8.f", "somebody must look");
        }
        for (int unit : spot.units()) {
            boolean known = unit >= 0 && unit < table.units().size();
            if (!known || !maySpot(table, side, unit)) {
                return refused(
                        "TGX-6.3.8.f",
                        "%s cannot attempt to spot",
                        known ? table.id(unit) : "that unit");
            }
            if (!inRange(table, unit, spot.hex())) {
                return refused(
                        "TGX-6.3.8.i",
                        "%s is not within %d hexes of %s and in its line of sight",
                        table.name(spot.hex()),
                        table.stand(unit).scouts() ? Spotting.FAR : Spotting.NEAR,
                        table.id(unit));
            }
        }
        return UnitActivation.affords(impulse, spot.units().size()); // TGX-6.3.8.m
    }

    static State resolve(Table table, Impulse impulse, Decision.Spot spot, Telling telling) {
        var field = new Field(table);
        int needed = needed(field, 1 - impulse.side(), spot.hex());
        int die = telling.die();
        boolean spotted = die <= needed; // TGX-6.3.8.g, TGX-6.3.8.h
        telling.tell(
                new Happening.SpotRolled(spot.units(), spot.hex(), die, needed, spotted, ROLLED));
        Impulse paid = impulse.paid(spot.units().size());
        if (!spotted) {
            return UnitActivation.goOn(completed(table, spot.units()), paid, telling);
        }
        HexSet markers = table.counters().spotted().edit().add(spot.hex()).done();
        Table now = table.with(table.counters().withSpotted(markers)); // TGX-4.2.2.h
        return fireOr(now, paid, spot, telling);
    }

    /** TGX-6.3.8.l: those who can may fire at once. */
    private static State fireOr(Table table, Impulse impulse, Decision.Spot spot, Telling telling) {
        var field = new Field(table);
        HexSet there = HexSet.of(spot.hex());
        boolean anybody =
                spot.units().stream()
                        .anyMatch(
                                each ->
                                        FireActions.unspent(table, each)
                                                && FireActions.hasTarget(field, each, there));
        return anybody
                ? new State(table, new Waiting.Spotted(impulse, spot.hex(), spot.units()))
                : UnitActivation.goOn(completed(table, spot.units()), impulse, telling);
    }

    static Optional<Violation> check(Field field, Waiting.Spotted spotted, Decision.Shoot shoot) {
        if (shoot.hex() != spotted.hex()) {
            return refused(
                    "TGX-6.3.8.l",
                    "only %s may be fired at now",
                    field.table().name(spotted.hex()));
        }
        for (Shot shot : shoot.shots()) {
            boolean known =
                    shot.firers().stream()
                            .allMatch(each -> each >= 0 && each < field.table().units().size());
            Optional<Violation> broken =
                    known
                            ? FireActions.checkAdjacent(field.table(), shot.firers())
                            : refused("TGX-6.1.a", "there is no such unit");
            if (broken.isPresent()) {
                return broken;
            }
        }
        return FireActions.checkShots(field, spotted.impulse().side(), shoot, spotted.units());
    }

    static State fire(Table table, Waiting.Spotted spotted, Decision.Shoot shoot, Telling telling) {
        Table now = FireActions.shot(table, shoot, telling);
        return end(now, spotted, telling);
    }

    /** TGX-4.2.2.i: whoever has not fired is Completed. */
    static State end(Table table, Waiting.Spotted spotted, Telling telling) {
        return UnitActivation.goOn(completed(table, spotted.units()), spotted.impulse(), telling);
    }

    /** TGX-6.3.8.n. */
    private static Table completed(Table table, List<Integer> units) {
        Table now = table;
        for (int unit : units) {
            boolean fired = now.unit(unit).has(Mark.FIRED);
            now = fired ? now : now.with(unit, now.unit(unit).activated(Mark.COMPLETED));
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
