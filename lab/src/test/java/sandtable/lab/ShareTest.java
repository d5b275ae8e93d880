package sandtable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShareTest {
    @Test
    void theIntervalIsWilsons() {
        var share = Share.of(70, 100);

        assertEquals(0.7, share.rate());
        assertEquals(0.6042, share.low(), 0.0001);
        assertEquals(0.7811, share.high(), 0.0001);
    }

    @Test
    void noGamesTellNothing() {
        assertEquals(new Share(0, 0, 0, 0, 1), Share.of(0, 0));
    }
}
