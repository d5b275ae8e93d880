package sandtable.notquitemechanized.battle;

import sandtable.kernel.Side;
import sandtable.notquitemechanized.terrain.Ground;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a scenario fixes for the whole game.
 *
 * @param posts in the order of the camps, the highest of each first
 * @param plans the operation order of each post
 * @param reports when a post hears of what others of its camp see
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
        Victory victory,
        Reports reports) {
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

    /** Whether a post sees at once what the troops of another see (C17). */
    public boolean shares(int post, int other) {
        return post == other || reports == Reports.NOW && camp(post) == camp(other);
    }

    /** Whether the headquarters of a post commands that of the post which orders a unit. */
    public boolean superior(int post, UnitId unit) {
        Optional<UnitId> headquarters = posts.get(post).headquarters();
        Optional<UnitId> other = posts.get(formation(unit).post()).headquarters();
        boolean mine = formation(unit).post() == post;
        Optional<UnitId> at = mine ? Optional.empty() : above(other);
        while (at.isPresent() && !at.equals(headquarters)) {
            at = above(at);
        }
        return at.isPresent();
    }

    private Optional<UnitId> above(Optional<UnitId> unit) {
        return unit.flatMap(each -> formation(each).under());
    }

    /** The posts of a unit's camp that know at once what happens to it (C17). */
    public List<Side> fellows(UnitId unit) {
        int own = formation(unit).post();
        var fellows = new ArrayList<Side>();
        for (int post = 0; post < posts.size(); post++) {
            if (shares(post, own)) {
                fellows.add(side(post));
            }
        }
        return fellows;
    }

    public List<Side> fellows(BodyId body) {
        return fellows(stand(body).unit());
    }

    /** All posts of a camp, for what is no secret among them. */
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
                        && posts.equals(battle.posts)
                        && reports == battle.reports
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
