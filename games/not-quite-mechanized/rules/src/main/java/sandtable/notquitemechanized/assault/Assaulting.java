package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An attack that may be pressed home: its post is asked whether it is, and after each round whether
 * it goes on (NQM-CATAB.19).
 *
 * @param bodies who assaults; nobody before it has begun
 * @param rounds that have been fought in this hour
 */
public record Assaulting(Key attack, List<BodyId> bodies, Party.Led led, int rounds)
        implements Step {
    private static final Clause BEGIN = Clause.of("NQM-FIGHT.15");
    private static final Clause GO_ON = Clause.of("NQM-CATAB.19");

    public Assaulting {
        bodies = List.copyOf(bodies);
    }

    Assaulting(Key attack) {
        this(attack, List.of(), Party.Led.NO, 0);
    }

    @Override
    public Set<Side> asked(State state) {
        int post = state.battle().formation(attack.command()).post();
        return Set.of(state.battle().side(post));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        String question =
                rounds == 0
                        ? "Does the attack on %s go in?".formatted(attack.objective())
                        : "Does the assault on %s go on?".formatted(attack.objective());
        return new Prompt<>(
                rounds == 0 ? BEGIN : GO_ON,
                question,
                new Options.All<>(
                        List.of(
                                new Decision.Choose(Choice.ASSAULT),
                                new Decision.Choose(Choice.STOP))));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Choose(var choice)
                && (choice == Choice.ASSAULT || choice == Choice.STOP);
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                BEGIN.id(), "whether an attack is pressed home is being decided");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Attack pressed = attack.find(state.table()).orElseThrow();
        Storming.decided(action, side, GO_ON, telling);
        if (action instanceof Decision.Choose(var choice) && choice == Choice.STOP) {
            return stopped(state, telling);
        }
        Target target = Target.of(state.table(), pressed);
        if (rounds > 0) {
            return round(state, pressed, target, telling);
        }
        Storm storm = Storm.of(state.table(), pressed, target);
        boolean nobody = storm.bodies().isEmpty(); // an assault before it took the way or the room
        if (nobody) {
            return stopped(state, telling);
        }
        State gone = Storming.gone(state, pressed, storm, telling);
        return begun(gone, storm, telling);
    }

    private Flow<State> stopped(State state, Telling<Happening> telling) {
        List<BodyId> told = bodies.isEmpty() ? List.of(attack.command()) : bodies;
        telling.tell(
                new AssaultHappening.Stopped(attack.objective(), Onlookers.of(state, told), GO_ON));
        return new Flow.Done<>(state);
    }

    private Flow<State> begun(State state, Storm storm, Telling<Happening> telling) {
        Attack pressed = attack.find(state.table()).orElseThrow();
        Target target = Target.of(state.table(), pressed);
        List<BodyId> by = storm.bodies();
        if (!target.positional()) {
            return new Flow.Done<>(PushBack.pushed(state, pressed, target, by, telling));
        }
        boolean overrun = !Parties.resist(state.table(), target.bodies());
        State now = overrun ? state.with(overrunning(state.table(), by)) : state;
        if (storm.tanksAlone()) {
            return RollingIn.rolled(now, pressed, target, by, telling);
        }
        if (overrun) { // NQM-RETR.4
            return new Flow.Done<>(Taking.taken(now, pressed, target, by, telling));
        }
        return new Assaulting(attack, by, storm.led(), 0).round(state, pressed, target, telling);
    }

    /** NQM-SPASL.9: a position falls to them without a fight. */
    private static Table overrunning(Table table, List<BodyId> by) {
        Table now = table;
        for (BodyId each : by) {
            UnitId unit = now.stand(each).unit();
            now = now.with(unit, now.unit(unit).overrunning(now.bound()));
        }
        return now;
    }

    private Flow<State> round(
            State state, Attack pressed, Target target, Telling<Happening> telling) {
        Rounds.Fought fought =
                Rounds.fought(state, attack.objective(), bodies, led, target.bodies(), telling);
        State now = fought.state();
        return switch (fought.standing()) {
            case TAKEN -> Storming.done(Taking.taken(now, pressed, target, bodies, telling));
            case SPENT -> spent(now, pressed, target, telling);
            case OPEN ->
                    rounds + 1 < fought.most() // NQM-CATAB.14
                            ? new Flow.Stay<>(now, new Assaulting(attack, bodies, led, rounds + 1))
                            : Storming.done(now);
        };
    }

    /** NQM-FIGHT.9: tanks whose infantry is used up go on alone. */
    private Flow<State> spent(
            State state, Attack pressed, Target target, Telling<Happening> telling) {
        List<BodyId> tanks = Storming.tanks(state.table(), bodies);
        return tanks.isEmpty()
                ? Storming.done(state)
                : RollingIn.rolled(state, pressed, target, tanks, telling);
    }

    @Override
    public String named() {
        return "assault of %s by %s, %s, after %d rounds".formatted(attack, bodies, led, rounds);
    }
}
