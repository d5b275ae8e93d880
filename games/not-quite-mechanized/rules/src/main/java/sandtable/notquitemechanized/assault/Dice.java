package sandtable.notquitemechanized.assault;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.notquitemechanized.forces.Grade;

import java.util.List;

/**
 * NQM-CATAB.15: the dice of one round of close assault, thrown at once and matched; those without a
 * partner are ignored (NQM-CATAB.16).
 */
public record Dice(int attackers, int defenders, Pool.Tie tie) {
    private static final int FACES = 6;

    /**
     * Dice as they fell; for odds there are no faces, and the losses are right.
     *
     * @param losses pairs that the attackers lost, and those that the defenders lost
     */
    public record Thrown(List<Integer> attackers, List<Integer> defenders, Pool.Losses losses) {
        public Thrown {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    /** NQM-CATAB.11, NQM-CATAB.17: Elite and Veterans win equal dice against who is inferior. */
    public static Pool.Tie tie(Grade attackers, Grade defenders) {
        if (attackers.better(defenders) && winsTies(attackers)) {
            return Pool.Tie.FIRST;
        }
        return defenders.better(attackers) && winsTies(defenders)
                ? Pool.Tie.SECOND
                : Pool.Tie.NOBODY;
    }

    private static boolean winsTies(Grade grade) {
        return switch (grade) {
            case ELITE, VETERAN -> true;
            case REGULAR, CONSCRIPT, MILITIA -> false;
        };
    }

    /** As they fall: only equal ones ask for the grades (NQM-DES.4). */
    public Thrown thrown(Chance chance) {
        Pool pool = Pool.matched(attackers, defenders, FACES, tie);
        Throw roll = chance.roll(pool);
        List<Integer> faces = roll.faces();
        boolean played = !faces.isEmpty();
        return new Thrown(
                played ? faces.subList(0, attackers) : List.of(),
                played ? faces.subList(attackers, faces.size()) : List.of(),
                pool.losses(roll.value()));
    }
}
