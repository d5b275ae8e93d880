package sandtable.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;

/** Plays with the mouse alone: looks what the page offers and clicks it. */
final class Clicking {
    private static final int MOVES_IN_A_ROW = 3;
    private static final int SOON_MS = 3_000;

    /** What {@link #answer} looks for, and the end: while others play, none of it is there. */
    private static final String ANYTHING =
            "#skip, .roster, #confirm:not([disabled]), .opt, [data-goal], [data-unit],"
                    + " .prompt .btn[data-typed], .panel .btn[data-typed],"
                    + " .prompt a[href$='/end']";

    private final Visitor visitor;
    private int moves = 0;

    Clicking(Visitor visitor) {
        this.visitor = visitor;
    }

    private boolean there(String selector) {
        return visitor.find(selector).count() > 0;
    }

    /** Not while somebody must go first. */
    private boolean canFinish() {
        return there(".prompt .btn[data-typed]");
    }

    boolean over() {
        return there(".prompt a[href$='/end']");
    }

    /** One answer, whatever is asked. */
    void answer() {
        if (there("#skip")) {
            visitor.click("#skip");
        } else if (there(".roster")) {
            order();
        } else if (there("#confirm:not([disabled])")) {
            confirm();
        } else if (there(".opt")) {
            visitor.click(".opt");
            confirm();
        } else if (there("[data-goal]") && (moves < MOVES_IN_A_ROW || !canFinish())) {
            go();
        } else if (there("[data-unit]") && (moves < MOVES_IN_A_ROW || !canFinish())) {
            move();
        } else if (canFinish()) {
            moves = 0;
            visitor.click(".prompt .btn[data-typed]");
        } else if (there(".panel .btn[data-typed]")) {
            visitor.click(".panel .btn[data-typed]");
        } else {
            visitor.find(ANYTHING).first().waitFor();
        }
    }

    /** What was proposed may be gone by now: news of the other side ask another question. */
    private void confirm() {
        try {
            visitor.find("#confirm").click(new Locator.ClickOptions().setTimeout(SOON_MS));
        } catch (TimeoutError _) {
            return;
        }
        visitor.settle();
    }

    private void order() {
        if (there(".foot .btn.pri:not([disabled])")) {
            visitor.click(".foot .btn.pri");
        } else {
            visitor.click(".seg button[data-typed]");
        }
    }

    /**
     * Chooses the first unit on the map, with those that go with it, and clicks the farthest lit
     * place twice: proposed, then done.
     */
    private void move() {
        visitor.click("[data-unit]");
        if (there(".deeds .btn")) {
            visitor.click(".deeds .btn");
        }
        go();
    }

    private void go() {
        moves++;
        Locator goals = visitor.find("[data-goal]");
        if (goals.count() == 0) {
            return;
        }
        visitor.clickMiddle(goals.last());
        if (there("#confirm")) {
            visitor.clickMiddle(goals.last());
        }
    }
}
