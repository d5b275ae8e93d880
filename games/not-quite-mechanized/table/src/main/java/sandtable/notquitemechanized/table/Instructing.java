package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Naming;
import sandtable.scene.Standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** C3: what each unit does by itself in the middle of movement, and what it could do instead. */
final class Instructing {
    private static final Clause STOP = Clause.of("NQM-RECCE.4");
    private static final Clause WHITE = Clause.of("NQM-RECCE.8");
    private static final Clause HOLD = Clause.of("NQM-ETAB.1");
    private static final Clause SCOOT = Clause.of("NQM-RECCE.12");
    private static final Clause REGISTERED = Clause.of("NQM-OOB.9");

    private final View view;
    private final NotQuiteMechanized rules;

    Instructing(View view, NotQuiteMechanized rules) {
        this.view = view;
        this.rules = rules;
    }

    List<Standing> all() {
        var standing = new ArrayList<Standing>();
        for (Formation each : view.battle().formations()) {
            var sample = new Decision.Instruct(each.id(), new Change.ToRegistered(true));
            if (view.orders(each.id()) && rules.check(view, sample).isEmpty()) {
                standing.addAll(of(each));
            }
        }
        return standing;
    }

    private List<Standing> of(Formation formation) {
        Instructions now = now(formation);
        var standing = new ArrayList<Standing>();
        if (formation.can(Ability.FIGHTS)) {
            standing.add(one(formation, now, STOP, Change.ToStop::new, Instructions.Stop.values()));
            standing.add(
                    one(formation, now, WHITE, Change.OnWhite::new, Instructions.White.values()));
            standing.add(
                    one(formation, now, HOLD, Change.ToHold::new, Instructions.HoldFire.values()));
        }
        if (formation.can(Ability.LOOKS)) {
            standing.add(
                    one(formation, now, SCOOT, Change.ToScoot::new, Instructions.Scoot.values()));
        }
        if (formation.can(Ability.SHOOTS)) {
            standing.add(
                    one(
                            formation,
                            now,
                            REGISTERED,
                            Change.ToRegistered::new,
                            new Boolean[] {true, false}));
        }
        return standing;
    }

    /** With what is noted and not yet sealed. */
    private Instructions now(Formation formation) {
        Instructions now = view.plan().instructions(formation.id());
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Instruct(var unit, var change)
                    && unit.equals(formation.id())) {
                now = now.with(change);
            }
        }
        return now;
    }

    private <T> Standing one(
            Formation formation,
            Instructions now,
            Clause clause,
            Function<T, Change> change,
            T[] values) {
        List<Standing.Order> orders =
                Arrays.stream(values).map(change).map(each -> order(formation, now, each)).toList();
        String words =
                orders.stream()
                        .filter(Standing.Order::given)
                        .map(Standing.Order::label)
                        .findFirst()
                        .orElse("");
        return new Standing(
                formation.bodies().stream().map(BodyId::name).toList(), words, clause, orders);
    }

    private Standing.Order order(Formation formation, Instructions now, Change change) {
        var decision = new Decision.Instruct(formation.id(), change);
        return new Standing.Order(
                Naming.capital(OrderWords.change(change)),
                "",
                rules.notation().write(view, decision),
                Optional.empty(),
                now.with(change).equals(now));
    }
}
