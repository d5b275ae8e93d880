package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/** Several clients that play at the same time, each its own games. */
final class Clients {
    private final Acknowledged acknowledged = new Acknowledged();
    private final ConcurrentLinkedQueue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private final List<KeyedClient> clients;
    private final List<Thread> threads = new ArrayList<>();

    Clients(int number, Map<String, Object> wish, long seed) {
        this.clients =
                IntStream.range(0, number)
                        .mapToObj(each -> new KeyedClient(wish, 100 * seed + each, acknowledged))
                        .toList();
    }

    List<KeyedClient> all() {
        return clients;
    }

    Acknowledged acknowledged() {
        return acknowledged;
    }

    void begin(Http http) {
        for (KeyedClient each : clients) {
            threads.add(Thread.ofPlatform().start(() -> play(each, http)));
        }
    }

    private void play(KeyedClient client, Http http) {
        try {
            client.playUntilDead(http);
        } catch (RuntimeException | AssertionError e) {
            faults.add(e);
        }
    }

    /** Fails if one of them was answered as it should not have been. */
    void checkAnswers() {
        assertEquals(List.of(), List.copyOf(faults));
    }

    /** Waits until all have noticed that the server is dead. */
    void join() throws InterruptedException {
        for (Thread each : threads) {
            each.join();
        }
        threads.clear();
        checkAnswers();
    }
}
