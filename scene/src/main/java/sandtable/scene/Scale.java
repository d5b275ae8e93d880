package sandtable.scene;

/**
 * How lengths and places of a measured table are read and typed: in centimetres of the table
 * itself, or in metres of the ground it stands for.
 *
 * @param perCm how many of the unit a centimetre of the table is
 * @param decimals with how many it is written; whole millimetres come out even
 */
public record Scale(String unit, int perCm, int decimals) {
    public static final Scale CENTIMETRES = new Scale("cm", 1, 1);

    private static final int MM = 10;

    /** Whole metres, so many to a centimetre. */
    public static Scale metres(int perCm) {
        return new Scale("m", perCm, 0);
    }

    /** A length without its unit. */
    public String figure(int mm) {
        int tenths = mm * perCm;
        return decimals == 0
                ? String.valueOf(tenths / MM)
                : tenths / MM + "." + Math.abs(tenths % MM);
    }

    public String length(int mm) {
        return figure(mm) + " " + unit;
    }

    /** A point as it is typed. */
    public String point(Place.Point point) {
        return figure(point.xMm()) + "," + figure(point.yMm());
    }
}
