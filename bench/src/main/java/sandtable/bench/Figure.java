package sandtable.bench;

/**
 * One measured figure beside what it is measured by. The ratio is always better when higher.
 *
 * @param limit what a bare program reached in the same minute, or the bound that is demanded
 * @param ratio how the value compares with the limit; for times it is the limit's part of the value
 * @param target the ratio that is demanded
 */
public record Figure(
        String name,
        double value,
        String unit,
        double limit,
        double ratio,
        double target,
        boolean met) {

    /** A rate beside that of a bare program. */
    public static Figure beside(
            String name, String unit, Measure.Comparison compared, double target) {
        return new Figure(
                name,
                compared.project(),
                unit,
                compared.limit(),
                compared.ratio(),
                target,
                compared.ratio() >= target);
    }

    /** A time, or anything else that must not be more. */
    public static Figure atMost(String name, double value, String unit, double most) {
        return new Figure(name, value, unit, most, most / value, 1, value <= most);
    }

    /** A rate, or anything else that must not be less. */
    public static Figure atLeast(String name, double value, String unit, double least) {
        return new Figure(name, value, unit, least, value / least, 1, value >= least);
    }
}
