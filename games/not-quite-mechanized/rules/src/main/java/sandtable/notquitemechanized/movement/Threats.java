package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The enemies that a post sees.
 *
 * @param effective how far each fires with effect, in the same order
 */
record Threats(List<Disc> discs, List<Integer> effective) {
    static Threats of(State state, int post) {
        var discs = new ArrayList<Disc>();
        var effective = new ArrayList<Integer>();
        for (Stand each : state.battle().stands()) {
            if (state.secrets(post).sees(each.id())) {
                Optional<Disc> disc = state.table().disc(each.id());
                if (disc.isPresent()) {
                    discs.add(disc.get());
                    effective.add(each.type().range().effective());
                }
            }
        }
        return new Threats(discs, effective);
    }

    /** Whether one of them has somebody in effective range. */
    boolean reach(Disc who) {
        for (int i = 0; i < discs.size(); i++) {
            if (discs.get(i).within(effective.get(i), who)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them has a line of sight to a place, as far as vehicles are seen. */
    boolean see(Table table, Spot at) {
        for (Disc each : discs) {
            if (each.within(Setting.SIGHT_MOVING_VEHICLES.value(), at)
                    && Seeing.line(table, each.centre(), at)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them is so near. */
    boolean within(int metres, Disc who) {
        for (Disc each : discs) {
            if (each.within(metres, who)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them is so near, with a line of sight. */
    boolean inSight(int metres, Disc who, Table table) {
        for (Disc each : discs) {
            if (each.within(metres, who) && Seeing.line(table, who.centre(), each.centre())) {
                return true;
            }
        }
        return false;
    }
}
