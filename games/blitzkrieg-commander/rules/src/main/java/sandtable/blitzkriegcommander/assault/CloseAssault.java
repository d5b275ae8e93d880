package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.LEAST_RETREAT;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.KnockOut;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-CARES Close Assault: Result, and what comes of it. */
final class CloseAssault {
    private static final Clause DOUBLED = Clause.of("BKC-CARES.4");
    private static final Clause OUTSCORED = Clause.of("BKC-CARES.2");
    private static final Clause EQUAL = Clause.of("BKC-CARES.8");
    private static final int MM_OF_A_CENTIMETRE = 10;

    private CloseAssault() {}

    /** Fights to the end; the winners then consolidate (BKC-CARES.3, BKC-CARES.5). */
    static Flow<State> resolve(State state, Fight fight, Telling<Happening> telling) {
        Melee melee = Melee.roll(fight, telling.chance());
        melee.rounds().forEach(telling::tell);
        Optional<Spot> place = state.table().base(fight.target());
        return switch (melee.verdict()) {
            case Melee.Verdict.KnockedOut(var loser) -> {
                State after = knockedOut(state, losers(fight, loser), telling);
                yield Consolidating.after(after, winners(fight, loser), vacated(loser, place));
            }
            case Melee.Verdict.Retreats(var loser, int difference) -> {
                Throw dice = telling.chance().roll(Pool.sum(difference, 6)); // BKC-RET.10
                int mm = Math.max(LEAST_RETREAT.value(), dice.value() * MM_OF_A_CENTIMETRE);
                List<UnitId> units = losers(fight, loser);
                telling.tell(new AssaultHappening.MustRetreat(units, dice.faces(), mm, OUTSCORED));
                State after = Retreat.resolve(state, units, winners(fight, loser), mm, telling);
                yield Consolidating.after(after, winners(fight, loser), vacated(loser, place));
            }
            case Melee.Verdict.Undecided _ -> {
                int mm = LEAST_RETREAT.value();
                List<UnitId> units = fight.assaulters();
                telling.tell(new AssaultHappening.MustRetreat(units, List.of(), mm, EQUAL));
                State after = Retreat.resolve(state, units, fight.defenders(), mm, telling);
                yield new Flow.Done<>(after);
            }
        };
    }

    private static List<UnitId> losers(Fight fight, Melee.Loser loser) {
        return fight.side(loser);
    }

    private static List<UnitId> winners(Fight fight, Melee.Loser loser) {
        return loser == Melee.Loser.ASSAULTERS ? fight.defenders() : fight.assaulters();
    }

    /** The place of the unit assaulted, where it has lost it. */
    private static Optional<Spot> vacated(Melee.Loser loser, Optional<Spot> place) {
        return loser == Melee.Loser.DEFENDERS ? place : Optional.empty();
    }

    private static State knockedOut(State state, List<UnitId> units, Telling<Happening> telling) {
        State now = state;
        for (UnitId each : units) {
            now = KnockOut.of(now, each, "outscored by double in close assault", DOUBLED, telling);
        }
        return now;
    }
}
