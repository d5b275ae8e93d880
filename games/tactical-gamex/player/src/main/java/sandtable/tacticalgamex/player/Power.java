package sandtable.tacticalgamex.player;

/** What is left of each side to fight with, less what it is about to lose. */
final class Power {
    private static final double SHAKEN = 0.65;

    private Power() {}

    static double[] of(Position position, Volleys volleys) {
        Outlook outlook = position.outlook;
        double[] power = new double[2];
        for (int i = 0; i < outlook.count; i++) {
            int hex = position.hex[i];
            if (hex >= 0 || hex == Position.TO_COME || hex == Position.TO_BE_SET_UP) {
                double order =
                        position.has(i, Position.DISRUPTED)
                                ? SHAKEN
                                : 1 - (1 - SHAKEN) * volleys.disrupted[i];
                power[outlook.side[i]] += outlook.value[i] * (1 - volleys.lost[i]) * order;
            }
        }
        return power;
    }

    /** The same with those who have left the map and are out of danger. */
    static double[] withThoseWhoLeft(Position position, Volleys volleys) {
        double[] power = of(position, volleys);
        Outlook outlook = position.outlook;
        for (int i = 0; i < outlook.count; i++) {
            boolean left = position.hasLeft(i);
            power[outlook.side[i]] += left ? outlook.value[i] : 0;
        }
        return power;
    }
}
