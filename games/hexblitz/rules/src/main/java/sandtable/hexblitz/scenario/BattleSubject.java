package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Formation;
import sandtable.kernel.Side;
import sandtable.scenario.Countable;
import sandtable.scenario.HexFields;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Subject;
import sandtable.space.HexSet;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the victory conditions of a scenario can speak of. */
record BattleSubject(HexFields hexes, List<Camp> camps, List<Formation> all) implements Subject {
    /** Data ruling 44: where a scenario gives no points, a point for each SP of the enemy. */
    static final List<Score> DESTRUCTION =
            List.of(
                    new Score(0, new Measure.StrengthLost(1), 1),
                    new Score(1, new Measure.StrengthLost(0), 1));

    @Override
    public List<Side> sides() {
        return camps.stream().map(Camp::side).toList();
    }

    @Override
    public Set<Countable> countable() {
        return EnumSet.of(Countable.DEPARTURES, Countable.STRENGTH_LOST);
    }

    @Override
    public HexSet exits(int side) {
        return camps.get(side).exits();
    }

    @Override
    public List<String> formations() {
        return all.stream().map(Formation::id).toList();
    }
}
