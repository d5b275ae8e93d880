package sandtable.browser;

import java.util.Map;

/**
 * Battles of Blitzkrieg Commander between two people at one screen, and how one sits down in them.
 */
final class Battles {
    private static final Map<String, String> BOTH =
            Map.of("American", "person", "German", "person");
    private static final String TANKS = "order hq sherman-1 sherman-2 sherman-3";

    private Battles() {}

    /** The Americans give orders. */
    static String ordering(Visitor visitor, String scenario, String... orders) {
        String game = visitor.begin("blitzkrieg-commander/" + scenario, BOTH, "battle");
        visitor.give(game, "ready", "ready");
        visitor.give(game, orders);
        sit(visitor, game);
        return game;
    }

    /** The Shermans have been ordered, whatever dice that took. */
    static String moving(Visitor visitor) {
        for (int seed = 1; ; seed++) {
            String game = visitor.begin("blitzkrieg-commander/first-orders", BOTH, "tanks " + seed);
            visitor.give(game, "ready", "ready", TANKS);
            sit(visitor, game);
            if (visitor.find(".prompt:has-text('What does Sherman')").count() > 0) {
                return game;
            }
        }
    }

    /** The StuG is asked whether it fires at a Sherman on its way. */
    static String asked(Visitor visitor) {
        String game = moving(visitor);
        visitor.give(game, "move sherman-2 63.0,34.0 @0");
        sit(visitor, game);
        return game;
    }

    /** Sits down in the place of whoever is asked. */
    static void sit(Visitor visitor, String game) {
        visitor.load("#/game/" + game);
        visitor.click("#sit");
        visitor.find(".prompt").first().waitFor();
    }

    static void type(Visitor visitor, String order) {
        visitor.press("/");
        visitor.page().keyboard().type(order);
        visitor.press("Enter");
    }

    static String text(Visitor visitor, String selector) {
        visitor.find(selector).first().waitFor();
        return visitor.find(selector).first().innerText();
    }
}
