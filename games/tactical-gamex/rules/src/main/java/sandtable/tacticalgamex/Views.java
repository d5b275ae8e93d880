package sandtable.tacticalgamex;

import sandtable.kernel.Side;
import sandtable.tacticalgamex.state.Happening;

import java.util.Optional;

/** What a side is told: all but how the enemy laid hidden mines (TGX-8.2.b) or holds fire. */
final class Views {
    private Views() {}

    /** The event as a side may see it. */
    static Optional<Happening> seenBy(Happening event, Side me) {
        return switch (event) {
            case Happening.Laid laid ->
                    !laid.secret() || laid.side().equals(me)
                            ? Optional.of(event)
                            : Optional.empty();
            case Happening.Held held ->
                    held.side().equals(me) ? Optional.of(event) : Optional.empty();
            case Happening.DropNoted noted ->
                    noted.side().equals(me) ? Optional.of(event) : Optional.empty();
            case Happening.CardReceived(Side side, _, var clause) ->
                    side.equals(me)
                            ? Optional.of(event)
                            : Optional.of(new Happening.CardReceived(side, 0, clause));
            case Happening.Placed _,
                    Happening.DropBegan _,
                    Happening.CameDown _,
                    Happening.Boarded _,
                    Happening.PostAttached _,
                    Happening.PostLost _,
                    Happening.TurnBegan _,
                    Happening.InitiativeRolled _,
                    Happening.PointsRolled _,
                    Happening.Passed _,
                    Happening.ImpulseEnded _,
                    Happening.Activated _,
                    Happening.HexActivated _,
                    Happening.Stepped _,
                    Happening.Hesitated _,
                    Happening.MoveEnded _,
                    Happening.Hurried _,
                    Happening.MobileFireBegan _,
                    Happening.Turned _,
                    Happening.FatigueRolled _,
                    Happening.Loaded _,
                    Happening.Unloaded _,
                    Happening.Shifted _,
                    Happening.LeftTheMap _,
                    Happening.Attacked _,
                    Happening.StressRolled _,
                    Happening.BanzaiDeclared _,
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
                    Happening.BridgeLaid _,
                    Happening.BridgeFell _,
                    Happening.WreckRemoved _,
                    Happening.EngineersRolled _,
                    Happening.SmokeThinned _,
                    Happening.SmokeLaid _,
                    Happening.InterdictionLaid _,
                    Happening.InterdictionLifted _,
                    Happening.SeriesRolled _,
                    Happening.AccuracyRolled _,
                    Happening.BatteryHit _,
                    Happening.AircraftEntered _,
                    Happening.AircraftStruck _,
                    Happening.AircraftFiredAt _,
                    Happening.AircraftLeft _,
                    Happening.MarkerKept _,
                    Happening.Sailed _,
                    Happening.SinkingRolled _,
                    Happening.Controlled _,
                    Happening.CardTurned _,
                    Happening.EventDrawn _,
                    Happening.EventMet _,
                    Happening.CardPlayed _,
                    Happening.DeckShuffled _,
                    Happening.TurnEnded _,
                    Happening.BattleEnded _ ->
                    Optional.of(event);
        };
    }
}
