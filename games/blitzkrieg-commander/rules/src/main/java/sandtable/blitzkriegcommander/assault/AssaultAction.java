package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-CA Close assault as an action: units go at a target and fight it. */
public final class AssaultAction implements ActionRule {
    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Assault;
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return ((Decision.Assault) decision)
                .advances().stream().map(Decision.Advance::unit).toList();
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        var assault = (Decision.Assault) decision;
        if (!context.allows(Allowance.ASSAULT)) {
            return Approach.refused("BKC-ORD.8", "this order does not allow assaults");
        }
        Table table = view.table();
        for (Decision.Advance each : assault.advances()) {
            Table now = table;
            var broken =
                    able(now, each.unit())
                            .or(() -> Approach.mayAssault(now, each.unit(), assault.target()));
            if (broken.isPresent()) {
                return broken;
            }
            Terms terms = Terms.of(context, each.unit());
            var way = Approach.way(now, terms, each, assault.target());
            if (way.isEmpty()) {
                return Approach.refused(
                        "BKC-CA.9",
                        "%s finds no free place in contact with %s within its Move",
                        each.unit(),
                        assault.target());
            }
            broken = Approach.check(now, terms, each, assault.target());
            if (broken.isPresent()) {
                return broken;
            }
            table = arrived(now, new Decision.Advance(each.unit(), way.get()), assault.target());
        }
        return actors(decision).stream().distinct().count() == assault.advances().size()
                ? Optional.empty()
                : Approach.refused("BKC-CA.9", "a unit goes one way only");
    }

    private static Optional<Violation> able(Table table, UnitId unit) {
        if (table.base(unit).isEmpty()) {
            return Approach.refused("BKC-TRN.2", "%s is not on the table by itself", unit);
        }
        return table.unit(unit).suppressed()
                ? Approach.refused("BKC-SUPP.3", "%s is suppressed and cannot assault", unit)
                : Optional.empty();
    }

    /** The same with its way written out. */
    private static Decision.Advance declared(
            Table table, ActionContext context, Decision.Advance advance, UnitId target) {
        var terms = Terms.of(context, advance.unit());
        return new Decision.Advance(
                advance.unit(), Approach.way(table, terms, advance, target).orElseThrow());
    }

    /** As if it had arrived, for those who follow. */
    static Table arrived(
            Table table, ActionContext context, Decision.Advance advance, UnitId target) {
        return arrived(table, declared(table, context, advance, target), target);
    }

    private static Table arrived(Table table, Decision.Advance declared, UnitId target) {
        if (declared.way().isEmpty()) {
            return table;
        }
        Spot end = declared.way().getLast();
        var heading = Facing.towards(end, table.base(target).orElseThrow());
        return table.with(declared.unit(), table.unit(declared.unit()).movedTo(end, heading));
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        return options(view, context, unit, view.table().onTable(view.enemy()));
    }

    /** Alone, and with the first of those who can, all together. */
    @Override
    public List<Decision> options(
            View view, ActionContext context, UnitId unit, List<UnitId> targets) {
        if (!context.allows(Allowance.ASSAULT)) {
            return List.of();
        }
        var options = new ArrayList<Decision>();
        for (UnitId target : targets) {
            if (able(view, context, unit, target)) {
                List<UnitId> all = together(view, context, unit, target);
                Decision together = at(target, all.toArray(UnitId[]::new));
                if (all.size() > 1 && check(view, context, together).isEmpty()) {
                    options.add(together);
                }
                options.add(at(target, unit));
            }
        }
        return options;
    }

    private boolean able(View view, ActionContext context, UnitId unit, UnitId target) {
        return near(view.table(), unit, target) && check(view, context, at(target, unit)).isEmpty();
    }

    /** All who can assault a target, if this unit is the first of them; else nobody. */
    private List<UnitId> together(View view, ActionContext context, UnitId unit, UnitId target) {
        var all = new ArrayList<UnitId>();
        for (UnitId each : context.waiting()) {
            if (able(view, context, each, target)) {
                if (each.compareTo(unit) < 0) {
                    return List.of();
                }
                all.add(each);
            }
        }
        all.sort(null);
        return all;
    }

    private static boolean near(Table table, UnitId unit, UnitId target) {
        return Gaps.within(table, unit, target, table.stand(unit).type().moveMm());
    }

    private static Decision at(UnitId target, UnitId... units) {
        return new Decision.Assault(
                List.of(units).stream().map(each -> new Decision.Advance(each, List.of())).toList(),
                target);
    }

    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        var assault = (Decision.Assault) decision;
        var declared = new ArrayList<Decision.Advance>();
        Table table = state.table();
        for (Decision.Advance each : assault.advances()) {
            Decision.Advance way = declared(table, context, each, assault.target());
            declared.add(way);
            table = arrived(table, way, assault.target());
        }
        return new Flow.Next<>(state, Assaulting.begin(assault.target(), declared));
    }
}
