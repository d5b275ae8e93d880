package sandtable.blitzcommander.table;

import sandtable.blitzcommander.assault.AntiPersonnel;
import sandtable.blitzcommander.assault.AssaultFigures;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Sum;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** How many dice each side throws in an assault, at which factor, and what makes it so. */
final class FightReasons {
    private FightReasons() {}

    /** Each type that fires at each that can be hit, and what is counted in the attacker's. */
    static List<Reason> antiTank(Engagement fight, Role role) {
        var reasons = new ArrayList<Reason>();
        boolean attacks = role == Role.ATTACKER;
        List<AssaultFigures.Pairing> pairings = AssaultFigures.pairings(fight, role);
        for (AssaultFigures.Pairing each : pairings) {
            reasons.add(
                    Reason.of(
                            "%s's %s at %s"
                                    .formatted(
                                            attacks ? "Attacker" : "Defender",
                                            fight.charts().tank(each.firing()).name(),
                                            fight.charts().tank(each.target()).name()),
                            "AT Factor " + each.factor().total(),
                            attacks ? "BC-AT.4" : "BC-AT.13"));
        }
        pairings.stream()
                .findFirst()
                .ifPresent(each -> reasons.addAll(counted(each.factor().modifiers())));
        return reasons;
    }

    private static List<Reason> counted(List<Sum.Part> modifiers) {
        return modifiers.stream()
                .map(
                        each ->
                                Reason.of(
                                        "counted: " + each.from(),
                                        (each.value() < 0 ? "−" : "+") + Math.abs(each.value()),
                                        each.clause().id()))
                .toList();
    }

    /** As it stands now: what is lost in the phase before is not counted. */
    static List<Reason> antiPersonnel(Engagement fight) {
        var reasons = new ArrayList<Reason>();
        AntiPersonnel.Factor attackers =
                AntiPersonnel.factor(fight, Role.ATTACKER, fight.attacker());
        reasons.add(Reason.of("Attacker's AP dice", dice(fight, Role.ATTACKER), "BC-AP.4"));
        reasons.addAll(counted(attackers.modifiers()));
        reasons.add(
                Reason.of(
                        "AP Factor is at most",
                        attackers.maximum(),
                        attackers.maximum() < Charts.HIGHEST ? "BC-APMAX.1" : "BC-APMAX.2"));
        if (fight.defender().markers() > 0) {
            reasons.add(
                    Reason.of(
                            "first hits take entrenchment markers",
                            fight.defender().markers(),
                            "BC-AP.6"));
        }
        reasons.add(Reason.of("Defender's AP dice", dice(fight, Role.DEFENDER), "BC-AP.2"));
        return reasons;
    }

    private static String dice(Engagement fight, Role role) {
        List<Sum> figures = AntiPersonnel.figures(fight, role, fight.force(role));
        int factor = figures.getFirst().total();
        int dice = figures.getLast().total();
        return dice == 0 ? "none" : "%d at Factor %d".formatted(dice, factor);
    }
}
