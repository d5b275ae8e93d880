package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C9: what an attack is on: a position, or enemy stands within 500 m of a point. */
public final class Objectives {
    private Objectives() {}

    /** The position of the enemies of a camp in which a place lies; of several the nearest. */
    static Optional<Position> position(Table known, int camp, Spot at) {
        Position nearest = null;
        for (Position each : known.positions()) {
            boolean in = each.camp() != camp && each.ground().contains(at);
            boolean nearer =
                    nearest == null
                            || at.squaredTo(each.ground().centre())
                                    < at.squaredTo(nearest.ground().centre());
            if (in && nearer) {
                nearest = each;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** The enemy bodies that an attack is on. */
    public static List<BodyId> bodies(Table table, Attack attack) {
        Optional<Position> position = position(table, attack);
        return bodies(table, attack.camp(), attack.objective(), position);
    }

    /** The position that an attack is on. */
    public static Optional<Position> position(Table table, Attack attack) {
        if (attack.position().isEmpty()) {
            return Optional.empty();
        }
        int id = attack.position().get();
        return table.positions().stream().filter(each -> each.id() == id).findFirst();
    }

    static List<BodyId> bodies(Table table, int camp, Spot at, Optional<Position> position) {
        var bodies = new ArrayList<BodyId>();
        for (Stand each : table.battle().stands()) {
            if (each.camp() != camp && in(table, each.id(), at, position)) {
                bodies.add(each.id());
            }
        }
        return bodies;
    }

    private static boolean in(Table table, BodyId body, Spot at, Optional<Position> position) {
        if (position.isEmpty()) {
            return Gaps.within(table, body, at, Setting.OBJECTIVE_REACH.value());
        }
        Optional<Spot> spot = table.spot(body);
        return spot.isPresent() && position.get().ground().contains(spot.get());
    }
}
