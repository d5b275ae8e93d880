package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works.EngineerAction;
import sandtable.tacticalgamex.state.Works.EngineerAction.Project;

import java.util.Optional;
import java.util.function.IntPredicate;

/** How likely the engineers of a side blow a bridge before the battle is over (TGX-9.2.e). */
final class Demolition {
    private static final int ACTIVATIONS = 3;
    private static final double SUCCEEDS = 5 / 6.0;

    /** That nobody interferes until the next activation. */
    private static final double UNDISTURBED = 0.75;

    private static final double A_HEX_AWAY = 0.85;
    private static final double SHAKEN = 0.6;
    private static final double WITHOUT_EQUIPMENT = 0.3;

    private final Position position;
    private final Outlook outlook;
    private final int bridge;

    Demolition(Position position, int bridge) {
        this.position = position;
        this.outlook = position.outlook;
        this.bridge = bridge;
    }

    /** By the engineer of a side who has come farthest. */
    double likelihood(int side) {
        return likelihood(side, _ -> true);
    }

    /** The same by those only who have begun with it. */
    double underWay(int side) {
        return likelihood(side, each -> begun(each).isPresent());
    }

    private double likelihood(int side, IntPredicate who) {
        double best = 0;
        for (int i = 0; i < outlook.count; i++) {
            Optional<UnitId> vehicle =
                    outlook.side[i] == side && who.test(i)
                            ? outlook.battle.vehicleOf(i)
                            : Optional.empty();
            if (vehicle.isPresent() && position.onMap(vehicle.get().index())) {
                best = Math.max(best, likelihood(i, vehicle.get().index()));
            }
        }
        return best;
    }

    private double likelihood(int engineer, int vehicle) {
        boolean aboard = position.has(engineer, Position.ABOARD);
        int at = aboard ? position.hex[vehicle] : position.hex[engineer];
        if (at < 0) {
            return 0;
        }
        int away = outlook.grid.distance(at, bridge);
        boolean there = away == 0 && !aboard;
        Optional<EngineerAction> begun = there ? begun(engineer) : Optional.empty();
        boolean leaves = begun.isPresent() && begun.get().leaving();
        int needed = leaves ? 0 : ACTIVATIONS - begun.map(EngineerAction::steps).orElse(0);
        int march = there ? 0 : aboard ? 1 : away;
        if (needed + march > left(engineer)) {
            return 0;
        }
        boolean equipped = outlook.grid.distance(position.hex[vehicle], bridge) <= 1;
        double order = position.has(engineer, Position.DISRUPTED) ? SHAKEN : 1;
        return order
                * (equipped ? 1 : WITHOUT_EQUIPMENT)
                * Math.pow(A_HEX_AWAY, away)
                * Math.pow(UNDISTURBED, needed)
                * SUCCEEDS;
    }

    private Optional<EngineerAction> begun(int engineer) {
        return position.table
                .counters()
                .works()
                .of(position.table.unitId(engineer))
                .filter(each -> each.project() == Project.DEMOLITION)
                .filter(each -> each.hex().index() == bridge);
    }

    /** Activations that it still has. */
    private int left(int engineer) {
        int now = position.has(engineer, Position.ACTIVATED) ? 0 : 1;
        return outlook.turns - position.table.turn() + now;
    }
}
