package sandtable.tacticalgamex;

import sandtable.kernel.Side;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/**
 * What a side knows. All counters lie open; hidden are the enemy's mines (TGX-8.2.b) and whether he
 * has said to hold his fire.
 */
final class Views {
    private Views() {}

    static View of(State state, Side side) {
        Table table = state.table();
        int me = table.battle().side(side);
        int hidden = 0;
        for (Minefield each : table.counters().mines()) {
            hidden += unknown(each, me) ? 1 : 0;
        }
        return new View(
                side,
                me,
                hidden == 0 ? table : known(table, me),
                state.stack(),
                state.secrets().get(me),
                hidden);
    }

    private static boolean unknown(Minefield mines, int me) {
        return !mines.known() && mines.side() != me;
    }

    private static Table known(Table table, int me) {
        List<Minefield> known =
                table.counters().mines().stream().filter(each -> !unknown(each, me)).toList();
        return table.with(table.counters().withMines(known));
    }

    /** The event as a side may see it. */
    static Optional<Happening> seenBy(Happening event, Side me) {
        return switch (event) {
            case Happening.Laid laid ->
                    !laid.secret() || laid.side().equals(me)
                            ? Optional.of(event)
                            : Optional.empty();
            case Happening.Held held ->
                    held.side().equals(me) ? Optional.of(event) : Optional.empty();
            case Happening.Placed _,
                    Happening.Boarded _,
                    Happening.TurnBegan _,
                    Happening.InitiativeRolled _,
                    Happening.PointsRolled _,
                    Happening.Passed _,
                    Happening.ImpulseEnded _,
                    Happening.Activated _,
                    Happening.HexActivated _,
                    Happening.Stepped _,
                    Happening.MoveEnded _,
                    Happening.Loaded _,
                    Happening.Unloaded _,
                    Happening.Shifted _,
                    Happening.LeftTheMap _,
                    Happening.Attacked _,
                    Happening.Disrupted _,
                    Happening.Eliminated _,
                    Happening.WreckLeft _,
                    Happening.FortDestroyed _,
                    Happening.MoraleChecked _,
                    Happening.Rallied _,
                    Happening.Watching _,
                    Happening.SpotRolled _,
                    Happening.SpottedMarkerRemoved _,
                    Happening.LetPass _,
                    Happening.MinesFound _,
                    Happening.PutToWork _,
                    Happening.MinesInverted _,
                    Happening.MinesCleared _,
                    Happening.BlockInverted _,
                    Happening.BlockRemoved _,
                    Happening.WreckRemoved _,
                    Happening.SmokeThinned _,
                    Happening.SeriesRolled _,
                    Happening.AccuracyRolled _,
                    Happening.BatteryHit _,
                    Happening.AircraftEntered _,
                    Happening.AircraftStruck _,
                    Happening.AircraftFiredAt _,
                    Happening.AircraftLeft _,
                    Happening.MarkerKept _,
                    Happening.Controlled _,
                    Happening.TurnEnded _,
                    Happening.BattleEnded _ ->
                    Optional.of(event);
        };
    }
}
