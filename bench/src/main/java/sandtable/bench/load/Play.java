package sandtable.bench.load;

import sandtable.formats.Json;
import sandtable.kernel.luck.Chance;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** One game, played at random from all its seats. */
final class Play implements AutoCloseable {
    private static final int BUSY = 503;
    private static final long PAUSE_NANOS = 100_000_000;

    private final Chance chance;
    private final Semaphore news = new Semaphore(0);
    private final List<Seat> seats = new ArrayList<>();

    /**
     * Begins a game; its seats begin to listen.
     *
     * @param seed of the dice and of the answers
     * @param tally of the moment
     */
    Play(URI address, String scenario, Client client, long seed, Supplier<Tally> tally)
            throws IOException {
        this.chance = Chance.seeded(seed);
        Map<?, ?> created = created(address, Map.of("scenario", scenario, "seed", "" + seed));
        String game = (String) created.get("id");
        for (Object each : (List<?>) created.get("seats")) {
            String token = (String) ((Map<?, ?>) each).get("token");
            seats.add(new Seat(address, client, game, token, tally, news::release));
        }
    }

    /** Games are set up one at a time: where many want one, they wait. */
    private static Map<?, ?> created(URI address, Map<String, String> wish) throws IOException {
        String text = Json.write(wish);
        try (var wire = new Wire(address)) {
            Wire.Back back = wire.post("/api/games", text);
            while (back.status() == BUSY) {
                LockSupport.parkNanos(PAUSE_NANOS);
                back = wire.post("/api/games", text);
            }
            if (back.status() != 201) {
                throw new IOException(back.text());
            }
            return Json.read(back.text(), Map.class);
        }
    }

    boolean over() {
        return seats.stream().anyMatch(each -> each.shown().over());
    }

    /** Goes on until the end, or until nobody wants more. */
    void on(Pace pace, BooleanSupplier more) throws IOException {
        while (more.getAsBoolean() && !over()) {
            if (!turn(pace, more)) {
                awaitNews();
            }
        }
    }

    private void awaitNews() throws IOException {
        try {
            news.tryAcquire(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    /** Whether there was anything to do. */
    private boolean turn(Pace pace, BooleanSupplier more) throws IOException {
        boolean done = false;
        for (Seat each : seats) {
            if (each.behind()) {
                each.catchUp();
                done = true;
            } else if (each.asked() && more.getAsBoolean()) {
                each.answer(chance, pace);
                done = true;
            }
        }
        return done;
    }

    @Override
    public void close() throws IOException {
        for (Seat each : seats) {
            each.close();
        }
    }
}
