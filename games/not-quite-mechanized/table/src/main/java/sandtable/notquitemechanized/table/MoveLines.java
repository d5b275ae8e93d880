package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Shape;
import sandtable.scene.Trail;

import java.util.List;

/** Who moves, halts, comes into sight and goes out of it. */
record MoveLines(Told told) {
    LogLine of(MoveHappening event) {
        return switch (event) {
            case MoveHappening.Moved it -> moved(it);
            case MoveHappening.Entered(var body, var at, _, var clause) ->
                    told.at(at, told.body(body) + " comes onto the table", clause);
            case MoveHappening.Left(var body, _, var clause) ->
                    told.of(body, told.body(body) + " leaves the table", clause);
            case MoveHappening.Halted(var body, var why, _, var clause) ->
                    told.of(body, "%s halts: %s".formatted(told.body(body), why(why)), clause);
            case MoveHappening.Mounted(var body, var tanks, _, var clause) ->
                    told.of(
                            tanks,
                            "%s rides on %s".formatted(told.body(body), told.body(tanks)),
                            clause);
            case MoveHappening.Dismounted(var body, var at, _, var clause) ->
                    told.at(at, told.body(body) + " gets off the tanks", clause);
            case MoveHappening.Sighted(var body, var at, _, var clause) ->
                    told.at(
                            at,
                            "%s %s is seen at %s"
                                    .formatted(told.whose(body), told.body(body), Names.at(at)),
                            clause);
            case MoveHappening.LostSight(var body, _, var clause) ->
                    told.of(
                            body,
                            "%s %s is out of sight".formatted(told.whose(body), told.body(body)),
                            clause);
        };
    }

    private LogLine moved(MoveHappening.Moved moved) {
        var trail = Names.points(moved.trail());
        String words =
                "%s goes to %s"
                        .formatted(told.body(moved.body()), Names.at(moved.trail().getLast()));
        return told.line(words, moved.clause(), List.of(trail.getLast()))
                .drawn(List.of(new Shape.Line(trail, Shape.Look.DOTTED, "")))
                .along(new Trail(moved.body().name(), trail));
    }

    private static String why(MoveHappening.Why why) {
        return switch (why) {
            case ENEMY_IN_RANGE -> "an enemy is in range";
            case TOUCHES_ENEMY -> "it has come upon the enemy";
            case NO_ROOM -> "there is no room";
            case NO_CROSSING -> "the water cannot be crossed here";
            case PINNED -> "it is pinned";
            case GUARDS_PRISONERS -> "it guards prisoners";
            case MINES -> "mines";
            case RECCE -> "it was stopped";
            case HORSES -> "horses keep out of the enemy's sight off the road";
        };
    }
}
