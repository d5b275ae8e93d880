package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.tacticalgamex.chaos.ActionDeck;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Events in words; those with dice are in {@link DiceLines}. */
final class LogLines {
    private final Table table;
    private final Names names;
    private final DiceLines dice;

    LogLines(View view) {
        this.table = view.table();
        this.names = new Names(table.battle());
        this.dice = new DiceLines(table);
    }

    LogLine of(Happening event) {
        Clause clause = event.clause();
        return switch (event) {
            case Happening.Placed(UnitId unit, Whereabouts.OnMap(HexId hex), _) ->
                    said(names.unit(unit) + " is set up in " + names.hex(hex), clause, hex);
            case Happening.Placed(UnitId unit, Whereabouts.AtSea(HexId hex), _) ->
                    said(names.unit(unit) + " is at sea in " + names.hex(hex), clause, hex);
            case Happening.Sailed(UnitId unit, HexId from, HexId to, _, _) ->
                    said(
                            "%s goes on from %s to %s"
                                    .formatted(names.unit(unit), names.hex(from), names.hex(to)),
                            clause,
                            from,
                            to);
            case Happening.SinkingRolled rolled -> dice.sinking(rolled);
            case Happening.Placed(UnitId unit, _, _) ->
                    said(names.unit(unit) + " finds no room and waits off the map", clause);
            case Happening.Boarded(UnitId unit, UnitId transport, _) ->
                    said(names.unit(unit) + " is set up aboard " + names.unit(transport), clause);
            case Happening.Laid laid ->
                    said(
                            "The "
                                    + Naming.side(laid.side())
                                    + " side lays "
                                    + Pieces.words(laid.counter())
                                    + " in "
                                    + names.hex(laid.hex()),
                            clause,
                            laid.hex());
            case Happening.DropNoted(Drop drop, _, _) ->
                    said("You note that " + landing(drop), clause, drop.hex());
            case Happening.DropBegan(Drop drop, HexId entry, _, _) ->
                    said(
                            "Over " + names.hex(entry) + " comes an aircraft: " + landing(drop),
                            clause,
                            entry,
                            drop.hex());
            case Happening.CameDown down ->
                    said(
                            "%s over %s: %d, down %s"
                                    .formatted(
                                            names.all(down.units()),
                                            names.hex(down.aimed()),
                                            down.roll(),
                                            down.to() == HexId.NOWHERE
                                                    ? "outside the map"
                                                    : "in " + names.hex(down.to())),
                            clause,
                            down.to() == HexId.NOWHERE ? down.aimed() : down.to());
            case Happening.TurnBegan(int turn, _) -> said("Turn " + turn + " begins", clause);
            case Happening.InitiativeRolled rolled -> dice.initiative(rolled);
            case Happening.PointsRolled rolled -> dice.points(rolled);
            case Happening.Passed(int side, boolean forced, _) ->
                    said(
                            "The "
                                    + names.side(side)
                                    + (forced
                                            ? " side has nothing to activate and passes"
                                            : " side passes"),
                            clause);
            case Happening.ImpulseEnded(int side, _) ->
                    said("The " + names.side(side) + " side ends the impulse", clause);
            case Happening.Activated(UnitId unit, _) -> activated(unit, clause);
            case Happening.HexActivated(HexId hex, _) ->
                    said("The units in " + names.hex(hex) + " are activated to fire", clause, hex);
            case Happening.Stepped stepped -> stepped(stepped);
            case Happening.MoveEnded(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " ends its move in " + names.hex(hex), clause, hex)
                            .marched(stretch(unit, hex, hex, 0));
            case Happening.Hurried(UnitId unit, _) ->
                    said(names.unit(unit) + " moves at quick-time", clause, at(unit));
            case Happening.MobileFireBegan(UnitId unit, _) ->
                    said(names.unit(unit) + " moves on mobile fire", clause, at(unit));
            case Happening.Turned(UnitId gun, int direction, _) ->
                    said(
                            names.unit(gun)
                                    + " faces "
                                    + table.ground().grid().directionName(direction),
                            clause,
                            at(gun));
            case Happening.BridgeLaid(UnitId layer, HexId hex, _) ->
                    said(names.unit(layer) + " lays a bridge in " + names.hex(hex), clause, hex);
            case Happening.BridgeFell(HexId hex, _) ->
                    said("The temporary bridge in " + names.hex(hex) + " is gone", clause, hex);
            case Happening.FatigueRolled rolled -> dice.fatigue(rolled);
            case Happening.Loaded(UnitId transport, UnitId passenger, _) ->
                    said(
                            names.unit(passenger) + " goes aboard " + names.unit(transport),
                            clause,
                            at(transport));
            case Happening.Unloaded(UnitId transport, UnitId passenger, HexId hex, _) ->
                    said(
                            "%s leaves %s in %s"
                                    .formatted(
                                            names.unit(passenger),
                                            names.unit(transport),
                                            names.hex(hex)),
                            clause,
                            hex);
            case Happening.Shifted(UnitId unit, Mark mark, boolean on, _) ->
                    said(
                            names.unit(unit) + (on ? " is now " : " is no longer ") + mark.words(),
                            clause,
                            at(unit));
            case Happening.LeftTheMap(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " leaves the map at " + names.hex(hex), clause, hex);
            case Happening.Attacked attacked -> dice.attack(attacked);
            case Happening.StressRolled rolled -> dice.stress(rolled);
            case Happening.BanzaiDeclared(HexId hex, var units, _) ->
                    said(
                            Naming.capital(names.units(units, "makes", "make"))
                                    + " a Banzai attack on "
                                    + names.hex(hex),
                            clause,
                            hex);
            case Happening.Disrupted(UnitId unit, _) ->
                    said(names.unit(unit) + " is disrupted", clause, at(unit));
            case Happening.Eliminated(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " is eliminated in " + names.hex(hex), clause, hex);
            case Happening.WreckLeft(HexId hex, _) ->
                    said("A wreck is left in " + names.hex(hex), clause, hex);
            case Happening.FortDestroyed(HexId hex, _) ->
                    said("The fortification in " + names.hex(hex) + " is destroyed", clause, hex);
            case Happening.MoraleChecked checked -> dice.morale(checked);
            case Happening.Rallied(UnitId unit, _) ->
                    said(names.unit(unit) + " rallies", clause, at(unit));
            case Happening.Watching(var units, _) ->
                    said(
                            names.units(units, "waits", "wait") + " for opportunity fire",
                            clause,
                            at(units.getFirst()));
            case Happening.SpotRolled rolled -> dice.spot(rolled);
            case Happening.SpottedMarkerRemoved(HexId hex, _) ->
                    said("The Spotted marker in " + names.hex(hex) + " goes", clause, hex);
            case Happening.LetPass(UnitId unit, HexId hex, _) ->
                    said(
                            "The enemy lets " + names.unit(unit) + " pass in " + names.hex(hex),
                            clause,
                            hex);
            case Happening.Held(_, Decision.Scope scope, _) ->
                    said("You hold fire" + held(scope), clause);
            case Happening.MinesFound(HexId hex, var column, _) ->
                    said(
                            "Mines of strength " + column.words() + " lie in " + names.hex(hex),
                            clause,
                            hex);
            case Happening.PutToWork(UnitId unit, _, HexId hex, _) ->
                    said(names.unit(unit) + " goes to work on " + names.hex(hex), clause, hex);
            case Happening.MinesInverted(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " clears the mines in " + names.hex(hex), clause, hex);
            case Happening.MinesCleared(HexId hex, _) ->
                    said("The mines in " + names.hex(hex) + " are gone", clause, hex);
            case Happening.BlockInverted(UnitId unit, HexId hex, _) ->
                    said(
                            names.unit(unit) + " works on the block in " + names.hex(hex),
                            clause,
                            hex);
            case Happening.BlockRemoved(HexId hex, _) ->
                    said("The block in " + names.hex(hex) + " is gone", clause, hex);
            case Happening.EngineersRolled rolled -> dice.engineers(rolled);
            case Happening.WreckRemoved(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " removes a wreck from " + names.hex(hex), clause, hex);
            case Happening.SmokeLaid(HexId hex, _) ->
                    said("Smoke rises in " + names.hex(hex), clause, hex);
            case Happening.SmokeThinned(HexId hex, int left, _) ->
                    said(
                            "The smoke in "
                                    + names.hex(hex)
                                    + (left == 0 ? " lifts" : " thins to Smoke " + left),
                            clause,
                            hex);
            case Happening.Hesitated(UnitId unit, _) ->
                    said(names.unit(unit) + " hesitates", clause);
            case Happening.CardTurned(int card, int side, _) ->
                    said("The " + names.side(side) + " side turns card " + card, clause);
            case Happening.EventDrawn(String drawn, int side, _) ->
                    said(
                            "The " + names.side(side) + " side draws " + ActionDeck.title(drawn),
                            clause);
            case Happening.EventMet(String drawn, _, HexId hex, UnitId unit, _) ->
                    said(
                            ActionDeck.title(drawn)
                                    + (hex == HexId.NOWHERE ? "" : " in " + names.hex(hex))
                                    + (unit == UnitId.NOBODY ? "" : ": " + names.unit(unit)),
                            clause);
            case Happening.CardReceived(var side, int card, _) ->
                    said(
                            side
                                    + " keeps "
                                    + (card == 0
                                            ? "a card"
                                            : ActionDeck.title(ActionDeck.card(card).event())),
                            clause);
            case Happening.CardPlayed(int side, int card, _) ->
                    said(
                            names.side(side)
                                    + " plays "
                                    + ActionDeck.title(ActionDeck.card(card).event()),
                            clause);
            case Happening.DeckShuffled _ -> said("The Action Deck is shuffled", clause);
            case Happening.PostAttached(UnitId unit, _) ->
                    said(names.unit(unit) + " is now a command post", clause);
            case Happening.PostLost(UnitId unit, _) ->
                    said("The command post with " + names.unit(unit) + " is lost", clause);
            case Happening.InterdictionLaid(HexId hex, int strength, _) ->
                    said(
                            names.hex(hex) + " is interdicted with a strength of " + strength,
                            clause,
                            hex);
            case Happening.InterdictionLifted(HexId hex, _) ->
                    said("The interdiction of " + names.hex(hex) + " is over", clause, hex);
            case Happening.SeriesRolled rolled -> dice.series(rolled);
            case Happening.AccuracyRolled rolled -> dice.accuracy(rolled);
            case Happening.BatteryHit hit -> dice.battery(hit);
            case Happening.AircraftEntered(AircraftId aircraft, HexId hex, int direction, _) ->
                    said(
                            "%s comes in over %s, flying %s"
                                    .formatted(
                                            names.plane(aircraft),
                                            names.hex(hex),
                                            table.ground().grid().directionName(direction)),
                            clause,
                            hex);
            case Happening.AircraftStruck(AircraftId aircraft, int attack, HexId hex, _) ->
                    said(
                            "%s strikes %s with %s"
                                    .formatted(
                                            names.plane(aircraft),
                                            names.hex(hex),
                                            weapon(aircraft, attack)),
                            clause,
                            hex);
            case Happening.AircraftFiredAt fired -> dice.flak(fired);
            case Happening.AircraftLeft(AircraftId aircraft, _) ->
                    said(names.plane(aircraft) + " flies off", clause);
            case Happening.MarkerKept(UnitId unit, boolean kept, _) ->
                    said(
                            names.unit(unit)
                                    + (kept ? " keeps" : " gives up")
                                    + " its Opportunity Fire marker",
                            clause,
                            at(unit));
            case Happening.Controlled(HexId hex, int side, _) ->
                    said(
                            "The " + names.side(side) + " side controls " + names.hex(hex),
                            clause,
                            hex);
            case Happening.TurnEnded(int turn, _) -> said("Turn " + turn + " ends", clause);
            case Happening.BattleEnded(String reason, _) ->
                    said("The battle is over: " + reason, clause);
        };
    }

