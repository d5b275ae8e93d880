package sandtable.tacticalgamex.player;

/** What could be done to a unit if it were in a hex. */
final class Exposure {
    private final Position position;
    private final int hex;
    private final boolean hard;
    private final int modifier;
    private final boolean shaken;
    private final int defense;
    private final Rushes.Stack stack;

    Exposure(Position position, int unit, int hex) {
        Outlook outlook = position.outlook;
        this.position = position;
        this.hex = hex;
        this.hard = outlook.summed[hex] || outlook.armored[unit];
        this.modifier = position.modifier(unit, hex);
        this.shaken = position.has(unit, Position.DISRUPTED);
        boolean counted = position.hex[unit] == hex && !position.has(unit, Position.ABOARD);
        int together = position.defenseOf(hex) + (counted ? 0 : outlook.defense[unit]);
        this.defense = outlook.summed[hex] ? together : outlook.defense[unit];
        boolean armored = outlook.armored[unit] || position.armoredIn(hex);
        this.stack = new Rushes.Stack(Math.max(1, together), armored, position.open(hex));
    }

    /** By those of the {@code k}th hex of the enemy's, if they charge. */
    double toCharge(Rushes rushes, int k, int distance) {
        if (distance > Rushes.MOST_FAR || !rushes.any(k)) {
            return 0;
        }
        int column = rushes.column(k, 1, stack, distance);
        return Toll.harm(column, modifier + Rushes.MODIFIER, shaken);
    }

    /** By those of a hex, as likely as they get to fire. */
    double toFire(int from, int distance, double now, double next) {
        double ready = 0;
        int sum = 0;
        for (int i = position.first(from); i >= 0; i = position.next(i)) {
            if (distance <= position.outlook.reach[i] && position.armed(i)) {
                int strength = position.strength(i, from, hex, distance, hard);
                sum += strength;
                ready += strength * (position.has(i, Position.ACTIVATED) ? next : now);
            }
        }
        int column = sum == 0 ? 0 : Chances.column(sum, Math.max(1, defense));
        return sum == 0 ? 0 : Toll.harm(column, modifier, shaken) * ready / sum;
    }
}
