package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.SplittableRandom;

class ShiftTest {
    private static final MathContext DIGITS = new MathContext(60);
    private static final int LONGEST_MM = 4_500;
    private static final Spot ORIGIN = new Spot(0, 0);

    @Test
    void halvesGoUp() {
        assertEquals(new Spot(3, 4), ORIGIN.shifted(new Heading(30), 5));
        assertEquals(new Spot(-2, 4), ORIGIN.shifted(new Heading(330), 5));
        assertEquals(new Spot(-2, -4), ORIGIN.shifted(new Heading(210), 5));
        assertEquals(new Spot(4, -2), ORIGIN.shifted(new Heading(120), 5));
    }

    @Test
    void aZoneDeviatesByWholeMillimetres() {
        assertEquals(new Spot(690, 700), new Spot(600, 700).shifted(Heading.EAST, 90));
    }

    @Test
    void everyShiftIsTheTrueOneRounded() {
        for (int degrees = 0; degrees < 360; degrees++) {
            BigDecimal sine = sine(degrees);
            BigDecimal cosine = sine((degrees + 90) % 360);
            double aboutSine = sine.doubleValue();
            double aboutCosine = cosine.doubleValue();
            for (int mm = 0; mm <= LONGEST_MM; mm++) {
                Spot there = ORIGIN.shifted(new Heading(degrees), mm);
                boolean right =
                        there.x() == rounded(mm, sine, aboutSine)
                                && there.y() == rounded(mm, cosine, aboutCosine);
                if (!right) {
                    throw new AssertionError(mm + " mm at " + degrees + ": " + there);
                }
            }
        }
    }

    /** In floating point where that leaves no doubt. */
    private static int rounded(int mm, BigDecimal part, double about) {
        double raisedAbout = mm * about + 0.5;
        if (Math.abs(raisedAbout - Math.rint(raisedAbout)) > 1e-6) {
            return (int) Math.floor(raisedAbout);
        }
        BigDecimal raised = part.multiply(BigDecimal.valueOf(mm)).add(new BigDecimal("0.5"));
        return raised.setScale(0, RoundingMode.FLOOR).intValueExact();
    }

    /** By the power series, to some fifty digits, and exact where the sine is a fraction. */
    private static BigDecimal sine(int degrees) {
        if (degrees > 180) {
            return sine(degrees - 180).negate();
        }
        BigDecimal angle =
                new BigDecimal("3.14159265358979323846264338327950288419716939937510582097494")
                        .multiply(BigDecimal.valueOf(degrees > 90 ? 180 - degrees : degrees))
                        .divide(BigDecimal.valueOf(180), DIGITS);
        BigDecimal term = angle;
        BigDecimal sum = angle;
        for (int i = 2; i < 80; i += 2) {
            term =
                    term.multiply(angle, DIGITS)
                            .multiply(angle, DIGITS)
                            .divide(BigDecimal.valueOf((long) i * (i + 1)), DIGITS)
                            .negate();
            sum = sum.add(term, DIGITS);
        }
        return sum.setScale(50, RoundingMode.HALF_EVEN);
    }

    @Test
    void towardsAndAwayFollowTheLineOfCentres() {
        var here = new Spot(300, 400);

        assertEquals(new Spot(330, 440), here.towards(new Spot(600, 800), 50));
        assertEquals(new Spot(270, 360), here.awayFrom(new Spot(600, 800), 50));
        assertEquals(new Spot(300, 310), here.awayFrom(new Spot(300, 850), 90));
        assertEquals(new Spot(335, 435), here.towards(new Spot(301, 401), 50));
        assertThrows(IllegalArgumentException.class, () -> here.towards(here, 50));
    }

    @Test
    void aPlaceOnALineIsTheNearestToTheTrueOne() {
        var random = new SplittableRandom(11);
        for (int i = 0; i < 20_000; i++) {
            var from = new Spot(random.nextInt(2_400), random.nextInt(1_600));
            var to = new Spot(random.nextInt(2_400), random.nextInt(1_600));
            int mm = random.nextInt(4_000);
            if (!from.equals(to)) {
                double root = Math.sqrt(from.squaredTo(to));
                Spot there = from.towards(to, mm);
                assertEquals(from.x() + mm * (to.x() - from.x()) / root, there.x(), 0.5 + 1e-9);
                assertEquals(from.y() + mm * (to.y() - from.y()) / root, there.y(), 0.5 + 1e-9);
            }
        }
    }
}
