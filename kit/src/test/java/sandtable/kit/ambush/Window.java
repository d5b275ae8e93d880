package sandtable.kit.ambush;

import module java.base;

import sandtable.kernel.*;
import sandtable.kernel.step.*;
import sandtable.kit.ambush.Ambush.*;

/** TOY-3: the gun may fire at the patrol that has come upon it. */
record Window() implements Step<State, View, Decision, Happening> {
    static final Decision FIRE = new Decision("fire", List.of());
    static final Decision HOLD = new Decision("hold", List.of());

    /** The highest die that hits. */
    static Sum aim(Table table) {
        var gun = new Sum.Part("gun", 3, Clause.of("TOY-3"));
        var near = new Sum.Part("within four cells", 1, Clause.of("TOY-3.1"));
        return Sum.of("hits up to", table.patrol() <= 4 ? List.of(gun, near) : List.of(gun));
    }

    @Override
    public Set<Side> asked(State state) {
        return Set.of(Ambush.GUN);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(Clause.of("TOY-3"), "Fire?", new Options.All<>(List.of(FIRE, HOLD)));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision.equals(FIRE) || decision.equals(HOLD);
    }

    @Override
    public Violation notNow() {
        return Step.notNow("TOY-3", "the gun may fire");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision choice, Telling<Happening> telling) {
        Table was = state.table();
        int die = choice.equals(FIRE) ? telling.chance().die(6) : 6;
        telling.tell(new Happening(choice.verb(), die, true, Clause.of("TOY-3")));
        var table = new Table(was.length(), was.patrol(), was.gun(), die <= aim(was).total());
        return new Flow.Done<>(new State(table, state.secrets(), state.stack()));
    }
}
