package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.List;

/** The figures by which an assault will be decided, added up by the code that rolls for it. */
public final class AssaultFigures {
    private AssaultFigures() {}

    /** An AT Factor that may be needed: tanks of one type against those of another. */
    public record Pairing(Role role, int firing, int target, AntiTank.Factor factor) {}

    /** What each type of a side's tanks that fires has against each that can be hit. */
    public static List<Pairing> pairings(Engagement fight, Role role) {
        var pairings = new ArrayList<Pairing>();
        if (AntiTank.fought(fight)) {
            for (int firing : fight.force(role).firingTypes()) {
                for (int target : fight.enemy(role).tankTypes()) {
                    pairings.add(
                            new Pairing(
                                    role,
                                    firing,
                                    target,
                                    AntiTank.factor(fight, role, firing, target)));
                }
            }
        }
        return List.copyOf(pairings);
    }

    /**
     * Those of a whole assault as it stands now: every AT Factor that may be needed, then what both
     * sides roll for AP.
     */
    public static List<Sum> of(Engagement fight) {
        var figures = new ArrayList<Sum>();
        for (Role role : Role.values()) {
            pairings(fight, role).forEach(each -> figures.add(each.factor().sum()));
        }
        for (Role role : Role.values()) {
            figures.addAll(AntiPersonnel.figures(fight, role, fight.force(role)));
        }
        return List.copyOf(figures);
    }

    /** Those of one side's fire at targets chosen so. */
    public static List<Sum> of(Engagement fight, Role role, List<Aim> aims) {
        return AntiTank.shots(fight, role, aims).stream()
                .flatMap(each -> each.figures(fight.charts()).stream())
                .toList();
    }

    /** Those of one side's part of the Anti-Personnel Phase if these go for tanks. */
    public static List<Sum> of(Table table, HexId hex, Role role, List<UnitId> atTanks) {
        var fighting = Fighting.of(table, hex, role);
        var figures = new ArrayList<Sum>();
        if (!atTanks.isEmpty()) {
            figures.addAll(
                    TankAssaults.figures(Engagement.force(table, UnitId.numbers(atTanks), role)));
        }
        Force rolling = fighting.rolling(atTanks);
        figures.addAll(AntiPersonnel.figures(fighting.fight(), role, rolling));
        return List.copyOf(figures);
    }
}
