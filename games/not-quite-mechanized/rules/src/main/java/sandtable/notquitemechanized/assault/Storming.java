package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.morale.MoraleChoices;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** How an assault begins and ends. */
final class Storming {
    private static final Clause ASSAULTED = Clause.of("NQM-ASSAULT.1");

    private Storming() {}

    /** Those who assault go in: NQM-PRESS.2, reserves among them are what an attack needed. */
    static State gone(State state, Attack attack, Storm storm, Telling<Happening> telling) {
        State now =
                Shifts.told(
                        state,
                        storm.table(),
                        storm.bodies(),
                        AssaultHappening.Why.ADVANCED,
                        telling);
        Attack joined = attack.joined(storm.bodies(), state.table().bound());
        Table table = Attacks.with(now.table(), attack, joined);
        if (storm.reinforced(attack)) {
            for (UnitId each : Storm.units(table, attack)) {
                table =
                        table.with(
                                each,
                                table.unit(each)
                                        .without(Flag.NEEDS_REINFORCEMENT)
                                        .without(Flag.TO_GROUND));
            }
        }
        now = now.with(table);
        telling.tell(
                new AssaultHappening.Assaulted(
                        attack.objective(),
                        storm.bodies(),
                        Onlookers.of(now, storm.bodies()),
                        ASSAULTED));
        return now;
    }

    /** What comes of a decision shows what is hidden: it cannot be taken back. */
    static void decided(Decision action, Side side, Clause clause, Telling<Happening> telling) {
        Decision.Choice choice =
                action instanceof Decision.Choose(var chosen) ? chosen : Decision.Choice.ASSAULT;
        telling.tell(new AssaultHappening.Decided(choice, List.of(side), clause));
    }

    /** What failed tests ask of posts is asked at once (R-NQM-51). */
    static Flow<State> done(State state) {
        return new Flow.Next<>(state, new MoraleChoices());
    }

    /** Tank companies among bodies that can go on. */
    static List<BodyId> tanks(Table table, List<BodyId> bodies) {
        var tanks = new ArrayList<BodyId>();
        for (BodyId each : bodies) {
            boolean fit = table.spot(each).isPresent() && table.unmarked(each) > 0;
            if (fit && table.stand(each).type().tanks()) {
                tanks.add(each);
            }
        }
        return tanks;
    }
}
