package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** BC-TA Tank Assault: infantry goes for tanks in place of its AP attack. */
public final class TankAssaults {
    private static final Clause LOWEST = Clause.of("BC-TA.4");
    private static final Clause ON_FOOT = Clause.of("BC-TA.5");
    private static final Clause MECHANIZED = Clause.of("BC-TA.6");

    private static final int FOOT_PER_DIE = 3; // BC-TA.5
    private static final int MECHANIZED_PER_DIE = 2; // BC-TA.6

    private TankAssaults() {}

    /** R-BC-24: both kinds rounded down, each for itself. */
    public static int dice(Force assault) {
        return foot(assault) / FOOT_PER_DIE + mechanized(assault) / MECHANIZED_PER_DIE;
    }

    private static int foot(Force force) {
        return force.count(each -> able(each) && !each.type().mechanized());
    }

    private static int mechanized(Force force) {
        return force.count(each -> able(each) && each.type().mechanized());
    }

    /** BC-TA.2; R-BC-21: suppressed units cannot. */
    private static boolean able(Group group) {
        return group.infantry() && !group.silent();
    }

    /** BC-TA.4: the lowest AT Factor of those that take part; without modifiers. */
    public static int factor(Force assault) {
        int lowest = Charts.HIGHEST;
        for (Group group : assault.groups()) {
            lowest = Math.min(lowest, group.type().at());
        }
        return lowest;
    }

    /** What decides a Tank Assault: its factor and its dice. */
    public static List<Sum> figures(Force assault) {
        String weakest =
                assault.groups().stream()
                        .min(Comparator.comparingInt(each -> each.type().at()))
                        .map(each -> each.type().name())
                        .orElse("nobody");
        return List.of(
                new Figures("Assault Factor").part(weakest, factor(assault), LOWEST).done(),
                new Figures("Tank Assault dice")
                        .some("three on foot each", foot(assault) / FOOT_PER_DIE, ON_FOOT)
                        .some(
                                "two mechanized each",
                                mechanized(assault) / MECHANIZED_PER_DIE,
                                MECHANIZED)
                        .done());
    }

    /** BC-TA.3: whether a side could: it makes a die, and there is a tank to go for. */
    static boolean possible(Engagement fight, Role role) {
        return dice(fight.force(role)) > 0 && fight.enemy(role).tanks() > 0;
    }

    /** BC-TA.7: the dice of an assault; none where there is no tank. */
    static Salvo salvo(Engagement fight, Role role, Force assault) {
        return assault.gone() || fight.enemy(role).tanks() == 0
                ? Salvo.NONE
                : new Salvo(factor(assault), dice(assault));
    }

    static int lost(Engagement fight, Role shooter, Roll roll) {
        return Math.min(roll.hits(), fight.enemy(shooter).tanks());
    }

    /** As many as make dice, those with the best AT Factors; the rest is free for AP. */
    static Force all(Force force) {
        var groups = new ArrayList<Group>();
        choose(force, false, foot(force) / FOOT_PER_DIE * FOOT_PER_DIE, groups);
        choose(force, true, mechanized(force) / MECHANIZED_PER_DIE * MECHANIZED_PER_DIE, groups);
        return new Force(groups, 0);
    }

    private static void choose(Force force, boolean mechanized, int units, List<Group> chosen) {
        int left = units;
        for (int at = Charts.HIGHEST; at >= 0; at--) {
            for (Group group : force.groups()) {
                boolean fits = able(group) && group.type().mechanized() == mechanized;
                if (fits && group.type().at() == at && left > 0) {
                    chosen.add(group.with(Math.min(left, group.units())));
                    left -= chosen.getLast().units();
                }
            }
        }
    }

    /** Which units to send, for each number of dice from foot and from mechanized infantry. */
    static List<List<Integer>> ways(Table table, Role role, List<Integer> units) {
        List<Integer> foot = ranked(table, role, units, false);
        List<Integer> mechanized = ranked(table, role, units, true);
        var ways = new ArrayList<List<Integer>>();
        for (int f = 0; f * FOOT_PER_DIE <= foot.size(); f++) {
            for (int m = 0; m * MECHANIZED_PER_DIE <= mechanized.size(); m++) {
                var way = new ArrayList<>(foot.subList(0, f * FOOT_PER_DIE));
                way.addAll(mechanized.subList(0, m * MECHANIZED_PER_DIE));
                way.sort(null);
                ways.add(List.copyOf(way));
            }
        }
        return List.copyOf(ways);
    }

    /** Who of a side in the fight could take part. */
    public static List<Integer> able(Table table, int hex, Role role) {
        return Losses.present(table, hex, role).stream()
                .filter(each -> able(table, role, each))
                .toList();
    }

    /** BC-TA.2; R-BC-21: suppressed units cannot. */
    private static boolean able(Table table, Role role, int unit) {
        return table.battle().type(unit).kind() == Kind.INFANTRY
                && !Engagement.silent(table, unit, role);
    }

    private static List<Integer> ranked(
            Table table, Role role, List<Integer> units, boolean mechanized) {
        return units.stream()
                .filter(each -> able(table, role, each))
                .filter(each -> table.battle().mechanized(each) == mechanized)
                .sorted((a, b) -> table.stand(b).type().at() - table.stand(a).type().at())
                .toList();
    }

    static Optional<Violation> check(
            Table table, Role role, List<Integer> present, List<UnitId> units) {
        if (units.isEmpty()) {
            return Optional.empty();
        }
        for (UnitId id : units) {
            int unit = id.index();
            if (!present.contains(unit)) {
                return refused("BC-TA.3", "%s is not in this fight", id);
            }
            if (table.stand(unit).type().kind() != Kind.INFANTRY) {
                return refused("BC-TA.2", "%s is not infantry", id);
            }
            if (Engagement.silent(table, unit, role)) {
                return refused("BC-BOMB.10", "%s can roll no dice", id);
            }
        }
        Force assault = Engagement.force(table, UnitId.numbers(units), role);
        return dice(assault) > 0
                ? Optional.empty()
                : refused(
                        "BC-TA.5",
                        "%d %s too few for a die",
                        units.size(),
                        units.size() == 1 ? "is" : "are");
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
