package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.firefight.Objectives;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What an assault is on: a position and who is in it, or bodies that are in none. */
record Target(Spot middle, Optional<Position> position, List<BodyId> bodies) {
    Target {
        bodies = List.copyOf(bodies);
    }

    static Target of(Table table, Attack attack) {
        Optional<Position> position = Objectives.position(table, attack);
        Spot middle = position.map(each -> each.ground().centre()).orElse(attack.objective());
        return new Target(middle, position, Objectives.bodies(table, attack));
    }

    /** NQM-SUMM.9: only a position is close assaulted. */
    boolean positional() {
        return position.isPresent();
    }

    /** Whether somebody has reached it: touches its ground, or one of those in it. */
    boolean reached(Table table, BodyId body) {
        Disc here = table.disc(body).orElseThrow();
        if (position.isPresent() && position.get().ground().touches(here)) {
            return true;
        }
        for (BodyId each : bodies) {
            if (Gaps.within(table, body, each, 0)) {
                return true;
            }
        }
        return false;
    }
}
