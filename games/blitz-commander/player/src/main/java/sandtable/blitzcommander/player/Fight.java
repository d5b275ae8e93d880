package sandtable.blitzcommander.player;

import sandtable.blitzcommander.assault.Site;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;

/** An assault that could be made on one hex, and what it brings. */
final class Fight {
    /** What it is worth to clear a hex: the way is open. */
    private static final double CLEARED = 0.5;

    /** What each point that hangs on the hex adds. */
    private static final double STAKE = 0.5;

    /** What a loss counts against what it brings. */
    private static final double PAID = 0.9;

    private final Position position;
    private final Outlook outlook;
    private final int hex;
    private final boolean now;
    private final int words;

    /** The defenders, those who are dug in, those who are silent: sets of units. */
    private final long[] defenders;

    /**
     * @param now whether it is in the turn under way, so that who is suppressed is silent
     */
    Fight(Position position, int hex, boolean now) {
        this.position = position;
        this.outlook = position.outlook();
        this.hex = hex;
        this.now = now;
        this.words = Position.words(outlook.units);
        this.defenders = new long[3 * words];
        Table table = position.table();
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            Position.add(defenders, unit);
            if (table.entrenched(unit)) {
                Position.add(defenders, 64 * words + unit);
            }
            if (now && table.suppressed(unit)) {
                Position.add(defenders, 128 * words + unit);
            }
        }
    }

    /**
     * What it brings in value, what it costs taken off.
     *
     * @param silent by unit, whether an attacker cannot fire
     * @param quiet how likely the hex is suppressed first
     */
    double gain(int[] units, int many, boolean[] silent, double quiet) {
        long[] fight = new long[5 * words + 2];
        for (int i = 0; i < many; i++) {
            Position.add(fight, units[i] + (silent[units[i]] ? 64 * words : 0));
        }
        System.arraycopy(defenders, 0, fight, 2 * words, 3 * words);
        fight[5 * words] = hex;
        fight[5 * words + 1] = Double.doubleToRawLongBits(quiet);
        return outlook.fights.gain(fight, () -> worked(fight, quiet));
    }

    private double worked(long[] fight, double quiet) {
        var muster = new Host.Muster(outlook, Role.ATTACKER);
        for (int unit = 0; unit < outlook.units; unit++) {
            boolean silent = Position.has(fight, 64 * words + unit);
            if (silent || Position.has(fight, unit)) {
                muster.add(unit, silent, false);
            }
        }
        Host attackers = muster.done();
        double firing = quiet == 1 ? 0 : against(attackers, false);
        return quiet == 0
                ? firing
                : quiet * against(attackers, true) + (1 - quiet) * Math.max(0, firing);
    }

    private double against(Host attackers, boolean quiet) {
        Table table = position.table();
        var muster = new Host.Muster(outlook, Role.DEFENDER);
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            boolean silent = quiet || now && table.suppressed(unit);
            muster.add(unit, silent, table.entrenched(unit));
        }
        Site site = Site.of(table.ground().terrain(hex));
        Clash clash = Clash.of(site, attackers, muster.done(), Clash.From.ATTACKERS_FIRE);
        double stake = CLEARED + STAKE * outlook.stakes[hex];
        return clash.taken() + stake * clash.cleared() - PAID * clash.paid();
    }
}