    private String landing(Drop drop) {
        return names.plane(drop.aircraft())
                + " lands "
                + (drop.units().isEmpty() ? "nobody" : names.all(drop.units()))
                + " in "
                + names.hex(drop.hex());
    }

    private static String held(Decision.Scope scope) {
        return switch (scope) {
            case STEP -> "";
            case MOVE -> " for the rest of the move";
            case IMPULSE -> " for the rest of the impulse";
        };
    }

    private String weapon(AircraftId aircraft, int attack) {
        return Decisions.weapon(table.battle().sortie(aircraft).aircraft().attacks().get(attack));
    }

    private LogLine activated(UnitId unit, Clause clause) {
        LogLine line = said(names.unit(unit) + " is activated to move", clause, at(unit));
        return table.unit(unit).where() instanceof Whereabouts.OnMap(HexId hex)
                ? line.marched(stretch(unit, hex, hex, 0))
                : line;
    }

    private LogLine stepped(Happening.Stepped step) {
        String cost = names.hex(step.to()) + " for " + Halves.words(step.halfPoints()) + " MP";
        String unit = names.unit(step.unit());
        LogLine line =
                step.from() instanceof Whereabouts.OnMap(HexId from)
                        ? said(
                                unit + " moves from " + names.hex(from) + " to " + cost,
                                step.clause(),
                                from,
                                step.to())
                        : said(unit + " enters the map at " + cost, step.clause(), step.to());
        HexId from = step.from() instanceof Whereabouts.OnMap(HexId hex) ? hex : HexId.NOWHERE;
        return line.marched(stretch(step.unit(), from, step.to(), step.halfPoints()));
    }

    /** The beginning and the end of a move are stretches of it that cost nothing. */
    private LogLine.March stretch(UnitId unit, HexId from, HexId to, int halfPoints) {
        return new LogLine.March(
                table.stand(unit).id(),
                names.unit(unit),
                from == HexId.NOWHERE ? Optional.empty() : Optional.of(names.place(from)),
                names.place(to),
                halfPoints,
                2,
                "MP");
    }

    /** Where a unit is, if it still is somewhere. */
    private HexId[] at(UnitId unit) {
        return table.unit(unit).where() instanceof Whereabouts.OnMap(HexId hex)
                ? new HexId[] {hex}
                : new HexId[0];
    }

    private LogLine said(String words, Clause clause, HexId... hexes) {
        List<Place> places = Arrays.stream(hexes).<Place>map(names::place).toList();
        return new LogLine(words, List.of(), List.of(), clause, places);
    }
}
