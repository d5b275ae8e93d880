package sandtable.notquitemechanized.battle;

import sandtable.kernel.Side;
import sandtable.notquitemechanized.terrain.Ground;

import java.util.List;

/**
 * What a scenario fixes for the whole game.
 *
 * @param plans the operation order of each post
 */
public record Battle(
        String id,
        String title,
        Ground ground,
        Calendar calendar,
        List<Camp> camps,
        List<Post> posts,
        List<Formation> formations,
        List<Stand> stands,
        List<Link> links,
        List<Integer> fireUnits,
        Works works,
        List<OperationOrder> plans,
        Victory victory) {
    public Battle {
        camps = List.copyOf(camps);
        posts = List.copyOf(posts);
        formations = List.copyOf(formations);
        stands = List.copyOf(stands);
        links = List.copyOf(links);
        fireUnits = List.copyOf(fireUnits);
        plans = List.copyOf(plans);
    }

    public List<Side> sides() {
        return posts.stream().map(Post::side).toList();
    }

    /** The number of a post. */
    public int post(Side side) {
        for (int i = 0; i < posts.size(); i++) {
            if (posts.get(i).side().equals(side)) {
                return i;
            }
        }
        throw new IllegalArgumentException(side + " is no post of " + id);
    }

    public Side side(int post) {
        return posts.get(post).side();
    }

    /** The camp that a post serves. */
    public int camp(int post) {
        return posts.get(post).camp();
    }

    /** All posts of a camp. */
    public List<Side> sidesOf(int camp) {
        return posts.stream().filter(each -> each.camp() == camp).map(Post::side).toList();
    }

    public Stand stand(BodyId body) {
        return stands.get(body.index());
    }

    public Formation formation(UnitId unit) {
        return formations.get(unit.index());
    }

    public Formation formation(BodyId body) {
        return formation(stand(body).unit());
    }

    /** The strength of a unit at the start (R-NQM-19). */
    public int strength(UnitId unit) {
        return formation(unit).bodies().stream()
                .mapToInt(each -> stand(each).type().strength())
                .sum();
    }

    /** A battle is one scenario read once; two of the same id are the same. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Battle battle
                        && id.equals(battle.id)
                        && ground.equals(battle.ground)
                        && stands.equals(battle.stands)
                        && plans.equals(battle.plans);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
