package sandtable.browser;

/** Plays with the keyboard alone. */
final class Typing {
    private static final int TABS = 80;
    private static final int MOVES_IN_A_ROW = 2;

    private final Visitor visitor;
    private int moves = 0;

    Typing(Visitor visitor) {
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

    /** Goes on with Tab until the element with this id has the keyboard. */
    void tabTo(String id) {
        for (int i = 0; i < TABS; i++) {
            visitor.press("Tab");
            if (id.equals(visitor.page().evaluate("() => document.activeElement.id"))) {
                return;
            }
        }
        throw new AssertionError("Tab never came to " + id);
    }

    void answer() {
        if (there("#skip")) {
            visitor.press("Space");
        } else if (there(".roster")) {
            order();
        } else if (there(".opt")) {
            visitor.press("1");
            visitor.press("Enter");
        } else if (there("[data-unit]") && (moves < MOVES_IN_A_ROW || !canFinish())) {
            move();
        } else if (canFinish()) {
            moves = 0;
            visitor.press("Control+Enter");
        } else if (there(".panel .btn[data-typed]")) {
            visitor.press("1");
        } else {
            visitor.page().waitForTimeout(50);
        }
    }

    private void order() {
        if (there(".foot .btn.pri:not([disabled])")) {
            visitor.press("Control+Enter");
        } else {
            String letter = visitor.find(".seg button[data-typed]").first().innerText();
            visitor.press("Shift+" + letter);
        }
    }

    /** The next unit, typed to the first place it can go: the line completes what is unfinished. */
    private void move() {
        moves++;
        visitor.press("n");
        if (!there("[data-goal]")) {
            return;
        }
        String goal = visitor.find("[data-goal]").first().getAttribute("data-goal");
        String typed =
                visitor.find(".wayto:text-is(\"" + goal + "\")").first().getAttribute("data-typed");
        visitor.press("/");
        visitor.page().keyboard().type(typed);
        visitor.press("Enter");
    }
}
