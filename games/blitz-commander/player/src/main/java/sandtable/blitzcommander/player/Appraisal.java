package sandtable.blitzcommander.player;

import sandtable.ai.Judgement.Reason;
import sandtable.blitzcommander.assault.Losing;
import sandtable.blitzcommander.assault.Losses;
import sandtable.blitzcommander.assault.Nominating;
import sandtable.blitzcommander.assault.Site;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;

import java.util.List;

/** The worth of a position for a side. */
final class Appraisal {
    private static final double RESULT = 0.65;
    private static final double ADVANCE = 0.1;

    /** What an attack counts that can be made now, in the enemy's turn, in one's next. */
    private static final double NOW = 0.85;

    private static final double THEIRS = 0.6;
    private static final double NEXT = 0.25;

    /** What it counts to gain as much as an army is worth. */
    private static final double GAIN = 0.35;

    /** What it counts to be dug in where nobody comes yet. */
    private static final double DUG_IN = 0.03;

    /** No worth is as sure as a result. */
    private static final double SUREST = 0.99;

    private final Position position;
    private final Outlook outlook;
    private final int me;
    private final double scale;

    Appraisal(Position position, int me) {
        this.position = position;
        this.outlook = position.outlook();
        this.me = me;
        this.scale = 2 * GAIN / (outlook.strengthAtStart[0] + outlook.strengthAtStart[1]);
    }

    /** What a worth is made of. */
    record Parts(
            double objectives,
            double ground,
            double losses,
            double attacks,
            double underWay,
            double dugIn) {
        double worth() {
            return Math.clamp(sum(), -SUREST, SUREST);
        }

        private double sum() {
            return objectives + ground + losses + attacks + underWay + dugIn;
        }

        List<Reason> reasons() {
            double part = Math.abs(sum()) < SUREST ? 1 : SUREST / Math.abs(sum());
            return List.of(
                    new Reason("the objectives", part * objectives),
                    new Reason("the ground gained", part * ground),
                    new Reason("what both have lost", part * losses),
                    new Reason("the attacks to come", part * attacks),
                    new Reason("the fight under way", part * underWay),
                    new Reason("being dug in", part * dugIn));
        }
    }

    Parts parts() {
        var prospects = new Prospects(position);
        return new Parts(
                RESULT * prospects.expected(me),
                ADVANCE * prospects.advance(me),
                scale * material(),
                scale * attacks(),
                scale * underWay(),
                scale * DUG_IN * dugIn());
    }

    private double attacks() {
        boolean mine = position.table().active() == me;
        double own = NEXT * Openings.next(position, me).gain();
        return mine
                ? own
                        + NOW * Openings.now(position, me).gain()
                        - THEIRS * Openings.next(position, 1 - me).gain()
                : own - THEIRS * Openings.now(position, 1 - me).gain();
    }

    private double dugIn() {
        double balance = 0;
        for (int unit = 0; unit < outlook.units; unit++) {
            if (position.at(unit) >= 0 && position.table().entrenched(unit)) {
                balance += outlook.side[unit] == me ? 1 : -1;
            }
        }
        return balance;
    }

    /** What the enemy has lost less what the side has. */
    private double material() {
        double balance = 0;
        for (int unit = 0; unit < outlook.units; unit++) {
            if (position.table().where(unit) == Whereabouts.Off.DESTROYED) {
                balance += outlook.side[unit] == me ? -outlook.value[unit] : outlook.value[unit];
            }
        }
        return balance;
    }

    /** What the fight under way still brings, in value. */
    private double underWay() {
        double gain =
                switch (position.step()) {
                    case Nominating(HexId hex, Role role) ->
                            fight(
                                    hex,
                                    role == Role.ATTACKER
                                            ? Clash.From.ATTACKERS_FIRE
                                            : Clash.From.DEFENDERS_FIRE);
                    case TankAssaulting(HexId hex, Role role) ->
                            fight(
                                    hex,
                                    role == Role.ATTACKER
                                            ? Clash.From.ATTACKERS_STRIKE
                                            : Clash.From.DEFENDERS_STRIKE);
                    case Losing(var due) -> losing(due);
                    default -> 0;
                };
        return position.table().active() == me ? gain : -gain;
    }

    private double losing(Losses.Due due) {
        double lost = due.tanks() * 1.5 + due.others();
        return due.role() == Role.DEFENDER
                ? lost + fight(due.hex(), Clash.From.DEFENDERS_STRIKE)
                : -lost;
    }

    private double fight(HexId contested, Clash.From from) {
        int hex = contested.index();
        Table table = position.table();
        var attackers = new Host.Muster(outlook, Role.ATTACKER);
        for (int unit = 0; unit < outlook.units; unit++) {
            if (table.attacking(unit)) {
                attackers.add(unit, table.suppressed(unit), false);
            }
        }
        var defenders = new Host.Muster(outlook, Role.DEFENDER);
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            defenders.add(unit, table.suppressed(unit), table.entrenched(unit));
        }
        Site site = Site.of(table.ground().terrain(hex));
        Clash clash = Clash.of(site, attackers.done(), defenders.done(), from);
        return clash.taken() + 0.5 * clash.cleared() - clash.paid();
    }
}
