package sandtable.bench.limit;

import java.util.SplittableRandom;

/** Work done with the bare skirmish, each call giving how much was done. */
public final class BarePlay {
    private final SplittableRandom random = new SplittableRandom(1);
    private final int[] actions = new int[6 * BareSkirmish.UNITS];
    private final BareSkirmish start = new BareSkirmish();
    private final int plies;

    /**
     * @param plies the length of a rollout
     */
    public BarePlay(int plies) {
        this.plies = plies;
    }

    /** One random game on one position that is changed in place: decisions. */
    public long inPlace() {
        var game = new BareSkirmish();
        long decisions = 0;
        while (!game.over()) {
            int count = game.legal(actions);
            game.apply(actions[random.nextInt(count)], random);
            decisions++;
        }
        return decisions;
    }

    /** One random game with a new position for each decision: decisions. */
    public long copying() {
        var game = new BareSkirmish();
        long decisions = 0;
        while (!game.over()) {
            int count = game.legal(actions);
            int action = actions[random.nextInt(count)];
            game = game.copy();
            game.apply(action, random);
            decisions++;
        }
        return decisions;
    }

    /** One rollout from the start: 1. */
    public long rollout() {
        var game = start.copy();
        for (int ply = 0; ply < plies && !game.over(); ply++) {
            int count = game.legal(actions);
            game.apply(actions[random.nextInt(count)], random);
        }
        return 1;
    }
}
