package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.kernel.luck.Chance;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Plays all seats of a game over the net, each answer under a key of its own, and sends again what
 * got no answer. A game that ends is followed by the next.
 */
final class KeyedClient {
    private static final int FULL = 507;
    private static final int BUSY = 503;
    private static final Duration PAUSE = Duration.ofMillis(20);

    /** An answer that was sent and of which no word came back. */
    private record Sent(Http.Seat seat, int position, String action, String key) {}

    private interface Asked {
        Http.Back once() throws IOException;
    }

    private final Map<String, Object> wish;
    private final Chance chance;
    private final Acknowledged acknowledged;
    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger noRoom = new AtomicInteger();
    private List<Http.Seat> seats = List.of();
    private Optional<Sent> unanswered = Optional.empty();
    private int keys = 0;

    KeyedClient(Map<String, Object> wish, long seed, Acknowledged acknowledged) {
        this.wish = wish;
        this.chance = Chance.seeded(seed);
        this.acknowledged = acknowledged;
    }

    /** How many answers were accepted. */
    int accepted() {
        return accepted.get();
    }

    /** How many requests were told that the disk is full. */
    int noRoom() {
        return noRoom.get();
    }

    /** Plays until no answer comes any more. */
    void playUntilDead(Http http) {
        try {
            if (unanswered.isPresent()) {
                sendAgain(http);
            }
            while (true) {
                round(http);
            }
        } catch (IOException e) {
            return; // it is dead
        }
    }

    private void round(Http http) throws IOException {
        boolean over = seats.isEmpty();
        for (Http.Seat seat : seats) {
            over = turn(http, seat);
        }
        if (over) {
            seats = Http.seats(told(() -> http.post("api/games", wish)));
        }
    }

    private boolean turn(Http http, Http.Seat seat) throws IOException {
        JsonNode position = told(() -> http.get(seat.path(""))).json();
        if (!position.get("scene").get("question").isNull()) {
            List<String> choices = ServedTest.choices(position);
            boolean seals = choices.contains("seal") && chance.below(2) == 0;
            String action = seals ? "seal" : chance.draw(choices);
            unanswered =
                    Optional.of(new Sent(seat, ServedTest.number(position), action, "k" + keys++));
            sendAgain(http);
        }
        return !position.get("over").isNull();
    }

    /** The answer may have been stored or not: either way it counts once. */
    private void sendAgain(Http http) throws IOException {
        Sent sent = unanswered.orElseThrow();
        Http.Back back = told(() -> http.act(sent.seat, sent.position, sent.action, sent.key));
        assertEquals(200, back.status(), back::text);
        acknowledged.accepted(sent.seat, sent.key);
        accepted.incrementAndGet();
        unanswered = Optional.empty();
    }

    /** As a person would, whoever is told to come again waits a little and asks again. */
    private Http.Back told(Asked asked) throws IOException {
        Http.Back back = asked.once();
        while (full(back) || busy(back)) {
            LockSupport.parkNanos(PAUSE.toNanos());
            back = asked.once();
        }
        return back;
    }

    private boolean full(Http.Back back) {
        boolean full = back.status() == FULL;
        if (full) {
            assertTrue(back.message().startsWith("There is no room left"), back::text);
            noRoom.incrementAndGet();
        }
        return full;
    }

    /** The machine may be slow; a store that does not answer would be a fault. */
    private static boolean busy(Http.Back back) {
        return back.status() == BUSY && back.json().get("code").asString().matches("slow|busy");
    }
}
