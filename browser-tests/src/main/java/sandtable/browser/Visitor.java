package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.RequestOptions;

import sandtable.server.Server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Somebody at a page. Leaving it checks that the page complained of nothing. */
final class Visitor implements AutoCloseable {
    private static final String HELPERS = resource("play.js");
    private static final String BARE = "openapi.json";
    private static final int MOST_ZOOMS = 4;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();
    private String forgiven = "-";

    /** Let in as the launcher lets its browser in, so that games begun by programs are theirs. */
    Visitor(BrowserContext context, Server server) {
        this.context = context;
        this.address = server.address();
        context.request().get(server.entrance(), RequestOptions.create().setMaxRedirects(0));
        this.page = context.newPage();
        page.setDefaultTimeout(30_000);
        page.addInitScript(HELPERS);
        page.onPageError(complaints::add);
        page.onConsoleMessage(this::heard);
    }

    /**
     * A refused answer is shown by the browser as a failed request, and where no page is open it
     * asks for an icon; that is none of ours.
     */
    private void heard(ConsoleMessage message) {
        boolean refusal =
                message.text().matches("Failed to load resource:.* status of 4(00|03|09|22) .*")
                        || message.location().contains("/favicon.ico");
        if (message.type().equals("error") && !refusal && !message.text().contains(forgiven)) {
            complaints.add(message.text() + " " + message.location());
        }
    }

    private static String resource(String name) {
        try (InputStream stream = Visitor.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets the browser complain of what the test itself brings about. */
    void forgive(String words) {
        forgiven = words;
    }

    void offline(boolean off) {
        context.setOffline(off);
    }

    Page page() {
        return page;
    }

    String address() {
        return address;
    }

    void open(String path) {
        page.navigate(address + path);
    }

    /** Opens a page as if for the first time; to open another part of it alone loads nothing. */
    void load(String path) {
        page.navigate("about:blank");
        open(path);
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    void click(String selector) {
        find(selector).first().click();
        settle();
    }

    void press(String key) {
        page.keyboard().press(key);
        settle();
    }

    /** Waits until the answer that was given is stored. */
    void settle() {
        page.waitForFunction("() => document.querySelector('.app[aria-busy=true]') === null");
    }

    /** The middle of a hex; its number stands above it. */
    void clickHex(String number) {
        BoundingBox box = find("[data-number=\"" + number + "\"]").boundingBox();
        for (int zooms = 0; zooms < MOST_ZOOMS && !onMap(box); zooms++) {
            press("-");
            settle();
            box = find("[data-number=\"" + number + "\"]").boundingBox();
        }
        page.mouse().click(box.x + box.width / 2, box.y + box.height * 2.2);
        settle();
    }

    private boolean onMap(BoundingBox box) {
        BoundingBox map = find(".map").first().boundingBox();
        return box.x > map.x
                && box.y > map.y
                && box.x + box.width < map.x + map.width
                && box.y + box.height * 3 < map.y + map.height;
    }

    /** Draws from the middle of one hex to that of another. */
    void dragHexes(String from, String to) {
        BoundingBox start = find("[data-number=\"" + from + "\"]").boundingBox();
        BoundingBox end = find("[data-number=\"" + to + "\"]").boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height * 2.2);
        page.mouse().down();
        page.mouse().move((start.x + end.x) / 2, (start.y + end.y) / 2 + start.height);
        page.mouse().move(end.x + end.width / 2, end.y + end.height * 2.2);
        page.mouse().up();
    }

    void clickMiddle(Locator locator) {
        BoundingBox box = locator.boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
        settle();
    }

    /** Goes where nothing is drawn: a page that is open would show every step that is played. */
    private void leave() {
        if (!page.url().endsWith(BARE)) {
            open(BARE);
        }
    }

    /** Begins a game without the start page; all its dice follow from {@code seed}. */
    String begin(String scenario, Map<String, String> players, String seed) {
        return begin(scenario, players, seed, Map.of());
    }

    /** The same with optional rules, on or off. */
    String begin(
            String scenario,
            Map<String, String> players,
            String seed,
            Map<String, Boolean> options) {
        leave();
        return (String)
                page.evaluate(
                        "all => sandtable.begin(...all)",
                        List.of(scenario, players, seed, options));
    }

    /** Plays on without the page, until a question fits or the game is over. */
    void playUntil(String game, String goal, String condition) {
        leave();
        page.evaluate(
                "([game, goal, condition]) => sandtable.play(game, goal, condition)",
                List.of(game, goal, condition));
    }

    /** Gives orders without the page. */
    void give(String game, String... orders) {
        leave();
        page.evaluate(
                "([game, orders]) => sandtable.give(game, orders)", List.of(game, List.of(orders)));
    }

    /** Gives the orders of one side without the page; the other side lets the time pass. */
    void lead(String game, String side, String... orders) {
        leave();
        page.evaluate("all => sandtable.lead(...all)", List.of(game, side, List.of(orders)));
    }

    /**
     * Lets both sides roll and do nothing until somebody may answer with such words. Says whether
     * that came before the end of the game.
     */
    boolean idle(String game, String words) {
        leave();
        return (Boolean) page.evaluate("all => sandtable.wait(...all)", List.of(game, words));
    }

    void sitAt(String game) {
        load("#/game/" + game);
        find(".world").waitFor();
    }

    @Override
    public void close() {
        context.close();
        assertEquals(List.of(), complaints);
    }
}
