package sandtable.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import sandtable.server.Server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One server for all tests and one browser for each thread, for Playwright is bound to its thread;
 * each test gets visitors of its own.
 */
public final class Setting implements ParameterResolver {
    private static final List<String> FLAGS =
            List.of("--no-sandbox", "--disable-gpu", "--force-color-profile=srgb");

    /** What runs while tests run; closed when all are done. */
    record Serving(Server server) implements AutoCloseable {
        @Override
        public void close() {
            server.close();
        }
    }

    record Browsing(Playwright playwright, Browser browser) implements AutoCloseable {
        @Override
        public void close() {
            browser.close();
            playwright.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Visits.class;
    }

    @Override
    public Visits resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Optional<Path> chromium = Chromium.browser();
        Optional<Path> node = Chromium.node();
        Assumptions.assumeTrue(
                chromium.isPresent() && node.isPresent(),
                "there is no chromium here; install it, or name one in SANDTABLE_CHROMIUM");
        ExtensionContext.Store store =
                context.getRoot().getStore(ExtensionContext.Namespace.GLOBAL);
        Serving serving =
                store.computeIfAbsent(Serving.class, _ -> new Serving(serve()), Serving.class);
        Browsing browsing =
                store.computeIfAbsent(
                        "browser of " + Thread.currentThread().threadId(),
                        _ -> browse(chromium.orElseThrow(), node.orElseThrow()),
                        Browsing.class);
        return new Visits(browsing.browser(), serving.server());
    }

    private static Server serve() {
        try {
            return Server.start(0, Files.createTempDirectory("sandtable-browser"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Browsing browse(Path chromium, Path node) {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("PLAYWRIGHT_NODEJS_PATH", node.toString());
        environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        Playwright playwright =
                Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        Browser browser =
                playwright
                        .chromium()
                        .launch(new LaunchOptions().setExecutablePath(chromium).setArgs(FLAGS));
        return new Browsing(playwright, browser);
    }
}
