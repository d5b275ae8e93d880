package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;

import java.util.List;
import java.util.Set;

/**
 * What one post keeps to itself. Only its own view has a place for it.
 *
 * @param knowledge of each enemy body, by number; nothing of its own camp's
 * @param positions of the enemy that it knows, by id
 * @param mines of the enemy that it knows, by id
 * @param scoots who shoots and scoots in this bound, until they have (NQM-SPATT.4)
 * @param diary what it reports to others of its camp and knows of them
 */
public record Secrets(
        Plan plan,
        Sheet sheet,
        Roster<Knowledge> knowledge,
        Set<Integer> positions,
        Set<String> mines,
        List<Decision.ShootAndScoot> scoots,
        Diary diary) {
    public Secrets {
        positions = Set.copyOf(positions);
        mines = Set.copyOf(mines);
        scoots = List.copyOf(scoots);
    }

    public boolean sees(BodyId body) {
        return knowledge.get(body.index()) instanceof Knowledge.Seen;
    }

    public Secrets with(Plan now) {
        return new Secrets(now, sheet, knowledge, positions, mines, scoots, diary);
    }

    public Secrets with(Sheet now) {
        return new Secrets(plan, now, knowledge, positions, mines, scoots, diary);
    }

    public Secrets knowing(Roster<Knowledge> now, Set<Integer> places, Set<String> belts) {
        return new Secrets(plan, sheet, now, places, belts, scoots, diary);
    }

    public Secrets withScoots(List<Decision.ShootAndScoot> now) {
        return new Secrets(plan, sheet, knowledge, positions, mines, now, diary);
    }

    public Secrets with(Diary now) {
        return new Secrets(plan, sheet, knowledge, positions, mines, scoots, now);
    }
}
