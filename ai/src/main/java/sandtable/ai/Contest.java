package sandtable.ai;

import sandtable.kernel.Player.Ranked;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * A search by elimination (sequential halving): each round tries every answer still in it once, all
 * under the same luck. After each equal share of the budget the worse half leaves; between shares,
 * whoever is clearly behind or can hardly be better than the leader.
 */
final class Contest<A> {
    /** Tries one answer; nothing where the deadline passed first. */
    interface Trial<A> {
        OptionalDouble of(A action, long seed);
    }

    private static final double CLEARLY = 2.7;

    /**
     * What answers are held to.
     *
     * @param trust how many trials a first impression counts as much as
     * @param proof by how many standard errors an answer must be better than the first impression
     * @param firstLook after how many rounds those that are clearly behind leave first
     * @param trifle what nobody would think longer about, on the scale from lost to won
     */
    record Terms(double trust, double proof, int firstLook, double trifle) {
        static <V> Terms of(Judgement<V, ?> judgement, V view) {
            return new Terms(
                    judgement.trust(view),
                    judgement.proof(view),
                    judgement.firstLook(view),
                    judgement.trifle(view));
        }
    }

    private final Terms terms;
    private final Entrant<A> incumbent;
    private final Deadline deadline;
    private final LongSupplier seeds;
    private final List<Entrant<A>> out = new ArrayList<>();
    private List<Entrant<A>> in;

    /**
     * @param impressions best first, never none
     */
    Contest(List<Ranked<A>> impressions, Terms terms, Deadline deadline, LongSupplier seeds) {
        this.terms = terms;
        this.in = new ArrayList<>();
        for (Ranked<A> each : impressions) {
            in.add(new Entrant<>(each, terms.trust));
        }
        this.incumbent = in.getFirst();
        this.deadline = deadline;
        this.seeds = seeds;
    }

    /** All answers, best first: those that stayed longer before those that left earlier. */
    List<Ranked<A>> decide(Trial<A> trial) {
        int rounds = 0;
        while (in.size() > 1 && !deadline.passed()) {
            int halvings = 32 - Integer.numberOfLeadingZeros(in.size() - 1);
            double spent = deadline.spent();
            double share = spent + (1 - spent) / halvings;
            while (in.size() > 1 && deadline.spent() < share && round(trial)) {
                if (++rounds >= terms.firstLook && Integer.bitCount(rounds) == 1) {
                    dropStragglers();
                }
            }
            drop(in.size() / 2);
        }
        drop(in.size());
        return out.reversed().stream().map(Entrant::ranked).toList();
    }

    /** A round counts only as a whole; a broken one is forgotten. */
    private boolean round(Trial<A> trial) {
        long seed = seeds.getAsLong();
        double[] values = new double[in.size()];
        for (int i = 0; i < values.length; i++) {
            OptionalDouble value =
                    deadline.passed() ? OptionalDouble.empty() : trial.of(in.get(i).action(), seed);
            if (value.isEmpty()) {
                return false;
            }
            values[i] = value.getAsDouble();
            deadline.tick();
        }
        for (int i = 0; i < values.length; i++) {
            in.get(i).add(values[i], seed);
        }
        return true;
    }

    private void dropStragglers() {
        sort();
        Entrant<A> leader = in.getFirst();
        var stay = new ArrayList<Entrant<A>>();
        for (Entrant<A> each : in) {
            if (each == leader
                    || each.errorsBehind(leader) < CLEARLY && each.mayGain(leader) > terms.trifle) {
                stay.add(each);
            }
        }
        in.reversed().stream().filter(each -> !stay.contains(each)).forEach(out::add);
        in = stay;
    }

    private void drop(int places) {
        sort();
        for (int i = 0; i < places; i++) {
            out.add(in.removeLast());
        }
    }

    private void sort() {
        in.sort(
                Comparator.comparingDouble(
                        (Entrant<A> each) -> -each.estimate())); // stable: impressions decide ties
        boolean defends = terms.proof > 0 && in.contains(incumbent);
        if (defends && !(incumbent.errorsBehind(in.getFirst()) >= terms.proof)) {
            in.remove(incumbent);
            in.addFirst(incumbent);
        }
    }
}
