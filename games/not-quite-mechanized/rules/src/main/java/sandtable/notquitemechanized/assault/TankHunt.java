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
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * NQM-FIGHT.6: infantry close assaults a company of tanks, which defends. It begins without a
 * question (R-NQM-133); from its second round on both sides know of the fight, and it is asked for.
 *
 * @param bodies who assaults; nobody before it has begun
 */
public record TankHunt(UnitId unit, BodyId tanks, List<BodyId> bodies, Party.Led led, int rounds)
        implements Step {
    private static final Clause HUNT = Clause.of("NQM-FIGHT.6");

    public TankHunt {
        bodies = List.copyOf(bodies);
    }

    TankHunt(UnitId unit, BodyId tanks) {
        this(unit, tanks, List.of(), Party.Led.NO, 0);
    }

    @Override
    public Set<Side> asked(State state) {
        return Set.of(state.battle().side(state.battle().formation(unit).post()));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(
                HUNT,
                "Does the assault of %s on %s go on?".formatted(unit, tanks),
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
                HUNT.id(), "whether infantry assaults tanks is being decided");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        Storming.decided(action, side, HUNT, telling);
        if (action instanceof Decision.Choose(var choice) && choice == Choice.STOP) {
            return new Flow.Done<>(state);
        }
        return round(state, telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return rounds == 0 ? begun(state, telling) : new Flow.Stay<>(state, this);
    }

    private Flow<State> begun(State state, Telling<Happening> telling) {
        Spot middle = state.table().spot(tanks).orElseThrow();
        var target = new Target(middle, Optional.empty(), List.of(tanks));
        Storm storm = Storm.gone(state.table(), Prey.hunters(state.table(), unit), target);
        State gone =
                Shifts.told(
                        state,
                        storm.table(),
                        storm.bodies(),
                        AssaultHappening.Why.ADVANCED,
                        telling);
        telling.tell(
                new AssaultHappening.Assaulted(
                        middle, storm.bodies(), Onlookers.of(gone, storm.bodies()), HUNT));
        return new TankHunt(unit, tanks, storm.bodies(), storm.led(), 0).round(gone, telling);
    }

    private Flow<State> round(State state, Telling<Happening> telling) {
        Spot middle = state.table().spot(tanks).orElseThrow();
        Rounds.Fought fought = Rounds.fought(state, middle, bodies, led, List.of(tanks), telling);
        State now = fought.state();
        return switch (fought.standing()) {
            case TAKEN -> Storming.done(destroyed(now, telling));
            case SPENT -> Storming.done(now);
            case OPEN ->
                    rounds + 1 < fought.most()
                            ? new Flow.Stay<>(
                                    now, new TankHunt(unit, tanks, bodies, led, rounds + 1))
                            : Storming.done(now);
        };
    }

    /** Tanks with nobody left who defends them are lost. */
    private State destroyed(State state, Telling<Happening> telling) {
        Table table = state.table();
        return Fates.lost(
                state, tanks, AssaultHappening.Fate.DESTROYED, table.present(tanks), HUNT, telling);
    }

    @Override
    public String named() {
        return "%s against %s by %s, %s, after %d rounds"
                .formatted(unit, tanks, bodies, led, rounds);
    }
}
