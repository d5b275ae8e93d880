package sandtable.blitzkriegcommander.firing;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Targets;
import sandtable.blitzkriegcommander.opportunity.Occasion;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Units fire at one target as one attack (BKC-FIRE.6). */
public final class FireAction implements ActionRule {
    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Fire;
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return ((Decision.Fire) decision).firers();
    }

    @Override
    public ActionContext after(ActionContext context, Decision decision) {
        var fire = (Decision.Fire) decision;
        return context.acted(fire.firers()).firedAt(fire.target());
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        var fire = (Decision.Fire) decision;
        if (context.firedAt().contains(fire.target())) { // BKC-FIRE.6
            return Optional.of(
                    Violation.of(
                            "BKC-FIRE.6",
                            "%s has been fired at in this round: all who fire at it do so together",
                            fire.target()));
        }
        return able(view.table(), context, fire);
    }

    private static Optional<Violation> able(
            Table table, ActionContext context, Decision.Fire fire) {
        for (UnitId each : fire.firers()) {
            var broken =
                    Targets.check(table, each, fire.target(), fire.means(), context.commander());
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        return options(view, context, unit, view.table().onTable(view.enemy()));
    }

    /** Alone, and with the first of those who can, all together. */
    @Override
    public List<Decision> options(
            View view, ActionContext context, UnitId unit, List<UnitId> targets) {
        Table table = view.table();
        var options = new ArrayList<Decision>();
        for (Decision.Means means : Decision.Means.values()) {
            for (UnitId target : targets) {
                if (context.firedAt().contains(target)
                        || !able(table, context, unit, target, means)) {
                    continue;
                }
                List<UnitId> all = together(table, context, unit, target, means);
                if (all.size() > 1) {
                    options.add(new Decision.Fire(all, target, means));
                }
                options.add(new Decision.Fire(List.of(unit), target, means));
            }
        }
        return options;
    }

    private static boolean able(
            Table table, ActionContext context, UnitId unit, UnitId target, Decision.Means means) {
        return Targets.check(table, unit, target, means, context.commander()).isEmpty();
    }

    /** All who can fire at a target, if this unit is the first of them; else nobody. */
    private static List<UnitId> together(
            Table table, ActionContext context, UnitId unit, UnitId target, Decision.Means means) {
        var all = new ArrayList<UnitId>();
        for (UnitId each : context.waiting()) {
            if (able(table, context, each, target, means)) {
                if (each.compareTo(unit) < 0) {
                    return List.of();
                }
                all.add(each);
            }
        }
        all.sort(null);
        return all;
    }

    /** The attack, then the enemy's answer to it (BKC-OPP.3). */
    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        var fire = (Decision.Fire) decision;
        var attack = Firing.attack(state.table(), fire.firers(), fire.target(), fire.means());
        State after = Casualties.resolve(state, attack, telling);
        return Opportunity.window(after, fire.firers(), Occasion.FIRE, telling)
                .<Flow<State>>map(window -> new Flow.Next<>(after, window))
                .orElseGet(() -> new Flow.Done<>(after));
    }
}
