package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.state.Crossing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Passage;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C14: where streams and rivers are crossed: bridges, fords, and what engineers made of places. */
public final class Crossings {
    private Crossings() {}

    /** Whether one who moves so crosses there for nothing. */
    static boolean open(Table table, Spot at, Leg leg) {
        boolean made = false;
        boolean blown = false;
        for (Crossing each : table.crossings()) {
            if (near(each.at(), at)) {
                made |= carries(each.kind(), leg);
                blown |= each.kind() == Crossing.Kind.BLOWN;
            }
        }
        if (made || !table.battle().ground().passage(at)) {
            return made;
        }
        return !blown || bridges(table, at, FeatureKind.FORD).isPresent();
    }

    private static boolean carries(Crossing.Kind kind, Leg leg) {
        return switch (kind) {
            case BRIDGE -> true; // NQM-TASK.6
            case BRIDGEHEAD -> leg == Leg.FOOT; // NQM-TASK.5
            case BLOWN -> false;
        };
    }

    /** The bridge at a place, if it still stands. */
    public static Optional<Spot> bridge(Table table, Spot at) {
        for (Crossing each : table.crossings()) {
            if (each.kind() != Crossing.Kind.BRIDGEHEAD && near(each.at(), at)) {
                return each.kind() == Crossing.Kind.BRIDGE
                        ? Optional.of(each.at())
                        : Optional.empty();
            }
        }
        return bridges(table, at, FeatureKind.BRIDGE);
    }

    private static Optional<Spot> bridges(Table table, Spot at, FeatureKind kind) {
        for (Passage each : table.battle().ground().passages()) {
            if (each.kind() == kind && near(each.at(), at)) {
                return Optional.of(each.at());
            }
        }
        return Optional.empty();
    }

    private static boolean near(Spot crossing, Spot at) {
        return crossing.within(Setting.CROSSING_REACH.value(), at);
    }
}
