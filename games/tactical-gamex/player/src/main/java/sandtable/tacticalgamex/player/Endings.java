package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** How good the ways of a unit look at first sight, each with its ending. */
final class Endings {
    private static final double LEAVES = 20;
    private static final double FORT = 0.4;
    private static final double MOUNTING = 0.5;
    private static final double LEAST = -100;
    private static final int PARTNERS = 1;
    private static final double HARM = 0.15;
    private static final double HALF = 0.5;

    private final Position position;
    private final Places places;
    private final Shots shots;
    private final int me;
    private final int unit;

    Endings(Position position, int me, int unit) {
        this.position = position;
        this.places = new Places(position, me);
        this.shots = new Shots(position);
        this.me = me;
        this.unit = unit;
    }

    /** A way that just ends in a hex. */
    double plain(int hex) {
        return places.of(unit, hex);
    }

    /** More than such a way can be worth. */
    double atMost(int hex) {
        return places.atMost(unit, hex);
    }

    /** Any other answer to where a unit moves. */
    double of(Decision decision) {
        int at = position.hex[unit];
        return switch (decision) {
            case Decision.Halt _ -> at < 0 ? LEAST : places.of(unit, at);
            case Decision.MobileFire _ -> mobile(at);
            case Decision.Load(UnitId passenger) ->
                    loading(at, passenger.index()) - places.of(unit, at) > 0
                            ? loading(at, passenger.index())
                            : LEAST;
            case Decision.March(List<HexId> path, Ending ending) ->
                    march(path.isEmpty() ? at : path.getLast().index(), ending);
            case Decision _ -> LEAST;
        };
    }

    /** Worth it where there is somebody to fire at from where it is (TGX-18.1.a). */
    private double mobile(int at) {
        double harm = at < 0 ? 0 : shots.best(at);
        return harm > HARM ? places.of(unit, at) + HALF * harm : LEAST;
    }

    /** An attack with those who may join it. */
    private double charge(boolean overrun, int target) {
        var alone =
                new Charge(
                        overrun,
                        position.table.hexId(target),
                        List.of(position.table.unitId(unit)));
        return shots.harm(Rushes.joined(position, alone, PARTNERS));
    }

    /** A tank that takes somebody up fights less for a turn. */
    private double loading(int hex, int passenger) {
        double mounts = position.outlook.rides(unit) ? MOUNTING : 0;
        return places.loading(unit, hex, passenger) - mounts * position.weight(unit);
    }

    private double march(int hex, Ending ending) {
        return switch (ending) {
            case Ending.Nothing _ -> places.of(unit, hex);
            case Ending.Load(UnitId passenger) -> loading(hex, passenger.index());
            case Ending.Unload _ -> places.unloading(unit, hex);
            case Ending.Ashore(var passengers) -> places.ashore(unit, hex, passengers);
            case Ending.Rise _, Ending.Sink _, Ending.LeaveFort _ -> places.of(unit, hex) - 0.1;
            case Ending.EnterFort _ -> places.of(unit, hex) + FORT;
            case Ending.Overrun(HexId target) ->
                    places.of(unit, hex)
                            + charge(true, target.index())
                            + shots.following(unit, target.index());
            case Ending.CloseAssault(HexId target) ->
                    places.of(unit, hex) + charge(false, target.index());
            case Ending.Leave _ ->
                    position.outlook.leaving[me].contains(hex) ? LEAVES : places.of(unit, hex) - 1;
        };
    }
}
