package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table without hexes. The server's answers are made up here, so that no rules are needed. */
@ExtendWith(Setting.class)
class MeasuredTableTest {
    private static final Pattern MEASURED = Pattern.compile("\"actions\":\\[\"([^\"]*)\"\\]");
    private static final Pattern ACTED = Pattern.compile("\"action\":\"([^\"]*)\"");

    /** A wood is in the way of every look. */
    private static final String SEEN =
            """
            {"from": {"type": "Point", "xMm": 100, "yMm": 100},
             "to": {"type": "Point", "xMm": 400, "yMm": 150},
             "clear": false, "range": 280, "words": "woods are in the way", "clause": "X-2",
             "blocked": [{"type": "Point", "xMm": 250, "yMm": 125}]}
            """;

    /** What the page has answered, as it was typed. */
    private final List<String> acted = new ArrayList<>();

    /** How bases were to go together. */
    private final List<String> wished = new ArrayList<>();

    /** What the table shows; a test may change it before it sits down. */
    private String position = resource("position");

    private static String resource(String name) {
        try (var stream =
                MeasuredTableTest.class.getResourceAsStream("measured-" + name + ".json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void fulfil(Route route) {
        String path = route.request().url().replaceFirst("\\?.*", "");
        boolean news = path.endsWith("/news");
        route.fulfill(
                new Route.FulfillOptions()
                        .setContentType(news ? "text/event-stream" : "application/json")
                        .setBody(news ? ": here\n\n" : answer(path, route.request().postData())));
    }

    private String answer(String path, String posted) {
        return switch (path.substring(path.lastIndexOf('/') + 1)) {
            case "seat" -> resource("seat");
            case "ground" -> resource("ground");
            case "overlay" -> resource("overlay");
            case "measure" -> measured(posted);
            case "formation" -> formed(posted);
            case "sight" -> SEEN;
            case "actions" -> {
                Matcher action = ACTED.matcher(posted);
                acted.add(action.find() ? action.group(1) : posted);
                yield position.replace("\"position\": 1,", "\"position\": 2,");
            }
            default -> position;
        };
    }

    /** The way of a tank is allowed, that of the riflemen is not. */
    private static String measured(String posted) {
        Matcher asked = MEASURED.matcher(posted);
        String typed = asked.find() ? asked.group(1) : "";
        String one = resource(typed.contains("rifle") ? "refused" : "way").replace("TYPED", typed);
        return "{\"measurements\":[" + one + "]}";
    }

    /** All go where the first one does; the second link is too wide, and one stays. */
    private String formed(String posted) {
        wished.add(posted);
        String ways =
                Stream.of("sherman-1", "sherman-2", "sherman-3", "rifle-1")
                        .map(
                                each ->
                                        resource("way")
                                                .replace("sherman-3", each)
                                                .replace("TYPED", "move " + each + " 91.9,26.9"))
                        .collect(Collectors.joining(","));
        return resource("formation").replace("WAYS", ways);
    }

    private Visitor seated(Visits visits) {
        Visitor visitor = visits.desk();
        visitor.page().route("**/api/games**", this::fulfil);
        visitor.page().route("**/api/games/**", this::fulfil);
        visitor.sitAt("demo");
        visitor.find(".rulers").waitFor();
        return visitor;
    }

    private static BoundingBox base(Visitor visitor, String piece) {
        return visitor.find("[data-piece=\"" + piece + "\"]").boundingBox();
    }

    private static double middle(double from, double length) {
        return from + length / 2;
    }

    private static void press(Visitor visitor, BoundingBox box, double dx, double dy) {
        visitor.page().mouse().click(middle(box.x, box.width) + dx, middle(box.y, box.height) + dy);
    }

    @Test
    void theTapeMeasuresFromEdgeToEdge(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            visitor.press("t");
            BoundingBox tank = base(visitor, "sherman-1");
            BoundingBox gun = base(visitor, "mg");
            Mouse mouse = visitor.page().mouse();
            mouse.move(middle(tank.x, tank.width), middle(tank.y, tank.height));
            mouse.down();
            mouse.move(middle(gun.x, gun.width) + 5, middle(gun.y, gun.height));
            mouse.move(middle(gun.x, gun.width), middle(gun.y, gun.height));
            mouse.up();

            // 305 by 55 mm from middle to middle is 309.9; two halves of 30 mm less.
            assertEquals("28.0 cm", visitor.find("[data-measured]").textContent());
            Locator sight = visitor.find("[role=status].sight");
            sight.waitFor();
            assertTrue(sight.textContent().contains("woods are in the way"), sight.textContent());
        }
    }

    @Test
    void aClickEndsALegAndEnterGoesThere(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            BoundingBox tank = base(visitor, "sherman-3");
            press(visitor, tank, 0, 0);
            press(visitor, tank, 30, -40);
            Locator label = visitor.find("[data-measured-way]");
            label.waitFor();

            assertTrue(label.textContent().contains("10.3 of 12.0 cm"), label.textContent());
            assertTrue(visitor.find(".panel").textContent().contains("13.0 lost: obstacle"));
            assertTrue(visitor.find(".panel").textContent().contains("sees you from 5.0 cm on"));
            assertEquals(List.of(), acted);

            visitor.press("e");
            visitor.find("#confirm:not([disabled])").waitFor();
            visitor.press("Enter");
            visitor.page().waitForCondition(() -> !acted.isEmpty());
            assertTrue(
                    acted.getFirst().matches("move sherman-3 \\d+\\.\\d,\\d+\\.\\d @83"),
                    acted::toString);
        }
    }

