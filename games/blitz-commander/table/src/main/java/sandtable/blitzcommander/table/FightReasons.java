package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Force;
import sandtable.blitzcommander.assault.Group;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.state.Role;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** How many dice each side throws in an assault, at which factor, and what makes it so. */
final class FightReasons {
    private FightReasons() {}

    /** Each type that fires at each that can be hit. */
    static List<Reason> antiTank(Engagement fight, Role role) {
        var reasons = new ArrayList<Reason>();
        if (!Survey.atFought(fight)) {
            return reasons;
        }
        boolean attacks = role == Role.ATTACKER;
        Force own = attacks ? fight.attacker() : fight.defender();
        Force enemy = attacks ? fight.defender() : fight.attacker();
        for (int firing : tanks(own, false)) {
            for (int target : tanks(enemy, true)) {
                reasons.add(
                        Reason.of(
                                "%s's %s at %s"
                                        .formatted(
                                                attacks ? "Attacker" : "Defender",
                                                fight.charts().tank(firing).name(),
                                                fight.charts().tank(target).name()),
                                "AT Factor " + Survey.atFactor(fight, role, firing, target),
                                attacks ? "BC-AT.4" : "BC-AT.13"));
            }
        }
        if (attacks) {
            reasons.addAll(attackersAt(fight));
        }
        return reasons;
    }

    /** What is counted in the attacker's AT Factors. */
    private static List<Reason> attackersAt(Engagement fight) {
        var reasons = new ArrayList<Reason>();
        int flanking = fight.attacker().tanks() - fight.defender().combatUnits();
        if (flanking > 0) {
            reasons.add(
                    Reason.of(
                            "counted: tanks beyond all defending combat units",
                            "+" + flanking,
                            "BC-ATMOD.1"));
        }
        if (fight.site().defensible()) {
            reasons.add(Reason.of("counted: the defender's terrain", "−1", "BC-ATMOD.3"));
        }
        if (fight.defender().markers() > 0) {
            reasons.add(Reason.of("counted: the defender is entrenched", "−1", "BC-ATMOD.4"));
        }
        return reasons;
    }

    /** As it stands now: what is lost in the phase before is not counted. */
    static List<Reason> antiPersonnel(Engagement fight) {
        var reasons = new ArrayList<Reason>();
        reasons.add(Reason.of("Attacker's AP dice", dice(fight, Role.ATTACKER), "BC-AP.4"));
        int blitzing = fight.attacker().tanks() - fight.defender().tanks();
        if (blitzing > 0) {
            reasons.add(
                    Reason.of(
                            "counted: tanks beyond the defender's", "+" + blitzing, "BC-APMOD.1"));
        }
        if (fight.site().defensible()) {
            reasons.add(Reason.of("counted: the defender's terrain", "−1", "BC-APMOD.2"));
        }
        reasons.add(
                Reason.of(
                        "AP Factor is at most",
                        fight.site().maximumAp(),
                        fight.site().maximumAp() < 5 ? "BC-APMAX.1" : "BC-APMAX.2"));
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
        int dice = Survey.apDice(fight, role);
        return dice == 0 ? "none" : "%d at Factor %d".formatted(dice, Survey.apFactor(fight, role));
    }

    private static List<Integer> tanks(Force force, boolean silentToo) {
        return force.groups().stream()
                .filter(each -> each.type().kind() == Kind.ARMOR)
                .filter(each -> silentToo || !each.silent())
                .map(Group::type)
                .map(each -> each.tank())
                .distinct()
                .sorted()
                .toList();
    }
}
