package sandtable.notquitemechanized;

import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A battle set into one of the steps of a bound, with an attack under way: a test says how. */
public final class Staged {
    private final Played played;
    private final Table table;

    private Staged(Played played, Table table) {
        this.played = played;
        this.table = table;
    }

    public static Staged of(Tabletop tabletop, int bound, int step) {
        Played played = tabletop.begin();
        return new Staged(played, played.table().with(new Clock(bound, step)));
    }

    public static Staged of(Scenario scenario, int bound, int step) {
        Played played = Played.begin(scenario);
        return new Staged(played, played.table().with(new Clock(bound, step)));
    }

    public Staged later(int bound, int step) {
        return with(table.with(new Clock(bound, step)));
    }

    private Staged with(Table now) {
        return new Staged(played, now);
    }

    public BodyId id(String body) {
        return played.id(body);
    }

    public Staged marked(String body, int points) {
        Body before = table.body(id(body));
        return with(table.with(id(body), before.with(before.casualties().marking(points))));
    }

    /** All of it is lost for good. */
    public Staged taken(String body) {
        Body before = table.body(id(body));
        Body gone = before.with(before.casualties().capturing(table.present(id(body))));
        return with(table.with(id(body), gone.with(Whereabouts.Off.GONE)));
    }

    /** What a step that asks nobody leaves behind. */
    public Staged after(Step step) {
        Played now = begins(step);
        return new Staged(now, now.table());
    }

    public Staged at(String body, int x, int y, int bound) {
        return with(table.with(id(body), table.body(id(body)).movedTo(new Spot(x, y), bound)));
    }

    /** In terror of tanks in this bound. */
    public Staged cowed(String... bodies) {
        Table now = table;
        for (String each : bodies) {
            Body body = now.body(id(each));
            now = now.with(id(each), body.with(body.marks().cowed(now.bound())));
        }
        return with(now);
    }

    public Staged instructed(String unit, Instructions.Change change) {
        UnitId id = played.unit(unit);
        int post = table.battle().formation(id).post();
        Plan plan = played.state().plan(post);
        State told = played.state().with(post, plan.with(id, plan.instructions(id).with(change)));
        return new Staged(new Played(told, played.events()), table);
    }

    public Staged flagged(String unit, Flag flag) {
        UnitId id = played.unit(unit);
        return with(table.with(id, table.unit(id).with(flag)));
    }

    /**
     * An attack that began in this bound or before.
     *
     * @param won the bound in which its firefight was won
     */
    public Staged attack(String command, Spot objective, int won, String... firing) {
        var bodies = new ArrayList<BodyId>();
        for (String each : firing) {
            bodies.add(id(each));
        }
        int camp = table.stand(id(command)).camp();
        Optional<Integer> position = Optional.empty();
        for (Position each : table.positions()) {
            boolean in = each.camp() != camp && each.ground().contains(objective);
            position = in && position.isEmpty() ? Optional.of(each.id()) : position;
        }
        int bound = table.bound();
        Attack attack =
                Attack.begun(camp, id(command), objective, position, bound)
                        .declared(id(command), bodies, List.of(), bound)
                        .joined(bodies, bound)
                        .winning(won);
        var all = new ArrayList<>(table.attacks());
        all.add(attack);
        return with(table.withAttacks(all));
    }

    public Staged needingReserves() {
        return with(
                table.withAttacks(table.attacks().stream().map(Attack::needingReserves).toList()));
    }

    /** The step begins; just these dice are thrown before somebody is asked. */
    public Played begins(Step step, int... dice) {
        State state = played.state().with(table);
        State seen = Spotting.updated(state, new Telling<>(Chance.none()));
        State ready = seen.with(Stack.<State>of(new Rest()).push(step));
        var outcome = new NotQuiteMechanized().begin(ready, Chance.scripted(dice));
        return new Played(outcome.state(), outcome.events());
    }

    /** What comes after: nothing. */
    public record Rest() implements Step {
        @Override
        public Set<Side> asked(State state) {
            return new LinkedHashSet<>(state.battle().sides());
        }

        @Override
        public Prompt<Decision> prompt(View view) {
            throw new IllegalStateException("nothing is asked");
        }

        @Override
        public boolean takes(Decision action) {
            return false;
        }

        @Override
        public Violation notNow() {
            return Violation.of("NQM-SEQ.1", "nothing is asked");
        }

        @Override
        public Optional<Violation> check(View view, Decision action) {
            return Optional.empty();
        }

        @Override
        public Flow<State> answer(
                State state, Side side, Decision action, Telling<Happening> telling) {
            throw new IllegalStateException("nothing is asked");
        }

        @Override
        public String named() {
            return "rest";
        }
    }
}
