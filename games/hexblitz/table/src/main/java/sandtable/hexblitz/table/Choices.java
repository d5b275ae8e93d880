package sandtable.hexblitz.table;

import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.scene.Tie;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What each decision is called, and what is clicked to make it. */
final class Choices {
    private final View view;
    private final HexBlitz rules;
    private final Battle battle;
    private final Names names;
    private final Reaches reaches;

    Choices(View view, HexBlitz rules, Reaches reaches) {
        this.view = view;
        this.rules = rules;
        this.reaches = reaches;
        this.battle = view.table().battle();
        this.names = new Names(battle);
    }

    Choice of(Decision decision) {
        Optional<Forecast> forecast =
                decision instanceof Decision.Attack attack
                                && Survey.stage(view) == Survey.Stage.ACTIVATION
                        ? Optional.of(
                                FightForecast.of(
                                        HexBlitz.engagement(view, attack),
                                        rules.odds(view, attack),
                                        names))
                        : Optional.empty();
        return new Choice(
                rules.notation().write(view, decision),
                rules.notation().template(view, decision),
                label(decision),
                words(decision),
                decision instanceof Decision.Move move && !move.across().isEmpty()
                        ? Choice.Weight.MINOR
                        : Choice.Weight.MAIN,
                tie(decision),
                reasons(decision),
                forecast);
    }

    private String words(Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    "Set " + names.unit(unit) + " up in " + hex;
            case Decision.NameHeadquarters(UnitId unit) -> "Make " + names.unit(unit) + " the HQ";
            case Decision.OrderFormation(int formation, var order) ->
                    names.formation(formation) + ", all others: " + order.allows();
            case Decision.OrderUnit(UnitId unit, var order) ->
                    names.unit(unit) + ": " + order.allows();
            case Decision.Ready _ -> "All orders are given";
            case Decision.Face(HexId hex, int direction) ->
                    "Turn the stands in " + hex + " to " + names.direction(direction);
            case Decision.Move move -> "Move " + names.unit(move.unit()) + " to " + target(move);
            case Decision.Leave(UnitId unit) -> names.unit(unit) + " leaves the map";
            case Decision.Attack attack -> "Attack " + attack.hex() + support(attack);
            case Decision.Load(UnitId transport, UnitId passenger) ->
                    names.unit(transport) + " takes " + names.unit(passenger) + " aboard";
            case Decision.LoadSupply(UnitId transport) ->
                    names.unit(transport) + " takes LOG aboard";
            case Decision.Unload(UnitId transport) ->
                    names.unit(transport) + " sets down what is aboard";
            case Decision.WorkOnBridge(UnitId engineers, int direction) ->
                    names.unit(engineers)
                            + " works on the bridge to the "
                            + names.direction(direction);
            case Decision.Lose(UnitId unit) -> names.unit(unit) + " loses 1 SP";
            case Decision.Done _ -> "Finish";
        };
    }

    private String label(Decision decision) {
        return switch (decision) {
            case Decision.Place(_, HexId hex) -> hex.name();
            case Decision.Move move -> {
                var hexes = new ArrayList<>(List.of(end(move)));
                hexes.addAll(move.across());
                yield hexes.stream().map(HexId::name).collect(Collectors.joining("+"));
            }
            case Decision.OrderFormation(_, var order) -> order.chosenBy();
            case Decision.OrderUnit(_, var order) -> order.chosenBy();
            case Decision.Face(_, int direction) -> names.direction(direction);
            case Decision.WorkOnBridge(_, int direction) -> names.direction(direction);
            case Decision.Attack attack -> attack.hex().name();
            case Decision.Load(_, UnitId passenger) -> passenger.name();
            case Decision.LoadSupply _ -> "LOG";
            case Decision.NameHeadquarters _,
                    Decision.Ready _,
                    Decision.Leave _,
                    Decision.Unload _,
                    Decision.Lose _,
                    Decision.Done _ ->
                    words(decision);
        };
    }

    private HexId end(Decision.Move move) {
        return move.path().isEmpty()
                ? view.table().unit(move.unit()).place()
                : move.path().getLast();
    }

    private String target(Decision.Move move) {
        String last = end(move).name();
        return move.across().isEmpty()
                ? last
                : last
                        + ", across into "
                        + move.across().stream()
                                .map(HexId::name)
                                .collect(Collectors.joining(" and "));
    }

    private String support(Decision.Attack attack) {
        return attack.support().isEmpty() ? "" : " with " + names.all(attack.support());
    }

    private Tie tie(Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    new Tie.Along(List.of(unit.name()), List.of(names.place(hex)));
            case Decision.NameHeadquarters(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.OrderFormation(int formation, _) -> group(formation);
            case Decision.Ready _, Decision.Done _ -> new Tie.Button();
            case Decision.OrderUnit(UnitId unit, _) -> new Tie.OnPiece(unit.name());
            case Decision.Face(HexId hex, int direction) ->
                    new Tie.OnPlace(new Place.Hexside(hex.name(), direction));
            case Decision.Move move -> along(move);
            case Decision.Leave(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Attack attack -> new Tie.OnPlace(names.place(attack.hex()));
            case Decision.Load(UnitId transport, _) -> new Tie.OnPiece(transport.name());
            case Decision.LoadSupply(UnitId transport) -> new Tie.OnPiece(transport.name());
            case Decision.Unload(UnitId transport) -> new Tie.OnPiece(transport.name());
            case Decision.WorkOnBridge(UnitId engineers, _) -> new Tie.OnPiece(engineers.name());
            case Decision.Lose(UnitId unit) -> new Tie.OnPiece(unit.name());
        };
    }

    private Tie group(int formation) {
        List<String> pieces =
                battle.stands().stream()
                        .filter(each -> each.formation() == formation)
                        .map(Stand::id)
                        .toList();
        return new Tie.OnGroup(names.formation(formation), pieces);
    }

    private Tie along(Decision.Move move) {
        var way = new ArrayList<>(move.path());
        way.addAll(move.across());
        return new Tie.Along(List.of(move.unit().name()), names.way(way));
    }

    private List<Reason> reasons(Decision decision) {
        return decision instanceof Decision.Move move
                ? new MoveReasons(view, reaches.of(move.unit())).of(move)
                : List.of();
    }
}
