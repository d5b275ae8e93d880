package sandtable.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.WaitForSelectorState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Plays on a measured table with what the page offers: one order a turn, a move for each who was
 * ordered, fire where it is asked for.
 */
final class Leading {
    private static final String SKIP = "#skip";
    private static final String CONFIRM = "#confirm:not([disabled])";
    private static final String FINISH = ".prompt .btn[data-typed]";
    private static final String OFFERED = ".panel .opt:visible";
    private static final String WAY = ".wayto:visible";
    private static final String OVER = ".prompt a[href$='/end']";

    /** What is proposed is being asked about: to press again would ask again. */
    private static final String ASKING = "#confirm[disabled]";

    /** What {@link #answer} looks for: while others play, none of it is there. */
    private static final String ANYTHING =
            String.join(", ", SKIP, CONFIRM, OFFERED, WAY, FINISH, OVER);

    /** A button that does not go is pressed long before. */
    private static final int SOON_MS = 3000;

    private static final int LATELY = 20;

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN).setTimeout(SOON_MS);

    private final Visitor visitor;
    private final Consumer<String> doing;
    private final List<String> done = new ArrayList<>();
    private boolean ordered = false;

    private Leading(Visitor visitor, Consumer<String> doing) {
        this.visitor = visitor;
        this.doing = doing;
    }

    static Leading byClicks(Visitor visitor) {
        return pressing(
                visitor, (what, soon) -> what.click(new Locator.ClickOptions().setTimeout(soon)));
    }

    static Leading byFinger(Visitor visitor) {
        return pressing(
                visitor, (what, soon) -> what.tap(new Locator.TapOptions().setTimeout(soon)));
    }

    /**
     * What goes while the finger comes down, as "skip" does by itself, is not there to be pressed.
     */
    private static Leading pressing(Visitor visitor, BiConsumer<Locator, Integer> press) {
        return new Leading(
                visitor,
                what -> {
                    try {
                        press.accept(visitor.find(what).first(), SOON_MS);
                    } catch (TimeoutError _) {
                        visitor.settle();
                    }
                });
    }

    static Leading byKeys(Visitor visitor) {
        return new Leading(
                visitor,
                what -> {
                    switch (what) {
                        case SKIP -> visitor.press("Space");
                        case CONFIRM -> visitor.press("Enter");
                        case FINISH -> visitor.press("Control+Enter");
                        case OFFERED -> visitor.press("1");
                        default -> type(visitor, what);
                    }
                });
    }

    private static void type(Visitor visitor, String what) {
        String typed = visitor.find(what).first().getAttribute("data-typed");
        visitor.press("/");
        visitor.page().keyboard().type(typed);
        visitor.press("Enter");
    }

    private boolean there(String selector) {
        return visitor.find(selector).count() > 0;
    }

    private void give(String what) {
        done.add(visitor.find(".prompt").first().innerText().lines().findFirst() + ": " + what);
        doing.accept(what);
        visitor.settle();
    }

    /** A moment for the answer to what was proposed; one that may not be given stays as it is. */
    private void considered() {
        try {
            visitor.find(ASKING).waitFor(GONE);
        } catch (TimeoutError _) {
            visitor.settle();
        }
    }

    boolean over() {
        return there(OVER);
    }

    /** What was asked and done last. */
    String lately() {
        return String.join("\n", done.subList(Math.max(0, done.size() - LATELY), done.size()));
    }

    /** One answer, whatever is asked. */
    void answer() {
        String asked = visitor.find(".prompt").first().innerText();
        if (there(SKIP)) {
            give(SKIP);
        } else if (there(CONFIRM)) {
            give(CONFIRM);
        } else if (asked.contains("Who gives an order?") && ordered) {
            ordered = false;
            give(FINISH);
        } else if (there(OFFERED)) {
            ordered |= asked.contains("order");
            give(OFFERED);
            considered();
        } else if (there(WAY)) {
            give(WAY);
            considered();
        } else if (there(FINISH)) {
            give(FINISH);
        } else {
            visitor.find(ANYTHING).first().waitFor();
        }
    }
}
