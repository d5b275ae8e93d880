package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Task;
import sandtable.scene.Naming;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.stream.Collectors;

/** Written orders as sentences. */
record OrderWords(Names names) {
    /** Several, one after the other. */
    String of(List<Order> orders) {
        return orders.isEmpty()
                ? "no orders"
                : orders.stream().map(this::of).collect(Collectors.joining(", then "));
    }

    String of(Order order) {
        return switch (order) {
            case Order.Hold() -> "hold";
            case Order.Defend(var at) -> "defend " + Names.at(at);
            case Order.Move(var way, var through) ->
                    "move to " + way(way) + (through ? ", through known enemies" : "");
            case Order.March(var way) -> "march on the road to " + way(way);
            case Order.Attack(var at, var way, int from) ->
                    "attack %s%s from bound %d".formatted(Names.at(at), by(at, way), from);
            case Order.Counterattack(var at) ->
                    "counterattack if %s is attacked".formatted(Names.at(at));
            case Order.Support(var unit) -> "support " + names.unit(unit);
            case Order.Withdraw(var way) -> "withdraw to " + way(way);
            case Order.Recce(var way, var look) ->
                    "recce to %s and look at %s".formatted(way(way), Names.at(look));
            case Order.Work(var task, var at) -> task(task) + " at " + Names.at(at);
            case Order.Ride(var tanks) -> "ride on " + names.unit(tanks);
        };
    }

    /** The end first, then what it goes by. */
    private static String way(List<Spot> way) {
        return way.size() == 1
                ? Names.at(way.getLast())
                : Names.at(way.getLast()) + " by " + Names.at(way.subList(0, way.size() - 1));
    }

    private static String by(Spot at, List<Spot> way) {
        return way.equals(List.of(at)) ? "" : " by " + Names.at(way);
    }

    static String task(Task task) {
        return switch (task) {
            case DIG_IN -> "dig in";
            case FORTIFY -> "fortify";
            case BRIDGEHEAD -> "make a bridgehead";
            case BRIDGE -> "build a bridge";
            case DEMOLISH_MAJOR -> "blow up a large bridge";
            case DEMOLISH_MINOR -> "blow up a small bridge";
            case MINES_KM -> "lay mines";
            case LANE -> "clear a lane";
        };
    }

    /** What a unit is told to do by itself. */
    static String change(Change change) {
        return switch (change) {
            case Change.ToStop(var now) ->
                    switch (now) {
                        case EFFECTIVE -> "call Stop at effective range";
                        case CONTACT -> "call Stop at contact range";
                        case NEVER -> "never call Stop";
                    };
            case Change.OnWhite(var now) ->
                    switch (now) {
                        case LET_PASS_RECCE -> "let recce pass and ambush others";
                        case AMBUSH -> "ambush whoever comes";
                    };
            case Change.ToHold(var now) ->
                    switch (now) {
                        case AS_NEAR -> "hold fire as near as it can";
                        case EFFECTIVE -> "hold fire to effective range";
                        case FARTHEST -> "open fire as far as it can";
                    };
            case Change.ToScoot(var now) ->
                    switch (now) {
                        case AT_MEAN_1 -> "scoot from fire that would hurt";
                        case ALWAYS -> "always scoot";
                        case NEVER -> "never scoot";
                    };
            case Change.ToRegistered(boolean answers) ->
                    answers ? "answer registered points" : "be silent at registered points";
        };
    }

    static List<Change> all(Instructions now) {
        return List.of(
                new Change.ToStop(now.stop()),
                new Change.OnWhite(now.white()),
                new Change.ToHold(now.hold()),
                new Change.ToScoot(now.scoot()),
                new Change.ToRegistered(now.registered()));
    }

    static String kind(Shoot.Kind kind) {
        return switch (kind) {
            case EFFECTIVE -> "effective";
            case HARASSING -> "harassing";
        };
    }

    String of(Shoot shoot) {
        return "%s shoots at %s in bound %d, %s, %s"
                .formatted(
                        names.body(shoot.battery()),
                        Names.at(shoot.at()),
                        shoot.bound(),
                        kind(shoot.kind()),
                        Naming.count(shoot.fireUnits(), "FU"));
    }

    String of(Sortie sortie) {
        return "%s attack %s in bound %d%s"
                .formatted(
                        names.body(sortie.air()),
                        Names.at(sortie.at()),
                        sortie.bound(),
                        sortie.pressed() ? " and press home" : "");
    }
}
