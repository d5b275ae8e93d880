package sandtable.bots.blitzcommander;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Role;
import sandtable.blitzcommander.Site;
import sandtable.blitzcommander.Step;
import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.View;

import java.util.ArrayList;
import java.util.List;

/**
 * The attacks that a side can make in one turn, best first: each unit in one of them, all that can
 * come taking part.
 */
final class Openings {
    private static final int MOST = 4;

    /** What it is worth to clear a hex: the way is open. */
    private static final double CLEARED = 0.5;

    /** What each point that hangs on the hex adds. */
    private static final double STAKE = 0.5;

    /** What a loss counts against what it brings. */
    private static final double PAID = 0.9;

    private static final int OVERRUNNING = 3;
    private static final double OVERRUN = 0.9;

    private final Position position;
    private final int side;
    private final boolean now;
    private final Ranges ranges;
    private final Barrage barrage;
    private final boolean[] busy;
    private final List<Opening> found = new ArrayList<>();

    private Openings(Position position, int side, boolean now) {
        this.position = position;
        this.side = side;
        this.now = now;
        this.ranges = now ? Ranges.now(position, side) : Ranges.next(position, side);
        this.barrage = new Barrage(position, side, now);
        this.busy = new boolean[position.outlook().units];
        search();
    }

    /** In the turn under way, by those who can still act. */
    static Openings now(Position position, int side) {
        return new Openings(position, side, true);
    }

    /** In the side's next turn. */
    static Openings next(Position position, int side) {
        return new Openings(position, side, false);
    }

    List<Opening> found() {
        return List.copyOf(found);
    }

    Ranges ranges() {
        return ranges;
    }

    /** What all of them bring. */
    double gain() {
        double gain = 0;
        for (Opening each : found) {
            gain += each.gain();
        }
        return gain;
    }

    private void search() {
        int size = position.outlook().grid.size();
        int[] targets = new int[size];
        int count = 0;
        for (int hex = 0; hex < size; hex++) {
            if (position.count(1 - side, hex) > 0) {
                targets[count++] = hex;
            }
        }
        while (found.size() < MOST) {
            Opening best = null;
            int at = -1;
            for (int i = 0; i < count; i++) {
                Opening each = against(targets[i]);
                if (each != null
                        && each.gain() > 0
                        && (best == null || each.gain() > best.gain())) {
                    best = each;
                    at = i;
                }
            }
            if (best == null) {
                return;
            }
            found.add(best);
            best.units().forEach(unit -> busy[unit] = true);
            barrage.use(best.guns());
            targets[at] = targets[--count];
        }
    }

    private Opening against(int hex) {
        Outlook outlook = position.outlook();
        var units = new ArrayList<Integer>();
        int mechanized = 0;
        int over = -1;
        var muster = new Host.Muster(outlook, Role.ATTACKER);
        for (int unit = outlook.from[side]; unit < outlook.to[side]; unit++) {
            if (busy[unit] || !ranges.acts(unit)) {
                continue;
            }
            if (ranges.strikes(unit, hex)) {
                boolean silent = silent(unit);
                units.add(unit);
                muster.add(unit, silent, false);
                mechanized += outlook.mechanized[unit] && !silent ? 1 : 0;
            }
            if (over < 0 && ranges.reaches(unit, hex) && !silent(unit)) {
                over = unit;
            }
        }
        if (over >= 0) {
            double gain = OVERRUN * outlook.value[position.first(hex)];
            return new Opening(hex, Opening.Form.OVERRUN, gain, List.of(over), List.of());
        }
        if (units.isEmpty()) {
            return null;
        }
        Opening assault = assault(hex, units, muster.done());
        boolean runOver = mechanized >= OVERRUNNING && loneInfantry(hex);
        double gain = runOver ? OVERRUN * outlook.value[position.first(hex)] : 0;
        return gain > assault.gain()
                ? new Opening(hex, Opening.Form.OVERRUN, gain, units, List.of())
                : assault;
    }

    private boolean loneInfantry(int hex) {
        int unit = position.first(hex);
        return position.outlook().infantry[unit]
                && position.next(unit) < 0
                && position.battle().field().terrain(hex).clear();
    }

    private Opening assault(int hex, List<Integer> units, Host attackers) {
        Site site = Site.of(position.battle().field().terrain(hex));
        double firing = gain(hex, Clash.of(site, attackers, defenders(hex, false), ALL));
        boolean quiet = now && suppressed(hex);
        Barrage.Plan plan = quiet ? Barrage.Plan.NONE : barrage.against(hex);
        double answering = now ? answering(hex) : 0;
        double chance = quiet ? 1 : answering > 0 ? answering : plan.chance();
        if (chance == 0) {
            return new Opening(hex, Opening.Form.ASSAULT, firing, units, List.of());
        }
        double silent = gain(hex, Clash.of(site, attackers, defenders(hex, true), ALL));
        double gain = chance * silent + (1 - chance) * Math.max(0, firing);
        return new Opening(hex, Opening.Form.ASSAULT, gain, units, plan.guns());
    }

    private static final Clash.From ALL = Clash.From.ATTACKERS_FIRE;

    private double gain(int hex, Clash clash) {
        double hexValue = CLEARED + STAKE * position.outlook().stakes[hex];
        return clash.taken() + hexValue * clash.cleared() - PAID * clash.paid();
    }

    private Host defenders(int hex, boolean silent) {
        var muster = new Host.Muster(position.outlook(), Role.DEFENDER);
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            boolean quiet = silent || now && position.battle().suppressed(unit);
            muster.add(unit, quiet, position.battle().entrenched(unit));
        }
        return muster.done();
    }

    private boolean suppressed(int hex) {
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            if (!position.battle().suppressed(unit)) {
                return false;
            }
        }
        return true;
    }

    /** How likely a bombardment under way suppresses the hex: he answers if he can. */
    private double answering(int hex) {
        return position.battle().step() instanceof Step.Answering(int at, int level)
                        && at == hex
                        && side == position.battle().active()
                ? 0.25
                : 0;
    }

    private boolean silent(int unit) {
        Battle battle = position.battle();
        boolean lasts = now || battle.active() != side && battle.active() == battle.setup().first();
        if (lasts && battle.suppressed(unit)) {
            return true;
        }
        return battle.setup().supply()
                && Survey.outOfSupply(
                        new View(battle.setup().sides().get(side), side, battle), unit);
    }
}
