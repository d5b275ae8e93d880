package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** C12: tanks on a position whose troops are still there: do they stay, or roll on past it? */
public record StayOrRollOn(Key attack, List<BodyId> tanks) implements Step {
    private static final Clause ROLL_ON = Clause.of("NQM-SPATT.9");

    public StayOrRollOn {
        tanks = List.copyOf(tanks);
    }

    @Override
    public Set<Side> asked(State state) {
        int post = state.battle().formation(attack.command()).post();
        return Set.of(state.battle().side(post));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(
                ROLL_ON,
                "Do the tanks at %s stay, or roll on?".formatted(attack.objective()),
                new Options.All<>(
                        List.of(
                                new Decision.Choose(Choice.STAY),
                                new Decision.Choose(Choice.ROLL_ON))));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Choose(var choice)
                && (choice == Choice.STAY || choice == Choice.ROLL_ON);
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                ROLL_ON.id(), "whether tanks stay on a position is being decided");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Storming.decided(action, side, ROLL_ON, telling);
        boolean stays = action instanceof Decision.Choose(var choice) && choice == Choice.STAY;
        return Storming.done(stays ? stayed(state, telling) : rolledOn(state, telling));
    }

    /** NQM-SPATT.8: who is in terror is taken, and the tanks keep them for a bound. */
    private State stayed(State state, Telling<Happening> telling) {
        Attack pressed = attack.find(state.table()).orElseThrow();
        Target target = Target.of(state.table(), pressed);
        State now = state;
        if (RollingIn.cowed(state.table(), target.bodies())) {
            for (BodyId each : target.bodies()) {
                if (state.table().body(each).marks().cowed() == state.table().bound()) {
                    now = Fates.overcome(now, each, tanks, telling);
                }
            }
            now = now.with(guarding(now.table()));
        }
        boolean held = Parties.resist(now.table(), target.bodies());
        return held ? now : Taking.taken(now, pressed, target, tanks, telling);
    }

    private Table guarding(Table table) {
        Table now = table;
        for (BodyId each : tanks) {
            Body body = now.body(each);
            now = now.with(each, body.with(body.marks().guarding(now.bound() + 1)));
        }
        return now;
    }

    /** NQM-SPATT.9: the troops are back in their positions; the tanks are past them. */
    private State rolledOn(State state, Telling<Happening> telling) {
        Attack pressed = attack.find(state.table()).orElseThrow();
        Target target = Target.of(state.table(), pressed);
        Table table = state.table();
        for (BodyId each : target.bodies()) {
            Body body = table.body(each);
            table = table.with(each, body.with(body.marks().cowed(Marks.NEVER)));
        }
        for (BodyId each : tanks) {
            table = past(table, each);
        }
        State now = Shifts.told(state, table, tanks, AssaultHappening.Why.ROLLED_ON, telling);
        return Taking.over(now, pressed, telling);
    }

    /** Straight on, as far as there is a way. */
    private static Table past(Table table, BodyId body) {
        int metres = Setting.PUSH_BACK.value();
        Optional<Spot> from = table.spot(body);
        if (from.isEmpty()) {
            return table;
        }
        Spot on = from.get().shifted(table.body(body).heading(), metres);
        return Advance.gone(table, body, Tens.nearest(on, table.battle().ground()), metres);
    }

    @Override
    public String named() {
        return "tanks %s of %s stay or roll on".formatted(tanks, attack);
    }
}
