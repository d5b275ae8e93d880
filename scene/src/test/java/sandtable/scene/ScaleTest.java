package sandtable.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScaleTest {
    @Test
    void theTableItselfIsMeasuredInCentimetres() {
        assertEquals("72.0,55.5", Scale.CENTIMETRES.point(new Place.Point(720, 555)));
        assertEquals("0.4 cm", Scale.CENTIMETRES.length(4));
    }

    @Test
    void groundIsMeasuredInWholeMetres() {
        var scale = Scale.metres(100);

        assertEquals("4000,2900", scale.point(new Place.Point(400, 290)));
        assertEquals("250 m", scale.length(25));
    }
}
