package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BC-TURN Turn Sequence. */
final class PlayerTurn {
    private static final Clause TURN = Clause.of("BC-TURN.1");
    private static final Clause FIRST = Clause.of("BC-TURN.2");
    private static final Clause RECOVERED = Clause.of("BC-BOMB.12");

    /** What a unit has done in its action. */
    private static final int ACTION =
            Standing.MOVING | Standing.HALVED | Standing.SPENT | Standing.ATTACKING;

    private PlayerTurn() {}

    /** BC-TURN.2: the side that the scenario names begins. */
    static Battle first(Battle battle, List<Happening> events) {
        events.add(new Happening.TurnBegan(1, side(battle, battle.active()), FIRST));
        Battle.Edit edit = battle.edit();
        edit.clearAll(Standing.ACTED);
        return edit.done(1, battle.active(), Scoring.controls(battle), new Step.Acting());
    }

    /** BC-TURN.3: another action begins, so that the moves before it are over. */
    static void closeAction(Battle.Edit edit) {
        edit.clearAll(ACTION);
    }

    static Battle end(Battle battle, List<Happening> events) {
        int side = battle.active();
        events.add(new Happening.TurnEnded(battle.turn(), side(battle, side), TURN));
        byte[] controls = Scoring.controls(battle);
        Battle.Edit edit = battle.edit();
        edit.clearAll(ACTION | Standing.ACTED); // BC-TURN.5, R-BC-18: for both sides
        Battle ended = edit.done(battle.turn(), side, controls, battle.step());
        Optional<Step.Over> decided = Scoring.decided(ended);
        if (decided.isPresent()) {
            return over(ended, decided.get(), events);
        }
        boolean gameTurnEnds = side != battle.setup().first(); // R-BC-17
        Battle next = gameTurnEnds ? recovered(ended, events) : ended;
        if (gameTurnEnds && battle.turn() == battle.setup().turns()) {
            return over(next, Scoring.result(next), events);
        }
        int turn = battle.turn() + (gameTurnEnds ? 1 : 0);
        events.add(new Happening.TurnBegan(turn, side(battle, 1 - side), TURN));
        return next.edit().done(turn, 1 - side, controls, new Step.Acting());
    }

    /** BC-BOMB.12: the Suppression Tokens go. */
    private static Battle recovered(Battle battle, List<Happening> events) {
        var units = new ArrayList<Integer>();
        for (int unit = 0; unit < battle.units(); unit++) {
            if (battle.suppressed(unit)) {
                units.add(unit);
            }
        }
        if (units.isEmpty()) {
            return battle;
        }
        events.add(new Happening.Recovered(units, RECOVERED));
        Battle.Edit edit = battle.edit();
        edit.clearAll(Standing.SUPPRESSED);
        return edit.done(battle.step());
    }

    private static Battle over(Battle battle, Step.Over over, List<Happening> events) {
        Optional<Side> winner = over.winner().map(battle.setup().sides()::get);
        events.add(new Happening.BattleEnded(winner, over.reason(), over.clause()));
        return battle.with(over);
    }

    private static Side side(Battle battle, int side) {
        return battle.setup().sides().get(side);
    }
}
