package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An attack under way (C9), from the bound it began until it is called off or has taken its
 * objective. It is known by the unit of its Command stand and its objective.
 *
 * @param command the Command stand that leads it (NQM-CLASS.13)
 * @param objective the middle of what is attacked
 * @param position what is attacked, by id; nothing where it is enemies within 500 m of the
 *     objective (NQM-FIGHT.15, .16)
 * @param firing who fires in it, or fired, in the bound {@code lately}
 * @param called batteries In Support that were asked in that bound and fire in the next
 *     (NQM-OOB.12)
 * @param took all bodies that have taken part, for NQM-PRESS.3
 * @param caused hits in all since it began
 * @param taken hits in all since it began
 * @param won the last bound in which the firefight was won; {@link Marks#NEVER} before it
 * @param wonFirst the first bound in which it was
 * @param lately the last bound in which it fired or assaulted
 * @param needsReserves whether an hour was lost and nobody new has joined since (NQM-PRESS.4)
 */
public record Attack(
        int camp,
        BodyId command,
        Spot objective,
        Optional<Integer> position,
        List<BodyId> firing,
        List<BodyId> called,
        List<BodyId> took,
        int began,
        int caused,
        int taken,
        int won,
        int wonFirst,
        int lately,
        boolean needsReserves) {
    public Attack {
        firing = List.copyOf(firing);
        called = List.copyOf(called);
        took = List.copyOf(took);
    }

    /** One that begins in a bound. */
    public static Attack begun(
            int camp, BodyId command, Spot objective, Optional<Integer> position, int bound) {
        return new Attack(
                camp,
                command,
                objective,
                position,
                List.of(),
                List.of(),
                List.of(),
                bound,
                0,
                0,
                Marks.NEVER,
                Marks.NEVER,
                bound,
                false);
    }

    /** C9: whether its firefight is won: a win lasts while it fires or assaults every bound. */
    public boolean won(int bound) {
        return won != Marks.NEVER && lately >= bound - 1;
    }

    /** Who fires in it in a bound, and who is asked to fire in the next. */
    public Attack declared(BodyId leader, List<BodyId> now, List<BodyId> next, int bound) {
        return new Attack(
                camp,
                leader,
                objective,
                position,
                now,
                next,
                took,
                began,
                caused,
                taken,
                won,
                wonFirst,
                bound,
                needsReserves);
    }

    /**
     * NQM-PRESS.3: with bodies taking part in a bound. Who has not taken part before is a reserve,
     * and the attack needs none any more.
     */
    public Attack joined(List<BodyId> bodies, int bound) {
        var all = new ArrayList<>(took);
        for (BodyId each : bodies) {
            if (!all.contains(each)) {
                all.add(each);
            }
        }
        boolean reserves = !took.isEmpty() && all.size() > took.size();
        return new Attack(
                camp,
                command,
                objective,
                position,
                firing,
                called,
                all,
                began,
                caused,
                taken,
                won,
                wonFirst,
                bound,
                needsReserves && !reserves);
    }

    /** After an hour of firefight, or with hits that count in it. */
    public Attack counting(int moreCaused, int moreTaken) {
        return new Attack(
                camp,
                command,
                objective,
                position,
                firing,
                called,
                took,
                began,
                caused + moreCaused,
                taken + moreTaken,
                won,
                wonFirst,
                lately,
                needsReserves);
    }

    public Attack winning(int bound) {
        return new Attack(
                camp,
                command,
                objective,
                position,
                firing,
                called,
                took,
                began,
                caused,
                taken,
                bound,
                wonFirst == Marks.NEVER ? bound : wonFirst,
                lately,
                needsReserves);
    }

    /** NQM-PRESS.4: it must be reinforced before it is pressed home. */
    public Attack needingReserves() {
        return new Attack(
                camp, command, objective, position, firing, called, took, began, caused, taken, won,
                wonFirst, lately, true);
    }
}
