package sandtable.tacticalgamex;

import java.util.List;

/**
 * A move under way.
 *
 * @param from the hex in which its activation began, or {@link Unit#WAITING} if it enters the map
 * @param left half movement points left
 * @param moved whether it has left that hex
 * @param bonus whether it has used the road rate (TGX-6.4.6.e)
 * @param loaded whether it has taken a unit aboard: it may not do so twice (TGX-5.2.2.d)
 * @param path what is left of the way announced
 * @param held whether the enemy lets it go on without fire for the rest of the move
 */
public record Walk(
        int unit,
        int from,
        int left,
        boolean moved,
        boolean bonus,
        boolean loaded,
        List<Integer> path,
        Then then,
        boolean held) {
    public Walk {
        path = List.copyOf(path);
    }

    static Walk of(int unit, int from, int left) {
        return new Walk(unit, from, left, false, false, false, List.of(), Then.NOTHING, false);
    }

    Walk along(List<Integer> way, Then end) {
        return new Walk(unit, from, left, moved, bonus, loaded, way, end, held);
    }

    /** After a step. */
    Walk stepped(int cost, boolean byRoad) {
        return new Walk(
                unit,
                from,
                left - cost,
                true,
                bonus || byRoad,
                loaded,
                path.subList(1, path.size()),
                then,
                held);
    }

    Walk loaded(int cost) {
        return new Walk(unit, from, left - cost, moved, bonus, true, path, then, held);
    }

    Walk holding(boolean now) {
        return new Walk(unit, from, left, moved, bonus, loaded, path, then, now);
    }
}
