package sandtable.ai;

import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/**
 * What a good player of one rule set knows. Only {@link #worth} must be said; the rest makes a
 * player quicker and better. Everything is judged on a view, so a judgement can know no more than
 * its side does.
 */
public interface Judgement<V, A> {
    /** How well {@code view}'s side stands: from -1, as good as lost, to 1, as good as won. */
    double worth(V view);

    /**
     * What {@link #worth} is made of, in words: the parts add up to it. It comes from the same
     * code, and is asked for only where somebody wants to be told why.
     */
    default List<Reason> reasons(V view) {
        return List.of();
    }

    /**
     * A part of a worth.
     *
     * @param words what it is about, to be read after "in": "the objectives"
     * @param value its part, on the scale of the worth
     */
    record Reason(String words, double value) {}

    /**
     * What a sensible player would do here without long thought. Trials play on by it, for both
     * sides.
     */
    default A likely(V view, Prompt<A> prompt, Chance chance) {
        return prompt.options().any(chance);
    }

    /** The answer that needs no thought, where there is one. */
    default Optional<A> standing(V view, Prompt<A> prompt) {
        return Optional.empty();
    }

    /** The answers worth a thought, never none: {@code legal} without the silly ones. */
    default List<A> sensible(V view, List<A> legal) {
        return legal;
    }

    /** The same for a choice that comes up in a trial: fewer, where trials should be quick. */
    default List<A> glance(V view, List<A> legal) {
        return sensible(view, legal);
    }

    /**
     * What a good player would add to the first impression of {@code action}, on the scale of
     * {@link #worth}.
     */
    default double promise(V view, A action) {
        return 0;
    }

    /**
     * A count that rises as the game goes on, such as the turn number: trials end where it has
     * risen enough.
     */
    default int stage(V view) {
        return 0;
    }

    /** By how many stages the game must have gone on before a trial from here can be judged. */
    default int horizon(V view) {
        return 1;
    }

    /**
     * How many of the side's next choices a trial thinks about, each taken as it looks best right
     * after it, before it is judged. Where there are none, trials play on to the horizon as both
     * sides likely would.
     */
    default int foresight(V view) {
        return 0;
    }

    /**
     * Whether what the other side has done can be judged before {@code view}'s side has answered.
     * Where it cannot, a first impression waits for the likely answer.
     */
    default boolean settled(V view) {
        return true;
    }

    /** How many answers deserve trials at most, best first impressions first. */
    default int breadth(V view) {
        return Integer.MAX_VALUE;
    }

    /**
     * How often each step of a trial is looked at with other luck, so that the luck it had can be
     * left out of the result. Worth it where a worth is quickly found and luck changes much.
     */
    default int evening(V view) {
        return 0;
    }

    /**
     * By how many standard errors of the trials both had an answer must be better than the one that
     * looked best at first.
     */
    default double proof(V view) {
        return 0;
    }

    /** After how many trials of each answer those that are clearly behind leave first. */
    default int firstLook(V view) {
        return 16;
    }

    /** What difference of worth nobody would think longer about. */
    default double trifle(V view) {
        return 0.01;
    }

    /** How many trials a first impression counts as much as: the more, the better it is. */
    default double trust(V view) {
        return 1;
    }
}
