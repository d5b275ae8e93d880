package sandtable.tacticalgamex.player;

import sandtable.scenario.Start;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** TGX-10 From where to land, and on which beach: the nearer to what is wanted the better. */
final class Voyage {
    private static final double MINED = 0.5;
    private static final double CROWDED = 0.05;

    private final Position position;
    private final Outlook outlook;
    private final View view;
    private final Places places;

    Voyage(Position position, View view) {
        this.position = position;
        this.outlook = position.outlook;
        this.view = view;
        this.places = new Places(position, view.me());
    }

    /** Where the scenario suggests something that will do. */
    Decision launch(List<Decision> options) {
        boolean suggested =
                options.getLast() instanceof Decision.Place(UnitId unit, _)
                        && view.table().stand(unit).piece().start() instanceof Start.Proposed;
        return suggested ? new Decision.Done() : best(options);
    }

    Decision advance(List<Decision> options) {
        return best(options);
    }

    private Decision best(List<Decision> options) {
        Decision best = options.getFirst();
        double most = -Double.MAX_VALUE;
        for (Decision each : options) {
            double worth =
                    switch (each) {
                        case Decision.Place(UnitId unit, HexId hex) ->
                                worth(unit.index(), hex.index());
                        case Decision.Sail(UnitId unit, HexId hex) ->
                                worth(unit.index(), hex.index());
                        default -> -Double.MAX_VALUE;
                    };
            if (worth > most) {
                most = worth;
                best = each;
            }
        }
        return best;
    }

    /** What the unit and those aboard have of going that way. */
    private double worth(int unit, int hex) {
        int beach = outlook.landfall.beach(hex);
        double worth = places.pull(unit, beach, unit, outlook.landfall.turns(hex));
        for (UnitId each : view.table().unit(unit).passengers()) {
            worth += places.pull(each.index(), beach, unit, outlook.landfall.turns(hex));
        }
        int others = 0;
        for (int i = position.first(beach); i >= 0; i = position.next(i)) {
            others++;
        }
        boolean mined = view.table().counters().knownMines(beach);
        return worth - (mined ? MINED : 0) - CROWDED * others;
    }
}
