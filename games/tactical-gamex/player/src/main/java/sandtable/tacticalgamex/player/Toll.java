package sandtable.tacticalgamex.player;

/** What attacks that may come are likely to do to each unit, one after the other. */
final class Toll {
    /** What disrupting a unit is worth, as a part of destroying it. */
    static final double DISRUPTION = 0.3;

    private final Position position;

    /** How likely each unit is destroyed, and disrupted. */
    final double[] lost;

    final double[] disrupted;

    Toll(Position position) {
        this.position = position;
        this.lost = new double[position.outlook.count];
        this.disrupted = new double[position.outlook.count];
    }

    /** What an attack at a column does to a unit as it is, between 0 and 1. */
    static double harm(int column, int modifier, boolean shaken) {
        return Chances.kill(column, modifier, shaken)
                + DISRUPTION * Chances.disrupt(column, modifier, shaken);
    }

    /** What a further attack would do, in weights. */
    double harm(int unit, int column, int added) {
        int modifier = position.modifier(unit, position.hex[unit]) + added;
        boolean shaken = position.has(unit, Position.DISRUPTED);
        return position.weight(unit) * harm(column, modifier, shaken) * (1 - lost[unit]);
    }

    /** The same for all of a hex. */
    double harmIn(int hex, int column, int added) {
        double sum = 0;
        for (int i = position.first(hex); i >= 0 && column > 0; i = position.next(i)) {
            sum += harm(i, column, added);
        }
        return sum;
    }

    void suffer(int unit, int column, int added, double likely) {
        int modifier = position.modifier(unit, position.hex[unit]) + added;
        boolean shaken = position.has(unit, Position.DISRUPTED);
        lost[unit] += (1 - lost[unit]) * likely * Chances.kill(column, modifier, shaken);
        disrupted[unit] +=
                (1 - disrupted[unit]) * likely * Chances.disrupt(column, modifier, shaken);
    }

    void sufferIn(int hex, int column, int added, double likely) {
        for (int i = position.first(hex); i >= 0; i = position.next(i)) {
            suffer(i, column, added, likely);
        }
    }

    /** Passengers share the fate of whoever carries them (TGX-5.2.1.e). */
    void passengers() {
        for (int i = 0; i < lost.length; i++) {
            if (position.has(i, Position.ABOARD)) {
                lost[i] = lost[position.carrier[i]];
                disrupted[i] = disrupted[position.carrier[i]];
            }
        }
    }
}
