package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HeadingTest {
    @Test
    void theFourWindsAreWhole() {
        assertEquals(Heading.UNIT, Heading.NORTH.north());
        assertEquals(0, Heading.NORTH.east());
        assertEquals(Heading.UNIT, Heading.EAST.east());
        assertEquals(0, Heading.EAST.north());
        assertEquals(-Heading.UNIT, Heading.SOUTH.north());
        assertEquals(-Heading.UNIT, Heading.WEST.east());
    }

    @Test
    void everyVectorIsThatOfItsAngle() {
        for (int degrees = 0; degrees < 360; degrees++) {
            var heading = new Heading(degrees);
            double angle = StrictMath.toRadians(degrees);
            assertEquals(StrictMath.sin(angle) * Heading.UNIT, heading.east(), 0.51);
            assertEquals(StrictMath.cos(angle) * Heading.UNIT, heading.north(), 0.51);
            assertTrue(StrictMath.abs(heading.opposite().east() + heading.east()) == 0);
        }
    }

    @Test
    void turningGoesRoundTheCompass() {
        assertEquals(Heading.NORTH, new Heading(315).turned(45));
        assertEquals(Heading.WEST, Heading.NORTH.turned(-90));
        assertThrows(IllegalArgumentException.class, () -> new Heading(360));
        assertThrows(IllegalArgumentException.class, () -> new Heading(-1));
    }
}
