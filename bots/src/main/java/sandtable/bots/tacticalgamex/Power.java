package sandtable.bots.tacticalgamex;

import sandtable.tacticalgamex.Unit;

/** What is left of each side to fight with, less what it is about to lose. */
final class Power {
    private static final double SHAKEN = 0.65;

    private Power() {}

    static double[] of(Position position, Volleys volleys) {
        Outlook outlook = position.outlook;
        double[] power = new double[2];
        for (int i = 0; i < outlook.count; i++) {
            int hex = position.hex[i];
            if (hex >= 0 || hex == Unit.WAITING || hex == Unit.UNPLACED) {
                double order =
                        position.has(i, Position.DISRUPTED)
                                ? SHAKEN
                                : 1 - (1 - SHAKEN) * volleys.disrupted[i];
                power[outlook.side[i]] += outlook.value[i] * (1 - volleys.lost[i]) * order;
            }
        }
        return power;
    }
}
