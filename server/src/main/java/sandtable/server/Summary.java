package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.luck.FairDice;
import sandtable.scene.Fortune;
import sandtable.scene.Party;
import sandtable.scene.Presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/** A look back at a game that is over: how it ended, strength over time, losses, luck. */
final class Summary<S, V, A extends Action, E extends Event> {
    private final Chronicle<S, V, A, E> chronicle;
    private final Presenter<V, A, E> presenter;

    /**
     * @param chronicle what all sides together saw of the whole game
     */
    Summary(Chronicle<S, V, A, E> chronicle) {
        this.chronicle = chronicle;
        this.presenter = chronicle.game().presenter();
    }

    /**
     * @param over how it ended
     */
    Sent.Summary sent(Pending.Over over, FairDice dice) {
        return new Sent.Summary(
                Sent.Result.of(over),
                strengths(),
                own(chronicle).getFirst().unit(),
                losses(),
                luck(),
                dice.commitment(),
                dice.seed());
    }

    /** Each camp as it knows itself. */
    private List<Party> own(Chronicle<S, V, A, E> at) {
        return at.together().parties();
    }

    private List<Sent.Strength> strengths() {
        List<Chronicle<S, V, A, E>> steps = chronicle.steps(-1);
        SequencedMap<Integer, Chronicle<S, V, A, E>> lastOfTurn = new TreeMap<>();
        lastOfTurn.put(0, steps.getFirst());
        steps.forEach(each -> lastOfTurn.put(each.turn(), each));
        return lastOfTurn.entrySet().stream()
                .map(each -> new Sent.Strength(each.getKey(), strength(each.getValue())))
                .toList();
    }

    private Map<String, Integer> strength(Chronicle<S, V, A, E> at) {
        var values = new TreeMap<String, Integer>();
        own(at).forEach(each -> values.put(each.id(), each.strength()));
        return values;
    }

    private Map<String, Integer> losses() {
        var losses = new TreeMap<String, Integer>();
        own(chronicle).forEach(each -> losses.put(each.id(), each.of() - each.strength()));
        return losses;
    }

    private List<Sent.Luck> luck() {
        List<Fortune> all = new ArrayList<>();
        for (Match<S, V, A, E> each : chronicle.match().history()) {
            V view = each.view(chronicle.viewers().getFirst());
            each.last()
                    .map(Match.Entry::events)
                    .orElse(each.startEvents())
                    .forEach(event -> all.addAll(presenter.fortunes(view, event)));
        }
        return chronicle.viewers().stream()
                .map(each -> chronicle.camp(each).id())
                .distinct()
                .map(camp -> luck(camp, all))
                .toList();
    }

    private static Sent.Luck luck(String camp, List<Fortune> all) {
        List<Fortune> own = all.stream().filter(each -> each.side().equals(camp)).toList();
        double[] chances = {1};
        for (Fortune each : own) {
            chances = together(chances, each.chances());
        }
        int actual = own.stream().mapToInt(Fortune::actual).sum();
        double expected = own.stream().mapToDouble(Fortune::expected).sum();
        return new Sent.Luck(camp, own.size(), expected, actual, percentile(chances, actual));
    }

    /** The chances of the sum of two throws. */
    static double[] together(double[] first, List<Double> second) {
        double[] sum = new double[first.length + second.size() - 1];
        for (int i = 0; i < first.length; i++) {
            for (int j = 0; j < second.size(); j++) {
                sum[i + j] += first[i] * second.get(j);
            }
        }
        return sum;
    }

    static double percentile(double[] chances, int actual) {
        double below = 0;
        for (int value = 0; value < actual; value++) {
            below += chances[value];
        }
        return 100 * (below + chances[actual] / 2);
    }
}
