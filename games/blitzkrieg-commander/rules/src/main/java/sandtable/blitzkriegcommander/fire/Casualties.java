package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * BKC-CAS Testing for Casualties. It takes the position and not just the table, since a unit may
 * fall back into mines that nobody knew of.
 */
public final class Casualties {
    private static final Clause TEST = Clause.of("BKC-CAS.8");
    private static final Clause TOO_MANY_HITS = Clause.of("BKC-CAS.7");
    private static final Clause SHAKEN = Clause.of("BKC-SUPP.2");

    /** Whether a unit is still there after a fall-back is no matter of luck. */
    private static final Chance ANY_LUCK = _ -> 0;

    private Casualties() {}

    /** Rolls an attack and lets its target suffer what comes of it. */
    public static State resolve(State state, Attack attack, Telling<Happening> telling) {
        Table table = state.table();
        Volley volley = Volley.roll(table, attack, telling.chance());
        Outcome outcome = volley.outcome();
        int markers = table.unit(attack.target()).hits() + outcome.unsaved(); // BKC-CAS.9
        telling.tell(
                new FireHappening.Attacked(
                        attack.target(),
                        attack.by(),
                        volley.groups(),
                        markers,
                        volley.fallBack(),
                        TEST));
        State after = suffered(state, attack, outcome, telling);
        return Passengers.ride(after, attack.target(), telling); // BKC-TRN.3
    }

    /** What an outcome does to the target. */
    private static State suffered(
            State state, Attack attack, Outcome outcome, Telling<Happening> telling) {
        UnitId unit = attack.target();
        State marked = marked(state, unit, outcome.unsaved());
        return switch (outcome) {
            case Outcome.Unhurt _ -> state;
            case Outcome.Marked _ -> marked;
            case Outcome.Suppressed _ -> {
                telling.tell(new FireHappening.Suppressed(unit, SHAKEN));
                Table table = marked.table();
                yield marked.with(table.with(unit, table.unit(unit).withSuppressed(true)));
            }
            case Outcome.FallsBack(_, int mm) -> FallBack.resolve(marked, attack, mm, telling);
            case Outcome.KnockedOut _ -> {
                int hits = state.table().stand(unit).type().hits();
                int all = marked.table().unit(unit).hits();
                String why = "%d hits, and %d are too many".formatted(all, hits);
                yield KnockOut.of(state, unit, why, TOO_MANY_HITS, telling);
            }
        };
    }

    /** BKC-CAS.8. */
    private static State marked(State state, UnitId unit, int unsaved) {
        Table table = state.table();
        Unit now = table.unit(unit);
        return state.with(table.with(unit, now.withHits(now.hits() + unsaved)));
    }

    /** The chance of everything that the dice can say. */
    public static SequencedMap<Outcome, Double> outcomes(Table table, Attack attack) {
        return Volley.odds(table, attack);
    }

    /**
     * The chance of each fate as a side can tell, from the same resolution; what cannot happen is
     * not in it.
     */
    public static Map<Fate, Double> odds(View view, Attack attack) {
        var odds = new EnumMap<Fate, Double>(Fate.class);
        suffered(view, attack)
                .forEach((each, chance) -> odds.merge(each.fate(), chance, Double::sum));
        return odds;
    }

    /** The same with the unsaved hits that bring it. */
    public static SequencedMap<Suffered, Double> suffered(View view, Attack attack) {
        State state = known(view);
        var odds = new LinkedHashMap<Suffered, Double>();
        outcomes(state.table(), attack)
                .forEach(
                        (outcome, chance) ->
                                odds.merge(
                                        new Suffered(
                                                outcome.unsaved(), fate(state, attack, outcome)),
                                        chance,
                                        Double::sum));
        return odds;
    }

    /** The position without what the other side hides. */
    private static State known(View view) {
        int mines = view.battle().order().mines().size();
        int missions = view.battle().order().missions().size();
        var nothing =
                Secrets.of(
                        Roster.of(Collections.nCopies(mines, Optional.empty())),
                        Roster.of(Collections.nCopies(missions, Optional.empty())),
                        view.battle().order().units().size());
        var all = List.of(view.secrets(), nothing);
        return new State(view.table(), view.stack(), view.me() == 0 ? all : all.reversed());
    }

    private static Fate fate(State state, Attack attack, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Unhurt _ -> Fate.NOTHING;
            case Outcome.Marked _ -> Fate.HIT;
            case Outcome.Suppressed _ -> Fate.SUPPRESSED;
            case Outcome.KnockedOut _ -> Fate.KNOCKED_OUT;
            case Outcome.FallsBack _ -> {
                State after = suffered(state, attack, outcome, new Telling<>(ANY_LUCK));
                boolean there = after.table().spot(attack.target()).isPresent();
                yield there ? Fate.FALLS_BACK : Fate.KNOCKED_OUT;
            }
        };
    }
}
