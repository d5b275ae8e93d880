package sandtable.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** Lets visitors in: at a desk or with a phone, each with a browser profile of their own. */
public record Visits(Browser browser, String address) {
    Visitor desk() {
        return visitor(new NewContextOptions().setViewportSize(1440, 900));
    }

    Visitor deskByNight() {
        return visitor(
                new NewContextOptions()
                        .setViewportSize(1440, 900)
                        .setColorScheme(ColorScheme.DARK));
    }

    /** Whose moves are shown as they are made. */
    Visitor watching() {
        return new Visitor(
                browser.newContext(new NewContextOptions().setViewportSize(1440, 900)), address);
    }

    Visitor phone() {
        return visitor(
                new NewContextOptions()
                        .setViewportSize(390, 844)
                        .setDeviceScaleFactor(2)
                        .setHasTouch(true)
                        .setIsMobile(true));
    }

    /** Without motion, so that tests need not wait for it. */
    private Visitor visitor(NewContextOptions options) {
        return new Visitor(
                browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE)), address);
    }
}