    @Test
    void whatIsRefusedOffersTheLongestPartThatIsAllowed(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            BoundingBox rifles = base(visitor, "rifle-1");
            press(visitor, rifles, 0, 0);
            press(visitor, rifles, 60, -60);
            Locator stop = visitor.find("#confirm");
            visitor.find(".refused").waitFor();

            assertTrue(stop.textContent().contains("Stop at 8.2 cm"), stop.textContent());
            assertTrue(visitor.find(".refused").textContent().contains("X-6"));

            stop.click();
            visitor.page().waitForCondition(() -> !acted.isEmpty());
            assertEquals(List.of("move rifle-1 48.8,38.6"), acted);
        }
    }

    @Test
    void aPlaceThatTheRulesNameIsTakenByAClick(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            BoundingBox tank = base(visitor, "sherman-3");
            press(visitor, tank, 0, 0);
            press(visitor, tank, 30, -40);
            visitor.click("[data-snap='Onto the road']");
            visitor.find("#confirm:not([disabled])").waitFor();

            visitor.press("Enter");
            visitor.page().waitForCondition(() -> !acted.isEmpty());
            assertTrue(acted.getFirst().startsWith("move sherman-3 90.0,25.0"), acted::toString);
        }
    }

    @Test
    void backspaceDropsALegAndEscapeAll(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            BoundingBox tank = base(visitor, "sherman-3");
            press(visitor, tank, 0, 0);
            press(visitor, tank, 30, -40);
            press(visitor, tank, 60, -40);
            assertEquals(1, visitor.find(".knot").count());

            visitor.press("Backspace");
            assertEquals(0, visitor.find(".knot").count());
            assertEquals(1, visitor.find(".ghost-base").count());

            visitor.press("Escape");
            assertEquals(0, visitor.find(".ghost-base").count());
        }
    }

    @Test
    void allThatCanGoTogetherDoInAnOrderWithAGap(Visits visits) {
        try (Visitor visitor = seated(visits)) {
            BoundingBox tank = base(visitor, "sherman-3");
            press(visitor, tank, 0, 0);
            visitor.press("f");
            press(visitor, tank, 30, -40);

            visitor.find(".movers").waitFor();
            assertEquals(4, visitor.find(".ghost-base").count());
            assertTrue(wished.getLast().contains("\"order\":\"KEEP\""), wished.getLast());

            visitor.press("2");
            visitor.press("]");
            visitor.page()
                    .waitForCondition(
                            () ->
                                    wished.getLast().contains("\"order\":\"LINE\"")
                                            && wished.getLast().contains("\"gapMm\":25"));
            assertEquals(1, visitor.find(".link-line.broken").count());
            assertTrue(visitor.find(".movers").textContent().contains("slowest"));
            assertTrue(visitor.find(".movers").textContent().contains("rifle-2 stays"));

            visitor.find("#confirm:not([disabled])").waitFor();
            visitor.press("Enter");
            visitor.page().waitForCondition(() -> acted.size() == 4);
            assertEquals("move sherman-1 91.9,26.9", acted.getFirst());
        }
    }

    @Test
    void aMoveThatIsHeldShowsItsWayAndWhereItCouldBeAnswered(Visits visits) {
        position = position.replace("\"held\": null", "\"held\": " + resource("held"));
        try (Visitor visitor = seated(visits)) {
            assertTrue(visitor.find(".heldbar").textContent().contains("The move is held."));
            assertEquals(1, visitor.find(".stop.passed").count());
            assertTrue(visitor.find("[data-stop=\"100\"]").textContent().contains("6 dice, flank"));
            assertTrue(visitor.find(".panel").textContent().contains("−1 on its next order"));

            visitor.click("[data-stop=\"150\"]");
            assertEquals(List.of("hold moment"), acted);
        }
    }

    @Test
    void aBaseThatCouldBeAskedFirstIsAskedByAClick(Visits visits) {
        position =
                position.replace("\"of\": \"\"", "\"of\": \"sherman-3\"")
                        .replace(
                                "\"others\": []",
                                "\"others\": [{\"piece\": \"rifle-1\", \"typed\": \"choose"
                                        + " rifle-1\"}]");
        try (Visitor visitor = seated(visits)) {
            BoundingBox rifles = base(visitor, "rifle-1");
            assertTrue(visitor.find(".panel").textContent().contains("Sherman 3"));

            press(visitor, rifles, 0, 0);
            visitor.page().waitForCondition(() -> !acted.isEmpty());
            assertEquals(List.of("choose rifle-1"), acted);
        }
    }
}
