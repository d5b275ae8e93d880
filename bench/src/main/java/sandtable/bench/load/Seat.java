package sandtable.bench.load;

import sandtable.formats.Json;
import sandtable.kernel.luck.Chance;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A seat at a game as its player uses it: listens to news, asks for the position, answers. */
final class Seat implements AutoCloseable {
    private static final Pattern POSITION = Pattern.compile("\"position\":(\\d+)");

    private final Client client;
    private final String game;
    private final String token;
    private final Wire asking;
    private final Wire hearing;
    private final Supplier<Tally> tally;
    private final Runnable told;
    private volatile int heard = 0;
    private Shown shown = Shown.NOTHING;

    /**
     * @param told is called when there is news
     */
    Seat(
            URI address,
            Client client,
            String game,
            String token,
            Supplier<Tally> tally,
            Runnable told)
            throws IOException {
        this.client = client;
        this.game = "/api/games/" + game;
        this.token = token;
        this.tally = tally;
        this.told = told;
        this.asking = new Wire(address);
        this.hearing = new Wire(address);
        look("&show=" + (client == Client.PAGE ? "POSITION" : client.show()));
        hearing.listen(this.game + "/news?seat=" + token);
        Thread.ofVirtual().start(this::hear);
    }

    private void hear() {
        try {
            while (true) {
                Matcher position = POSITION.matcher(hearing.line());
                if (position.find()) {
                    heard = Integer.parseInt(position.group(1));
                    told.run();
                }
            }
        } catch (IOException e) {
            told.run(); // the game is over, and so is this
        }
    }

    Shown shown() {
        return shown;
    }

    boolean asked() {
        return !shown.choices().isEmpty();
    }

    boolean behind() {
        return heard > shown.position();
    }

    /** Asks for what the news told of. */
    void catchUp() throws IOException {
        look(
                client == Client.PAGE
                        ? "&show=CHANGES&mark="
                                + URLEncoder.encode(shown.mark(), StandardCharsets.UTF_8)
                        : "&show=" + client.show());
    }

    private void look(String rest) throws IOException {
        Wire.Back back = asking.get(game + "?seat=" + token + rest);
        tally.get().answered(back);
        shown = shown.then(back.text());
    }

    /** Answers with one of the choices. Whoever comes too late looks again. */
    void answer(Chance chance, Pace pace) throws IOException {
        var body = new TreeMap<String, Object>();
        body.put("seat", token);
        body.put("position", shown.position());
        body.put("action", chance.draw(shown.choices()));
        body.put("key", UUID.randomUUID().toString());
        body.put("show", client.show());
        if (client == Client.PAGE) {
            body.put("mark", shown.mark());
        }
        long begun = pace.next();
        Wire.Back back = asking.post(game + "/actions", Json.write(body));
        tally.get().answered(back);
        switch (back.status()) {
            case 200 -> {
                tally.get().acted(System.nanoTime() - begun);
                shown = shown.then(back.text());
            }
            case 409 -> look("&show=" + (client == Client.PAGE ? "POSITION" : client.show()));
            default -> throw new IOException(back.text());
        }
    }

    @Override
    public void close() throws IOException {
        asking.close();
        hearing.close();
    }
}
