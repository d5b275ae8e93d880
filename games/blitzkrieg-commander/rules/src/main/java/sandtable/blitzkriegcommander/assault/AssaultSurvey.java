package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.Score;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A close assault before any die, if all who set out arrive unsuppressed.
 *
 * @param defenders the unit assaulted and whoever else is touched (BKC-CA.11)
 * @param against what hits the unit assaulted in the first round (BKC-CA.14)
 * @param odds of each end; what cannot happen is not in it
 */
public record AssaultSurvey(
        List<UnitId> assaulters,
        List<UnitId> defenders,
        Sum assault,
        Sum defence,
        Score against,
        Map<End, Double> odds) {
    public AssaultSurvey {
        assaulters = List.copyOf(assaulters);
        defenders = List.copyOf(defenders);
        odds = Map.copyOf(odds);
    }

    /** How it can end. */
    public enum End {
        DEFENDERS_KNOCKED_OUT,
        DEFENDERS_RETREAT,
        ASSAULTERS_KNOCKED_OUT,
        ASSAULTERS_RETREAT,
        /** After the last equal round the assaulters go back (BKC-CARES.8). */
        UNDECIDED
    }

    /** Of units that are going to set out. */
    public static AssaultSurvey of(Table table, ActionContext context, Decision.Assault assault) {
        Table now = table;
        for (Decision.Advance each : assault.advances()) {
            now = AssaultAction.arrived(now, context, each, assault.target());
        }
        var units = assault.advances().stream().map(Decision.Advance::unit).toList();
        return of(now, units, assault.target());
    }

    /** Of units that have arrived. */
    public static AssaultSurvey of(Table table, List<UnitId> assaulters, UnitId target) {
        Fight fight = Fight.of(table, target, assaulters);
        var odds = new EnumMap<End, Double>(End.class);
        Melee.odds(fight)
                .forEach((verdict, chance) -> odds.merge(end(verdict), chance, Double::sum));
        return new AssaultSurvey(
                fight.assaulters(),
                fight.defenders(),
                fight.assaultDice(),
                fight.defenceDice(),
                HitDefinitions.of(fight.cover()),
                odds);
    }

    /** BKC-CA.8: whether a unit may assault another at all. */
    public static Optional<Violation> check(Table table, UnitId unit, UnitId target) {
        return Approach.mayAssault(table, unit, target);
    }

    private static End end(Melee.Verdict verdict) {
        return switch (verdict) {
            case Melee.Verdict.KnockedOut(var loser) ->
                    loser == Melee.Loser.DEFENDERS
                            ? End.DEFENDERS_KNOCKED_OUT
                            : End.ASSAULTERS_KNOCKED_OUT;
            case Melee.Verdict.Retreats(var loser, _) ->
                    loser == Melee.Loser.DEFENDERS ? End.DEFENDERS_RETREAT : End.ASSAULTERS_RETREAT;
            case Melee.Verdict.Undecided _ -> End.UNDECIDED;
        };
    }
}
