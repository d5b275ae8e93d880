package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;

import java.util.Set;

/**
 * What one post keeps to itself. Only its own view has a place for it.
 *
 * @param knowledge of each enemy body, by number; nothing of its own camp's
 * @param positions of the enemy that it knows, by id
 * @param mines of the enemy that it knows, by id
 */
public record Secrets(
        Plan plan,
        Sheet sheet,
        Roster<Knowledge> knowledge,
        Set<Integer> positions,
        Set<String> mines) {
    public Secrets {
        positions = Set.copyOf(positions);
        mines = Set.copyOf(mines);
    }

    public boolean sees(BodyId body) {
        return knowledge.get(body.index()) instanceof Knowledge.Seen;
    }

    public Secrets with(Plan now) {
        return new Secrets(now, sheet, knowledge, positions, mines);
    }

    public Secrets with(Sheet now) {
        return new Secrets(plan, now, knowledge, positions, mines);
    }

    public Secrets knowing(Roster<Knowledge> now, Set<Integer> places, Set<String> belts) {
        return new Secrets(plan, sheet, now, places, belts);
    }
}
