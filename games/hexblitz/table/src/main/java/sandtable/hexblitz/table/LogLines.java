package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Each event of a battle in one sentence: who did what where. */
final class LogLines {
    private final Battle battle;
    private final Names names;

    LogLines(Battle battle) {
        this.battle = battle;
        this.names = new Names(battle);
    }

    LogLine of(Happening event) {
        Clause clause = event.clause();
        return switch (event) {
            case Happening.TurnBegan(int turn, boolean night, _) -> said(turn(turn, night), clause);
            case Happening.Placed(UnitId unit, _, HexId hex, _) ->
                    said(names.unit(unit) + " is set up in " + hex, clause, hex);
            case Happening.Supplied(int formation, int halves, _) ->
                    said(names.formation(formation) + " uses " + Names.logs(halves), clause);
            case Happening.RanShort(int formation, int days, _) ->
                    said(
                            names.formation(formation)
                                    + " has been without its LOG for "
                                    + days(days),
                            clause);
            case Happening.Recovered(UnitId unit, _, int sp, _) ->
                    said(names.unit(unit) + " recovers to " + sp + " SP", clause);
            case Happening.HeadquartersNamed(UnitId unit, int formation, _) ->
                    said(
                            names.unit(unit) + " is now the HQ of " + names.formation(formation),
                            clause);
            case Happening.Ordered(UnitId unit, _, var order, _) ->
                    said(names.unit(unit) + " is ordered: " + order.words(), clause);
            case Happening.MarkersPlaced(var side, _) ->
                    said("The " + Naming.side(side) + " side has placed all markers", clause);
            case Happening.Revealed _ -> said("All Order markers are turned over", clause);
            case Happening.CardsDealt dealt -> said("Cards: " + cards(dealt), clause);
            case Happening.Turned(HexId hex, var side, int direction, _, _) ->
                    said(
                            "The "
                                    + Naming.side(side)
                                    + " stands in "
                                    + hex
                                    + " turn to "
                                    + names.direction(direction),
                            clause,
                            hex);
            case Happening.TurningEnded(var side, _) ->
                    said(
                            "The " + Naming.side(side) + " side has turned its Defensive stands",
                            clause);
            case Happening.Activated(var card, int formation, var order, _) ->
                    said(group(formation, order) + " acts with " + card, clause);
            case Happening.Moved moved -> moved(moved);
            case Happening.Halted(UnitId unit, _, HexId hex, _, _) ->
                    said(
                            names.unit(unit) + " halts in " + hex + ", in an enemy Zone of Control",
                            clause,
                            hex);
            case Happening.Sighted(UnitId unit, var side, HexId hex, _) ->
                    said(
                            "The "
                                    + Naming.side(side)
                                    + " side sights "
                                    + names.unit(unit)
                                    + " in "
                                    + hex,
                            clause,
                            hex);
            case Happening.LeftTheMap(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " leaves the map at " + hex, clause, hex);
            case Happening.Loaded(UnitId transport, _, UnitId passenger, _, _) ->
                    aboard(transport, names.unit(passenger), clause);
            case Happening.LoadedSupply(UnitId transport, _, int halves, _, _) ->
                    aboard(transport, Names.logs(halves), clause);
            case Happening.Unloaded unloaded -> unloaded(unloaded);
            case Happening.BridgeWork work -> bridge(work);
            case Happening.BridgeChanged(HexId hex, HexId other, boolean stands, _) ->
                    said(
                            "%s bridge joins %s to %s now"
                                    .formatted(stands ? "A" : "No", hex, other),
                            clause,
                            hex,
                            other);
            case Happening.Fought fought -> new FightLine(names).of(fought);
            case Happening.Lost(UnitId unit, int left, _) ->
                    said(names.unit(unit) + " loses 1 SP and has " + left, clause);
            case Happening.Withdrew(UnitId unit, _, HexId from, HexId to, var order, _, _) ->
                    said(
                            names.unit(unit)
                                    + " withdraws from "
                                    + from
                                    + " to "
                                    + to
                                    + " and is "
                                    + order.words(),
                            clause,
                            from,
                            to);
            case Happening.WithdrewUnseen(UnitId unit, HexId from, _) ->
                    said(
                            names.unit(unit) + " withdraws from " + from + ", out of sight",
                            clause,
                            from);
            case Happening.Trapped(UnitId unit, HexId hex, _) ->
                    said(
                            names.unit(unit) + " at 0 SP in " + hex + " cannot break contact",
                            clause,
                            hex);
            case Happening.Destroyed(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " is destroyed in " + hex, clause, hex);
            case Happening.HeadquartersLost(int formation, _) ->
                    said(names.formation(formation) + " has lost its HQ", clause);
            case Happening.ActivationEnded(int formation, var order, _) ->
                    said(group(formation, order) + " has finished", clause);
            case Happening.BattleEnded(var reason, _) ->
                    said("The battle is over: " + reason, clause);
        };
    }

    private LogLine said(String words, Clause clause, HexId... hexes) {
        var places = new ArrayList<Place>();
        for (HexId hex : hexes) {
            places.add(names.place(hex));
        }
        return LogLine.of(words, clause, places.toArray(Place[]::new));
    }

    private String turn(int turn, boolean night) {
        return "Turn %d begins at %02d h%s"
                .formatted(turn, battle.clock().hour(turn), night ? ", by night" : "");
    }

    private static String days(int days) {
        return days == 1 ? "a day" : days + " days";
    }

    private String group(int formation, Order order) {
        return names.formation(formation) + " (" + order.words() + ")";
    }

    private String cards(Happening.CardsDealt dealt) {
        return dealt.cards().stream()
                .map(each -> each.card() + " " + group(each.formation(), each.order()))
                .collect(Collectors.joining(", "));
    }

    private LogLine moved(Happening.Moved moved) {
        String way = moved.path().stream().map(HexId::name).collect(Collectors.joining(" "));
        String across =
                moved.across().isEmpty()
                        ? ""
                        : ", lying across into "
                                + moved.across().stream()
                                        .map(HexId::name)
                                        .collect(Collectors.joining(" and "));
        return new LogLine(
                names.unit(moved.unit()) + " moves " + way + across,
                List.of(),
                List.of(),
                moved.clause(),
                names.way(moved.path()));
    }

    private LogLine aboard(UnitId transport, String what, Clause clause) {
        return said(names.unit(transport) + " takes " + what + " aboard", clause);
    }

    private LogLine unloaded(Happening.Unloaded unloaded) {
        String what = unloaded.halfLogs() > 0 ? Names.logs(unloaded.halfLogs()) : "those aboard";
        return said(
                names.unit(unloaded.transport()) + " sets " + what + " down in " + unloaded.hex(),
                unloaded.clause(),
                unloaded.hex());
    }

    private LogLine bridge(Happening.BridgeWork work) {
        String result = work.stands() ? "the bridge stands" : "there is no bridge";
        String words =
                "%s works at the %s side of %s: %s"
                        .formatted(
                                names.unit(work.engineers()),
                                names.direction(work.direction()),
                                work.hex(),
                                result);
        var dice = new LogLine.Dice(names.unit(work.engineers()), List.of(work.die()), List.of());
        return new LogLine(
                words, List.of(dice), List.of(), work.clause(), List.of(names.place(work.hex())));
    }
}
