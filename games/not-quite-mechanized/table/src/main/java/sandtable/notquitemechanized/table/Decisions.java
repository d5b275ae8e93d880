package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.state.Decision;
import sandtable.scene.Naming;

/** What each decision is called. */
final class Decisions {
    private final Names names;
    private final OrderWords orders;

    Decisions(Names names) {
        this.names = names;
        this.orders = new OrderWords(names);
    }

    String words(Decision decision) {
        return switch (decision) {
            case Decision.Aim(var aim) -> "Aim: " + aim;
            case Decision.Objectives(var places) -> "Objectives: " + Names.at(places);
            case Decision.Attach(var link) -> attach(link);
            case Decision.Write(var unit, var written) ->
                    "%s: %s".formatted(names.unit(unit), orders.of(written));
            case Decision.Instruct(var unit, var change) ->
                    "%s is to %s".formatted(names.unit(unit), OrderWords.change(change));
            case Decision.Recall(var unit) -> "Recall the order to " + names.unit(unit);
            case Decision.Strike(int entry) -> "Strike out entry " + entry;
            case Decision.Fire(var shoot) -> orders.of(shoot);
            case Decision.CancelShoot(var battery, int bound) ->
                    "%s does not fire in bound %d".formatted(names.body(battery), bound);
            case Decision.Register(var point) ->
                    "%s registers %s".formatted(names.body(point.battery()), Names.at(point.at()));
            case Decision.Fly(var sortie) -> orders.of(sortie);
            case Decision.Declare(var command, var at, var with) ->
                    "%s attacks %s with %s"
                            .formatted(names.body(command), Names.at(at), names.bodies(with));
            case Decision.ShootAndScoot(var body, boolean twice) ->
                    "%s shoots and scoots%s".formatted(names.body(body), twice ? ", twice" : "");
            case Decision.Seal() -> "Seal the orders";
            case Decision.Choose(var choice) -> choice(choice);
        };
    }

    private String attach(Link link) {
        return "%s is %s of %s"
                .formatted(
                        names.unit(link.unit()),
                        link.how().word().replace('-', ' '),
                        names.units(link.to()));
    }

    static String choice(Decision.Choice choice) {
        return switch (choice) {
            case GO_TO_GROUND -> "Go to ground";
            case SIT_TIGHT -> "Sit tight";
            case WITHDRAW -> "Withdraw";
            case ASSAULT -> "Assault";
            case STOP -> "Stop";
            case STAY -> "Stay";
            case ROLL_ON -> "Roll on";
        };
    }

    /** What sets it apart from others about the same unit. */
    String label(Decision decision) {
        return switch (decision) {
            case Decision.Write(_, var written) -> Naming.capital(orders.of(written));
            case Decision.Instruct(_, var change) -> Naming.capital(OrderWords.change(change));
            case Decision.Recall _ -> "Recall its order";
            case Decision.Fire(var shoot) ->
                    "%s at %s, bound %d"
                            .formatted(
                                    Naming.capital(OrderWords.kind(shoot.kind())),
                                    Names.at(shoot.at()),
                                    shoot.bound());
            case Decision.Declare(_, var at, _) -> "Attack " + Names.at(at);
            case Decision.Aim _,
                    Decision.Objectives _,
                    Decision.Attach _,
                    Decision.CancelShoot _,
                    Decision.Register _,
                    Decision.Fly _,
                    Decision.ShootAndScoot _,
                    Decision.Strike _,
                    Decision.Seal _,
                    Decision.Choose _ ->
                    words(decision);
        };
    }

    /** By what picks of bodies belong together. */
    String deed(Decision.Declare attack) {
        return "Attack %s, led by %s"
                .formatted(Names.at(attack.objective()), names.body(attack.command()));
    }
}
