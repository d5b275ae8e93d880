package sandtable.blitzkriegcommander.command;

import static sandtable.blitzkriegcommander.data.Setting.COMMAND_STEP;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.movement.Anchors;
import sandtable.blitzkriegcommander.movement.Roads;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.opportunity.StandingOrders;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What the Command Phase offers. Sets of units are too many to list: for each command unit the
 * chains of fresh units of one kind that are nearest to it, and the formation it has.
 */
final class CommandOptions {
    private static final int MOST_CHAINS = 4;

    /** Units that fight alike and so are ordered together. */
    private enum Kind {
        FOOT,
        ARMOUR,
        GUNS,
        MORTARS,
        RECCE,
        CARRIERS;

        static Kind of(UnitType type) {
            return switch (type.role()) {
                case INFANTRY, ENGINEER, SUPPORT -> FOOT;
                case MORTAR -> MORTARS;
                case INFANTRY_GUN, GUN -> GUNS;
                case ANTI_AIRCRAFT -> type.afv() ? ARMOUR : GUNS;
                case RECCE -> RECCE;
                case ARMOUR -> ARMOUR;
                case CARRIER, TRANSPORT -> CARRIERS;
                case CO, HQ, FAO, FAC -> throw new IllegalArgumentException(type.id());
            };
        }
    }

    private final View view;
    private final Table table;
    private final CommandPhase phase;
    private final List<Decision> options = new ArrayList<>();

    private CommandOptions(View view, CommandPhase phase) {
        this.view = view;
        this.table = view.table();
        this.phase = phase;
    }

    static List<Decision> of(View view, CommandPhase phase) {
        var all = new CommandOptions(view, phase);
        phase.under().ifPresentOrElse(all::goesOn, all::begins);
        return all.options;
    }

    private void begins() {
        List<List<UnitId>> chains = phase.silenced() ? List.of() : chains();
        for (UnitId each : table.onTable(table.active())) {
            if (table.command(each).isPresent() && !table.unit(each).suppressed()) {
                if (table.command(each).get().finished() != table.turn()) {
                    orders(each, chains, 0);
                    requests(each);
                }
                moves(each);
            }
        }
        StandingOrders.offered(view).ifPresent(options::add);
        options.add(new Decision.End());
    }

    private void goesOn(Commanding under) {
        UnitId commander = under.commander();
        if (!phase.silenced() && table.command(commander).orElseThrow().role().orders()) {
            var same = new ArrayList<UnitId>();
            for (UnitId each : under.formation()) {
                if (Orders.fits(table, each)) {
                    same.add(each);
                }
            }
            if (!same.isEmpty()) {
                variants(commander, List.copyOf(same), under.orders());
            }
            orders(commander, chains(), 0);
        }
        requests(commander);
        options.add(new Decision.Stop());
    }

    /** All fresh units, by kind and chain. */
    private List<List<UnitId>> chains() {
        Map<Kind, List<UnitId>> kinds = new EnumMap<>(Kind.class);
        for (UnitId each : table.ids(table.active())) {
            if (Orders.fits(table, each) && Orders.fresh(table, each)) {
                Kind kind = Kind.of(table.stand(each).type());
                kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(each);
            }
        }
        var chains = new ArrayList<List<UnitId>>();
        kinds.values().forEach(each -> chains.addAll(Formation.chains(table, each)));
        return chains;
    }

    /** Orders to the nearest chains. */
    private void orders(UnitId commander, List<List<UnitId>> chains, int before) {
        if (!table.command(commander).orElseThrow().role().orders()) {
            return;
        }
        var steps = new int[chains.size()];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = steps(commander, chains.get(i));
        }
        for (int i = 0; i < Math.min(MOST_CHAINS, steps.length); i++) {
            int nearest = 0;
            for (int j = 1; j < steps.length; j++) {
                nearest = steps[j] < steps[nearest] ? j : nearest;
            }
            variants(commander, chains.get(nearest), before);
            steps[nearest] = Integer.MAX_VALUE;
        }
    }

    private int steps(UnitId commander, List<UnitId> chain) {
        return Gaps.completeSteps(table, commander, chain.getFirst(), COMMAND_STEP.value() / 4);
    }

    /** The plain order, and what it may allow, as long as it is worth the roll. */
    private void variants(UnitId commander, List<UnitId> units, int before) {
        add(commander, units, List.of(), before);
        add(commander, units, List.of(Allowance.DENSE), before);
        if (nearEnemies(units)) {
            add(commander, units, List.of(Allowance.ASSAULT), before);
            add(commander, units, List.of(Allowance.ASSAULT, Allowance.DENSE), before);
        }
        if (onRoad(units)) {
            add(commander, units, List.of(Allowance.ROAD), before);
        }
    }

    private void add(UnitId commander, List<UnitId> units, List<Allowance> allows, int before) {
        var order = new Decision.Order(commander, units, allows);
        if (Modifiers.needed(table, order, before).total() >= OrderOdds.DOUBLE_ONE) {
            options.add(order);
        }
    }

    private boolean nearEnemies(List<UnitId> units) {
        List<UnitId> enemies = table.onTable(1 - table.active());
        for (UnitId each : units) {
            UnitType type = table.stand(each).type();
            for (UnitId enemy : enemies) {
                if (type.assault() > 0 && Gaps.within(table, each, enemy, type.moveMm())) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean onRoad(List<UnitId> units) {
        for (UnitId each : units) {
            if (table.base(each).filter(at -> Roads.on(table, at)).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private void requests(UnitId commander) {
        for (CommandRule each : CommandRules.all()) {
            options.addAll(each.options(view, phase.requests(commander), commander));
        }
    }

    private void moves(UnitId commander) {
        if (table.command(commander).orElseThrow().moved() != table.turn()) {
            options.addAll(Anchors.of(table, commander, Terms.FREE));
        }
    }
}
