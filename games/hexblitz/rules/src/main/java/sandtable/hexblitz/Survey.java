package sandtable.hexblitz;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.combat.Losing;
import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.facing.Turning;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.WeaponRanges;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a view shows at a glance, worked out by the rules themselves: for those who draw it or think
 * about it.
 */
public final class Survey {
    private Survey() {}

    /** What kind of question is open, in the order of the game sequence. */
    public enum Stage {
        SET_UP,
        ORDERS,
        TURNING,
        ACTIVATION,
        LOSSES,
        OVER
    }

    public static Stage stage(View view) {
        return switch (view.step()) {
            case SettingUp _ -> Stage.SET_UP;
            case Ordering _ -> Stage.ORDERS;
            case Turning _ -> Stage.TURNING;
            case Activation _ -> Stage.ACTIVATION;
            case Losing _ -> Stage.LOSSES;
            default -> Stage.OVER; // what ends a battle is the kernel's step
        };
    }

    /** The place in the deal of the card that is in use, while there is one. */
    public static OptionalInt card(View view) {
        Optional<Activation> activation = view.underWay(Activation.class);
        return activation.isPresent()
                ? OptionalInt.of(activation.get().place())
                : OptionalInt.empty();
    }

    /** A hex in reach: what getting there costs in points, and whether the move must end there. */
    public record Stop(HexId hex, int cost, boolean halts) {}

    /** HB-ZOC.2: the Zone of Control of a side, as far as it is seen. */
    public static HexSet zone(View view, int side) {
        return ZoneOfControl.of(view.table(), side);
    }

    /** HB-FORM.3: the Command Area of a formation; none while its HQ is not on the map. */
    public static HexSet commandArea(View view, int formation) {
        Table table = view.table();
        Command command = table.command(formation);
        return command.headquarters()
                .map(table::unit)
                .filter(Unit::onMap)
                .map(each -> table.ground().grid().within(each.hex(), command.area()))
                .orElse(HexSet.NONE);
    }

    /** HB-RNG.1: the hexes that a unit on the map can fire at. */
    public static HexSet inRange(View view, UnitId unit) {
        Table table = view.table();
        int most = table.stand(unit).weapon().range();
        var hexes = new HexSet.Edit();
        for (int part = 0; part < table.unit(unit).parts(); part++) {
            table.ground()
                    .grid()
                    .within(table.unit(unit).hex(part), most)
                    .forEach(
                            hex -> {
                                if (WeaponRanges.reaches(table, unit, hex)) {
                                    hexes.add(hex);
                                }
                            });
        }
        return hexes.done();
    }

    /** HB-VIS: all hexes that the view's side sees into. */
    public static HexSet sight(View view) {
        return Visibility.seenBy(view.table(), view.me());
    }

    /** HB-VIS: the hexes that one unit on the map sees into from its hex. */
    public static HexSet sight(View view, UnitId unit) {
        return Visibility.from(view.table(), unit, view.table().unit(unit).hex());
    }

    /** Where a unit can go with the points it has left, nearest first. */
    public static List<Stop> reach(View view, UnitId unit) {
        var movement = Movement.of(new Occupation(view.table(), view.me()), unit);
        Reach reach = movement.reach();
        var stops = new ArrayList<Stop>();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != view.table().unit(unit).hex()) {
                stops.add(
                        new Stop(view.table().hexId(hex), reach.cost(hex), movement.halts(hex, 0)));
            }
        }
        return List.copyOf(stops);
    }

    /** Whether a unit would be outside its Command Area in a hex. */
    public static boolean outsideCommand(View view, UnitId unit, HexId hex) {
        Command command = view.table().command(view.table().stand(unit).formation());
        return !command.under(unit)
                && CommandArea.distance(view.table(), unit, hex.index()) > command.area();
    }
}
