package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A table without hexes, though no rule set has one yet: the server's answers are made up here. */
@ExtendWith(Setting.class)
class MeasuredTableTest {
    private static String answer(String path) {
        String name =
                path.endsWith("/ground")
                        ? "ground"
                        : path.endsWith("/api/games") ? "games" : "position";
        try (var stream =
                MeasuredTableTest.class.getResourceAsStream("measured-" + name + ".json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void fulfil(Route route) {
        String path = route.request().url().replaceFirst("\\?.*", "");
        if (path.endsWith("/news")) {
            route.fulfill(
                    new Route.FulfillOptions()
                            .setContentType("text/event-stream")
                            .setBody(": here\n\n"));
        } else {
            route.fulfill(
                    new Route.FulfillOptions()
                            .setContentType("application/json")
                            .setBody(answer(path)));
        }
    }

    @Test
    void aMeasuredTableIsDrawnAndMeasured(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.page().route("**/api/games**", MeasuredTableTest::fulfil);
            visitor.page().route("**/api/games/**", MeasuredTableTest::fulfil);
            visitor.sitAt("demo");
            visitor.find(".rulers").waitFor();
            assertEquals(4, visitor.find(".piece").count());

            visitor.click("[data-unit=\"sherman\"]");
            visitor.press("t");
            var tank = visitor.find("[data-piece=\"sherman\"]").boundingBox();
            var gun = visitor.find("[data-piece=\"pak\"]").boundingBox();
            visitor.page().mouse().move(tank.x + tank.width / 2, tank.y + tank.height / 2);
            visitor.page().mouse().down();
            visitor.page().mouse().move(gun.x + gun.width / 2 + 9, gun.y + gun.height / 2);
            visitor.page().mouse().move(gun.x + gun.width / 2, gun.y + gun.height / 2);
            visitor.page().mouse().up();
            String distance = visitor.find("[data-measured]").textContent();
            visitor.page()
                    .screenshot(
                            new com.microsoft.playwright.Page.ScreenshotOptions()
                                    .setPath(
                                            Path.of(
                                                    System.getProperty("pictures"),
                                                    "measured.png")));

            assertTrue(distance.matches("\\d+\\.\\d cm"), distance);
            assertEquals(36.0, Double.parseDouble(distance.replace(" cm", "")), 1.0);
        }
    }
}
