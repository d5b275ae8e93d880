package sandtable.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

import sandtable.server.Server;

/** Lets visitors in: at a desk or with a phone, each with a browser profile of their own. */
public record Visits(Browser browser, Server server) {
    /** An empty page has no memory to write this in. */
    private static final String QUIET =
            "if (location.protocol === 'http:')"
                    + " localStorage.setItem('sandtable.handover', 'false')";

    Visitor desk() {
        return visitor(new NewContextOptions().setViewportSize(1440, 900));
    }

    Visitor deskByNight() {
        return visitor(
                new NewContextOptions()
                        .setViewportSize(1440, 900)
                        .setColorScheme(ColorScheme.DARK));
    }

    /** Who is told what others did before the next question, all at once. */
    Visitor told() {
        return told(new NewContextOptions().setViewportSize(1440, 900));
    }

    Visitor toldByPhone() {
        return told(phoneOptions());
    }

    private Visitor told(NewContextOptions options) {
        return new Visitor(
                browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE)), server);
    }

    /** Who is told what others did, and shown their moves one after the other. */
    Visitor watching() {
        return new Visitor(
                browser.newContext(new NewContextOptions().setViewportSize(1440, 900)), server);
    }

    Visitor phone() {
        return visitor(phoneOptions());
    }

    /** At a window of any size. */
    Visitor window(int width, int height) {
        return visitor(new NewContextOptions().setViewportSize(width, height));
    }

    Visitor phoneOnItsSide() {
        return visitor(phoneOptions().setViewportSize(844, 390));
    }

    private static NewContextOptions phoneOptions() {
        return new NewContextOptions()
                .setViewportSize(390, 844)
                .setDeviceScaleFactor(2)
                .setHasTouch(true)
                .setIsMobile(true);
    }

    /** Without motion and without being told what others did, so that tests come to the point. */
    private Visitor visitor(NewContextOptions options) {
        Visitor visitor = told(options);
        visitor.page().addInitScript(QUIET);
        return visitor;
    }
}
