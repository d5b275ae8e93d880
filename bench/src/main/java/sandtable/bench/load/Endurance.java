package sandtable.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What an action costs in long games, early and late. */
record Endurance(Program server, String scenario, Client client, int games) {
    private static final int MEASURED = 100;

    /** A game with what was counted of it. */
    private record Run(Play play, Tally tally) {
        /** Plays until it has so many actions. */
        Run to(long actions) throws IOException {
            play.on(Pace.FULL, () -> tally.actions() < actions);
            return this;
        }
    }

    /**
     * How many times as much CPU an action takes after {@code late} actions as after {@code early}.
     * A game that ends before counts as far as it went.
     */
    double growth(int early, int late) throws IOException {
        var runs = new ArrayList<Run>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int game = 0; game < games; game++) {
                var tally = new Tally();
                var play = new Play(server.address(), scenario, client, game, () -> tally);
                runs.add(new Run(play, tally));
            }
            double first = cost(threads, runs, early);
            return cost(threads, runs, late) / first;
        } finally {
            for (Run each : runs) {
                each.play().close();
            }
        }
    }

    /** CPU seconds for each of the actions that follow so many. */
    private double cost(ExecutorService threads, List<Run> runs, int after) throws IOException {
        all(threads, runs, after);
        long before = actions(runs);
        double cpu = server.cpuSeconds();
        all(threads, runs, after + MEASURED);
        return (server.cpuSeconds() - cpu) / (actions(runs) - before);
    }

    private static long actions(List<Run> runs) {
        return runs.stream().mapToLong(each -> each.tally().actions()).sum();
    }

    private static void all(ExecutorService threads, List<Run> runs, int actions)
            throws IOException {
        List<Callable<Run>> tasks =
                runs.stream().<Callable<Run>>map(each -> () -> each.to(actions)).toList();
        try {
            for (Future<Run> each : threads.invokeAll(tasks)) {
                each.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IOException(e);
        }
    }
}
