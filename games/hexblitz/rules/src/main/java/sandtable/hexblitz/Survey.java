package sandtable.hexblitz;

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

    /** A hex in reach: what getting there costs in points, and whether the move must end there. */
    public record Stop(int hex, int cost, boolean halts) {}

    /** HB-ZOC.2: the Zone of Control of a side, as far as it is seen. */
    public static HexSet zone(View view, int side) {
        return ZoneOfControl.of(view.table(), side);
    }

    /** HB-FORM.3: the Command Area of a formation; none while its HQ is not on the map. */
    public static HexSet commandArea(View view, int formation) {
        Command command = view.table().command(formation);
        boolean placed =
                command.headquarters() >= 0 && view.table().unit(command.headquarters()).onMap();
        return placed
                ? view.table()
                        .ground()
                        .grid()
                        .within(view.table().unit(command.headquarters()).hex(), command.area())
                : HexSet.NONE;
    }

    /** HB-RNG.1: the hexes that a unit on the map can fire at. */
    public static HexSet inRange(View view, int unit) {
        var hexes = new HexSet.Edit();
        for (int hex = 0; hex < view.table().ground().grid().size(); hex++) {
            if (WeaponRanges.reaches(view.table(), unit, hex)) {
                hexes.add(hex);
            }
        }
        return hexes.done();
    }

    /** HB-VIS: all hexes that the view's side sees into. */
    public static HexSet sight(View view) {
        return Visibility.seenBy(view.table(), view.me());
    }

    /** HB-VIS: the hexes that one unit on the map sees into from its hex. */
    public static HexSet sight(View view, int unit) {
        return Visibility.from(view.table(), unit, view.table().unit(unit).hex());
    }

    /** Where a unit can go with the points it has left, nearest first. */
    public static List<Stop> reach(View view, int unit) {
        var movement = Movement.of(new Field(view.table(), view.me()), unit);
        Reach reach = movement.reach();
        var stops = new ArrayList<Stop>();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != view.table().unit(unit).hex()) {
                stops.add(new Stop(hex, reach.cost(hex), movement.halts(hex, 0)));
            }
        }
        return List.copyOf(stops);
    }

    /** Whether a unit would be outside its Command Area in a hex. */
    public static boolean outsideCommand(View view, int unit, int hex) {
        int headquarters =
                view.table().command(view.table().stand(unit).formation()).headquarters();
        return headquarters != unit
                && CommandArea.distance(view.table(), unit, hex)
                        > view.table().command(view.table().stand(unit).formation()).area();
    }
}
