package sandtable.blitzkriegcommander.opportunity;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Targets;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Holds;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** BKC-OPP Opportunity fire. */
public final class Opportunity {
    private static final Clause FIRED = Clause.of("BKC-OPP.1");
    private static final Clause HELD = Clause.of("BKC-OPP.9");

    private Opportunity() {}

    /**
     * What the enemy does about any of these: fire by themselves, or the question whether they
     * fire; nothing where nobody can, or where they hold their fire.
     *
     * @param targets of one side, those lost left out
     */
    public static Optional<Step> window(
            State state, List<UnitId> targets, Occasion occasion, Telling<Happening> telling) {
        Optional<Step> window = answer(state, targets, occasion, telling);
        if (window.isPresent() && window.get() instanceof Window(_, var inDanger, _)) {
            telling.tell(new OpportunityHappening.Watched(inDanger, occasion.clause()));
        }
        return window;
    }

    /** The same without telling that somebody is asked. */
    static Optional<Step> answer(
            State state, List<UnitId> targets, Occasion occasion, Telling<Happening> telling) {
        Table table = state.table();
        var able = new TreeMap<UnitId, List<UnitId>>();
        for (UnitId each : targets) {
            List<UnitId> firers =
                    table.base(each).isEmpty()
                            ? List.of()
                            : able(table, 1 - table.stand(each).side(), each);
            if (!firers.isEmpty()) {
                able.put(each, firers);
            }
        }
        if (able.isEmpty()) {
            return Optional.empty();
        }
        int side = 1 - table.stand(able.firstKey()).side();
        Optional<Step> fire = byThemselves(state, side, able, occasion);
        if (fire.isPresent()) {
            return fire;
        }
        List<UnitId> inDanger = inDanger(state, side, able);
        if (inDanger.isEmpty()) {
            letPass(able.firstKey(), telling);
            return Optional.empty();
        }
        return Optional.of(new Window(side, inDanger, occasion));
    }

    /** The first attack that a standing order asks for. */
    private static Optional<Step> byThemselves(
            State state, int side, SortedMap<UnitId, List<UnitId>> able, Occasion occasion) {
        for (UnitId target : able.keySet()) {
            List<UnitId> firing =
                    StandingOrders.firing(
                            state.table(), state.secrets(side), able.get(target), target);
            if (!firing.isEmpty()) {
                List<UnitId> others =
                        able.keySet().stream().filter(each -> !each.equals(target)).toList();
                return Optional.of(new ByThemselves(side, firing, target, others, occasion));
            }
        }
        return Optional.empty();
    }

    /** Those about whom the side is asked. */
    private static List<UnitId> inDanger(
            State state, int side, SortedMap<UnitId, List<UnitId>> able) {
        Table table = state.table();
        Holds holds = state.secrets(side).holds();
        return able.keySet().stream()
                .filter(
                        target ->
                                StandingOrders.asking(state.secrets(side), able.get(target))
                                        .stream()
                                        .anyMatch(each -> !held(table, holds, each, target)))
                .toList();
    }

    /** BKC-OPP.9. */
    private static boolean held(Table table, Holds holds, UnitId firer, UnitId target) {
        return holds.at(table.clock()).stream()
                .map(Holds.Hold::unless)
                .anyMatch(
                        unless ->
                                unless.isEmpty()
                                        || !StandingOrders.near(
                                                table, unless.get(), firer, target));
    }

    /** What follows an attack: others may still be fired at. */
    static Flow<State> then(
            State state, List<UnitId> others, Occasion occasion, Telling<Happening> telling) {
        return window(state, others, occasion, telling)
                .<Flow<State>>map(next -> new Flow.Next<>(state, next))
                .orElseGet(() -> new Flow.Done<>(state));
    }

    /** Told once for each stretch of a way. */
    private static void letPass(UnitId unit, Telling<Happening> telling) {
        var told = new OpportunityHappening.LetPass(unit, HELD);
        if (!telling.events().contains(told)) {
            telling.tell(told);
        }
    }

    /** Units of a side that can fire at a target now. */
    public static List<UnitId> able(Table table, int side, UnitId target) {
        return able(table, side, target, Decision.Means.GUNS);
    }

    static List<UnitId> able(Table table, int side, UnitId target, Decision.Means means) {
        var able = new ArrayList<UnitId>();
        for (UnitId each : table.onTable(side)) {
            if (check(table, each, target, means).isEmpty()) {
                able.add(each);
            }
        }
        return able;
    }

    /** BKC-OPP.1: once in an enemy turn, unsuppressed, at what it can fire at by itself. */
    static Optional<Violation> check(
            Table table, UnitId firer, UnitId target, Decision.Means means) {
        boolean before = table.unit(firer).marks().opportunity() == markOf(table, firer);
        return before
                ? Optional.of(
                        Violation.of(
                                "BKC-OPP.1",
                                "%s has fired at an opportunity in this turn already",
                                firer))
                : Targets.check(table, firer, target, means, Optional.empty()); // BKC-FIRE.7
    }

    /** BKC-OPP.7: the owner's turn for which the mark counts: their next. */
    private static int markOf(Table table, UnitId unit) {
        return table.ownTurn(table.stand(unit).side());
    }

    /** BKC-OPP.5: all who fire at a target at this moment make one attack. */
    static State fire(State state, Decision.Fire fire, Telling<Happening> telling) {
        telling.tell(new OpportunityHappening.Fired(fire.firers(), fire.target(), FIRED));
        Table table = state.table();
        var attack = Firing.attack(table, fire.firers(), fire.target(), fire.means());
        Table marked = table;
        for (UnitId each : fire.firers()) { // BKC-OPP.7
            Unit unit = marked.unit(each);
            marked =
                    marked.with(each, unit.with(unit.marks().withOpportunity(markOf(table, each))));
        }
        return Casualties.resolve(state.with(marked), attack, telling);
    }

    /** BKC-OPP.9: an action, an order or a phase is over, and so is what was said for it. */
    public static State over(State state, Holds.Until over) {
        int side = 1 - state.table().active();
        return state.with(side, state.secrets(side).with(state.secrets(side).holds().after(over)));
    }
}
