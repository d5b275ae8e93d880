package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.combat.Combat;
import sandtable.hexblitz.combat.CombatResolution;
import sandtable.hexblitz.engineers.Engineers;
import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.movement.Exits;
import sandtable.hexblitz.movement.March;
import sandtable.hexblitz.movement.Marching;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.supply.Transport;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/**
 * HB-SEQ.6: the units that have the lowest card left act together.
 *
 * @param place of their card in the deal
 */
public record Activation(int place) implements Step {
    private static final Clause ACT = Clause.of("HB-SEQ.6");
    private static final Clause DISCARDED = Clause.of("HB-SEQ.7");

    /** Gives a group its movement. */
    public static Table begin(Table table, Group group) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (UnitId each : table.ids()) {
            if (group.has(table, each)) {
                edit.set(each.index(), begun(table.stand(each), edit.get(each.index())));
            }
        }
        return table.with(edit.done());
    }

    private static Unit begun(Stand stand, Unit unit) {
        Unit ready = unit.points(Movement.allowance(stand, unit.order())).without(Mark.TURNED);
        boolean fires =
                unit.has(Mark.ATTACKED); // it has fired in support out of its move (data ruling 15)
        return unit.order().moving() && !fires ? ready.with(Mark.MAY_MOVE) : ready;
    }

    @Override
    public Set<Side> asked(State state) {
        Table table = state.table();
        return Set.of(table.side(Group.at(table, place).side(table)));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        Dealt dealt = table.deal().get(place);
        String question =
                "%s: what do the units that are %s do?"
                        .formatted(
                                table.battle().formations().get(dealt.formation()).name(),
                                dealt.order().words());
        return new Prompt<>(
                ACT, question, new Options.Main<>(Acting.choices(table, Group.of(dealt))));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.WhileActing;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("HB-SEQ.6", "units are being activated");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        var group = Group.at(table, place);
        return switch ((Decision.WhileActing) action) {
            case Decision.Move move -> March.check(table, group, move);
            case Decision.Leave leave -> Exits.check(table, group, leave);
            case Decision.Attack attack -> Attackers.check(table, group, attack);
            case Decision.Load load -> Transport.check(table, group, load);
            case Decision.LoadSupply load -> Transport.check(table, group, load);
            case Decision.Unload unload -> Transport.check(table, group, unload);
            case Decision.WorkOnBridge work -> Engineers.check(table, group, work);
            case Decision.Face face -> FrontFlankRear.check(table, group, face);
            case Decision.Done _ -> EndOfActivation.check(table, group);
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        var group = Group.at(table, place);
        return switch ((Decision.WhileActing) action) {
            case Decision.Move move ->
                    new Flow.Stay<>(Marching.resolve(state, move, telling), this);
            case Decision.Leave leave -> on(state, Exits.resolve(table, leave, telling));
            case Decision.Attack attack -> {
                var fought = CombatResolution.of(table, group, attack, telling);
                yield new Flow.Push<>(state.with(fought.table()), this, Combat.after(fought));
            }
            case Decision.Load load -> on(state, Transport.resolve(table, load, telling));
            case Decision.LoadSupply load -> on(state, Transport.resolve(table, load, telling));
            case Decision.Unload unload -> on(state, Transport.resolve(table, unload, telling));
            case Decision.WorkOnBridge work -> on(state, Engineers.resolve(table, work, telling));
            case Decision.Face face ->
                    on(state, FrontFlankRear.resolve(table, group.side(table), face, telling));
            case Decision.Done _ -> {
                telling.tell(
                        new Happening.ActivationEnded(group.formation(), group.order(), DISCARDED));
                yield new Flow.Done<>(state);
            }
        };
    }

    private Flow<State> on(State state, Table now) {
        return new Flow.Stay<>(state.with(now), this);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
