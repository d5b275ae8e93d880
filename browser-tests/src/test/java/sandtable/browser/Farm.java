package sandtable.browser;

import java.util.Map;

/** The Farm of Not Quite Mechanized against the computer, and how its German side is played. */
final class Farm {
    private static final String ASKED =
            "() => document.querySelector(\".panel [data-typed]:not([disabled]),"
                    + " .prompt a[href$='/end']\") !== null";
    private static final String ATTACK = ".opt[data-typed^='attack ']";
    private static final String ASSAULT = ".panel [data-typed='assault']";
    private static final String SEAL = ".prompt [data-typed='seal']";

    private final Visitor visitor;

    Farm(Visitor visitor, String seed) {
        this.visitor = visitor;
        String game =
                visitor.begin(
                        "not-quite-mechanized/the-farm",
                        Map.of("German", "person", "Soviet", "greedy"),
                        seed);
        visitor.sitAt(game);
        asked();
    }

    /** Waits for a question or the end. */
    void asked() {
        visitor.page().waitForFunction(ASKED);
    }

    boolean over() {
        return there(".prompt a[href$='/end']");
    }

    private boolean there(String selector) {
        return visitor.find(selector).count() > 0;
    }

    /** Whom to order. */
    void choose(String piece) {
        visitor.click("[data-unit='%s']".formatted(piece));
    }

    void kind(String kind) {
        visitor.click("[data-kind='%s']".formatted(kind));
        visitor.find("[data-sentence]").waitFor();
    }

    String sentence() {
        return visitor.find("[data-sentence]").innerText();
    }

    /** Waits until the sentence says so and the order may be noted. */
    void reads(String words) {
        visitor.find("[data-sentence]:not(.stale):has-text(\"%s\")".formatted(words)).waitFor();
        visitor.find("#confirm:not([disabled])").waitFor();
    }

    void seal() {
        visitor.click(SEAL);
        asked();
    }

    /** Attacks and storms where that is offered, and seals else. */
    void answer() {
        if (there(ATTACK)) {
            give(ATTACK);
        } else if (there(ASSAULT)) {
            give(ASSAULT);
        } else if (there(SEAL)) {
            seal();
        } else {
            visitor.click(".panel [data-typed]:not([disabled])");
        }
        asked();
    }

    /** What dice follow is looked at first. */
    private void give(String answer) {
        visitor.click(answer);
        if (there("#confirm")) {
            visitor.click("#confirm");
        }
    }
}
