package sandtable.notquitemechanized.table;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Place;
import sandtable.scene.Tie;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is clicked to make a decision: any base of the unit that it is about. */
final class Ties {
    private final View view;
    private final Table table;
    private final Decisions decisions;

    Ties(View view, Decisions decisions) {
        this.view = view;
        this.table = view.table();
        this.decisions = decisions;
    }

    Tie of(Decision decision, Optional<Template> template) {
        return switch (decision) {
            case Decision.Write(var unit, var orders) -> along(unit, places(orders.getLast()));
            case Decision.Instruct(var unit, _) -> along(unit, List.of());
            case Decision.Recall(var unit) -> along(unit, List.of());
            case Decision.Objectives(var places) -> new Tie.OnPlace(Names.point(places.getFirst()));
            case Decision.Fire(var shoot) -> new Tie.OnPiece(shoot.battery().name());
            case Decision.CancelShoot(var battery, _) -> new Tie.OnPiece(battery.name());
            case Decision.Register(var point) -> new Tie.OnPiece(point.battery().name());
            case Decision.Fly(var sortie) -> new Tie.OnPiece(sortie.air().name());
            case Decision.ShootAndScoot(var body, _) -> new Tie.OnPiece(body.name());
            case Decision.Declare attack -> together(attack, template);
            case Decision.Aim _,
                    Decision.Attach _,
                    Decision.Strike _,
                    Decision.Seal _,
                    Decision.Choose _ ->
                    new Tie.Button();
        };
    }

    private Tie along(UnitId unit, List<Spot> way) {
        return new Tie.Along(
                table.formation(unit).bodies().stream().map(BodyId::name).toList(), Names.way(way));
    }

    /** Where an order leads; nowhere for one that needs no place. */
    private static List<Spot> places(Order order) {
        return switch (order) {
            case Order.Defend(var at) -> List.of(at);
            case Order.Counterattack(var at) -> List.of(at);
            case Order.Work(_, var at) -> List.of(at);
            case Order.Recce(var way, var look) ->
                    Stream.concat(way.stream(), Stream.of(look)).toList();
            case Order.Hold _,
                    Order.Move _,
                    Order.March _,
                    Order.Attack _,
                    Order.Support _,
                    Order.Withdraw _,
                    Order.Ride _ ->
                    Timetable.points(order);
        };
    }

    /** Who fires in an attack, and who else of the camp could be named. */
    private Tie together(Decision.Declare attack, Optional<Template> template) {
        List<String> chosen = attack.with().stream().map(BodyId::name).toList();
        List<String> among =
                template.stream()
                        .flatMap(each -> each.blanks().stream())
                        .filter(each -> each.kind() == Template.Kind.PIECES)
                        .flatMap(each -> each.among().stream())
                        .toList();
        Optional<Place> place = Optional.of(Names.point(attack.objective()));
        return new Tie.Together(
                decisions.deed(attack), place, chosen, among.isEmpty() ? armed() : among);
    }

    private List<String> armed() {
        return table.battle().stands().stream()
                .filter(each -> each.camp() == view.camp() && view.orders(each.unit()))
                .filter(each -> each.type().range().effective() > 0)
                .map(Stand::id)
                .map(BodyId::name)
                .toList();
    }
}
