package sandtable.blitzcommander;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;

import java.util.ArrayList;
import java.util.List;

/** BC-ASLT Move and Assault Action: the order in which an assault is fought. */
final class Fighting {
    private static final Clause ATTACKERS_FIRE = Clause.of("BC-AT.7");
    private static final Clause DEFENDERS_FIRE = Clause.of("BC-AT.12");
    private static final Clause TANK_LOST = Clause.of("BC-AT.8");
    private static final Clause ATTACKERS_AP = Clause.of("BC-AP.5");
    private static final Clause DEFENDERS_AP = Clause.of("BC-AP.2");
    private static final Clause TANK_ASSAULT = Clause.of("BC-TA.7");
    private static final Clause MARKER_HIT = Clause.of("BC-AP.6");

    private Fighting() {}

    /** BC-ASLT.5, BC-ASLT.6: the first phase. */
    static Battle begin(Battle battle, int hex, Chance chance, List<Happening> events) {
        Engagement fight = Engagement.of(battle, hex);
        return AntiTank.fought(fight)
                ? aim(battle, hex, Role.ATTACKER, chance, events) // BC-AT.2
                : closeCombat(battle, hex, Role.ATTACKER, chance, events);
    }

    /** The tanks of one side get their targets, by choice if there is one. */
    private static Battle aim(
            Battle battle, int hex, Role role, Chance chance, List<Happening> events) {
        Engagement fight = Engagement.of(battle, hex);
        return AntiTank.choice(fight, role)
                ? battle.with(new Step.Nominating(hex, role))
                : fire(battle, hex, role, Nomination.usual(fight, role), chance, events);
    }

    /** One side's fire; then the other's (BC-AT.11), or the next phase (R-BC-05). */
    static Battle fire(
            Battle battle,
            int hex,
            Role role,
            List<Aim> aims,
            Chance chance,
            List<Happening> events) {
        Engagement fight = Engagement.of(battle, hex);
        List<AntiTank.Volley> volleys = AntiTank.fire(AntiTank.shots(fight, role, aims), chance);
        Clause clause = role == Role.ATTACKER ? ATTACKERS_FIRE : DEFENDERS_FIRE;
        for (AntiTank.Volley volley : volleys) {
            events.add(
                    new Happening.Fired(
                            hex, role, volley.firing(), volley.target(), volley.roll(), clause));
        }
        Battle.Edit edit = battle.edit();
        for (int target : fight.enemy(role).tankTypes()) {
            int lost = AntiTank.lost(fight, role, volleys, target);
            for (int unit : Losses.tanks(battle, hex, role.other(), target, lost)) {
                edit.remove(unit, Battle.DESTROYED);
                events.add(new Happening.Destroyed(unit, battle.hex(unit), TANK_LOST));
            }
        }
        Battle after = edit.done(new Step.Acting());
        boolean answered = role == Role.ATTACKER && AntiTank.fought(Engagement.of(after, hex));
        return answered
                ? aim(after, hex, Role.DEFENDER, chance, events)
                : closeCombat(after, hex, Role.ATTACKER, chance, events);
    }

    /** One side's part of the Anti-Personnel Phase. */
    static Battle closeCombat(
            Battle battle, int hex, Role role, Chance chance, List<Happening> events) {
        Engagement fight = Engagement.of(battle, hex);
        if (fight.defender().gone()) {
            return Advances.begin(battle, hex, events);
        }
        if (fight.attacker().gone()) {
            return end(battle);
        }
        return TankAssaults.possible(fight, role)
                ? battle.with(new Step.TankAssaulting(hex, role))
                : strike(battle, hex, role, List.of(), chance, events);
    }

    /** BC-TA.1: those who go for tanks roll for that, all others for AP. */
    static Battle strike(
            Battle battle,
            int hex,
            Role role,
            List<Integer> atTanks,
            Chance chance,
            List<Happening> events) {
        Engagement fight = Engagement.of(battle, hex);
        int tanks = 0;
        if (!atTanks.isEmpty()) {
            Force assault = Engagement.force(battle, atTanks, role);
            Roll roll = TankAssaults.salvo(fight, role, assault).roll(chance);
            events.add(new Happening.AssaultedTanks(hex, role, atTanks, roll, TANK_ASSAULT));
            tanks = TankAssaults.lost(fight, role, roll);
        }
        var rest = new ArrayList<>(Losses.present(battle, hex, role));
        rest.removeAll(atTanks);
        Force rolling = Engagement.force(battle, rest, role);
        Roll roll = AntiPersonnel.salvo(fight, role, rolling).roll(chance);
        if (roll.dice() > 0) {
            Clause clause = role == Role.ATTACKER ? ATTACKERS_AP : DEFENDERS_AP;
            events.add(new Happening.FoughtInfantry(hex, role, roll, clause));
        }
        int markers = AntiPersonnel.markersHit(fight, role, roll.hits());
        int others = AntiPersonnel.lost(fight, role, roll.hits());
        Battle after = markers == 0 ? battle : unmarked(battle, hex, markers, events);
        return Losses.take(
                after.with(new Step.Losing(hex, role.other(), tanks, others)), chance, events);
    }

    private static Battle unmarked(Battle battle, int hex, int markers, List<Happening> events) {
        Battle.Edit edit = battle.edit();
        for (int unit : Losses.markers(battle, hex, markers)) {
            edit.clear(unit, Standing.ENTRENCHED);
            events.add(new Happening.MarkerRemoved(unit, MARKER_HIT));
        }
        return edit.done(battle.step());
    }

    /** After one side's losses: the defender's dice if it was his, else the end. */
    static Battle after(Battle battle, int hex, Role loser, Chance chance, List<Happening> events) {
        return loser == Role.DEFENDER
                ? closeCombat(battle, hex, Role.DEFENDER, chance, events) // BC-AP.2
                : end(battle);
    }

    static Battle end(Battle battle) {
        Battle.Edit edit = battle.edit();
        edit.clearAll(Standing.ATTACKING);
        return edit.done(new Step.Acting());
    }
}
