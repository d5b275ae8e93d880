package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class RehearseCommandTest {
    @Test
    void theFirstPageAndAGameAreServedOnce() {
        Run.of("rehearse").succeeds();
    }

    @Test
    void nobodyIsToldOfIt() {
        assertFalse(Run.of("--help").succeeds().out().contains("rehearse"));
    }
}
