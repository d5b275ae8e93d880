package sandtable.tacticalgamex.charts;

/**
 * An attack or defense factor as an exact fraction: strengths are halved and divided without
 * rounding (R-TGX-13). Always in lowest terms.
 */
public record Factor(int numerator, int denominator) implements Comparable<Factor> {
    public static final Factor ZERO = new Factor(0, 1);
    public static final Factor HALF = new Factor(1, 2);

    public Factor {
        if (numerator < 0 || denominator < 1) {
            throw new IllegalArgumentException(numerator + "/" + denominator + " is no factor");
        }
        int common = common(numerator, denominator);
        numerator /= common;
        denominator /= common;
    }

    public static Factor of(int whole) {
        return new Factor(whole, 1);
    }

    private static int common(int a, int b) {
        return b == 0 ? a : common(b, a % b);
    }

    public Factor plus(Factor other) {
        return new Factor(
                numerator * other.denominator + other.numerator * denominator,
                denominator * other.denominator);
    }

    public Factor times(Factor other) {
        return new Factor(numerator * other.numerator, denominator * other.denominator);
    }

    public Factor times(int whole) {
        return new Factor(numerator * whole, denominator);
    }

    public Factor dividedBy(int whole) {
        return new Factor(numerator, denominator * whole);
    }

    public boolean zero() {
        return numerator == 0;
    }

    @Override
    public int compareTo(Factor other) {
        return Integer.compare(numerator * other.denominator, other.numerator * denominator);
    }

    /** Whole, or with two decimals as players write it: {@code 6.67}. */
    @Override
    public String toString() {
        if (denominator == 1) {
            return String.valueOf(numerator);
        }
        int hundredths = (200 * numerator + denominator) / (2 * denominator);
        String digits = String.valueOf(hundredths % 100);
        String text = hundredths / 100 + "." + (digits.length() == 1 ? "0" : "") + digits;
        return text.endsWith("0") ? text.substring(0, text.length() - 1) : text;
    }
}
