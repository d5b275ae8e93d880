package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.Dice;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.step.Telling;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Units of a laid-out table that fire at one target, whoever allows it. */
record Fired(State state, Attack attack) {
    /** Fire at a target, the target named first. */
    static Fired at(String target, Tabletop table, String... firers) {
        return with(Decision.Means.GUNS, target, table, firers);
    }

    static Fired with(Decision.Means means, String target, Tabletop table, String... firers) {
        State state = table.begin().state();
        List<UnitId> by = Arrays.stream(firers).map(table::id).toList();
        return new Fired(state, Firing.attack(state.table(), by, table.id(target), means));
    }

    /** With just these dice. */
    Played rolls(int... dice) {
        var thrown = new Dice(dice);
        var telling = new Telling<Happening>(thrown);
        State after = Casualties.resolve(state, attack, telling);
        thrown.allThrown("the attack");
        return new Played(after, telling.events());
    }

    /** What the attacker may expect. */
    Map<Fate, Double> odds() {
        var side = state.table().battle().sideOf(0);
        return Casualties.odds(View.of(state, side), attack);
    }

    /** How many dice on which score, against which save, group after group. */
    String dice() {
        return String.join(
                ", ",
                attack.groups().stream()
                        .map(
                                each ->
                                        each.dice().total()
                                                + " on "
                                                + each.score()
                                                + ", save "
                                                + each.save())
                        .toList());
    }

    /** The parts of the first group. */
    String parts() {
        return attack.groups().getFirst().dice().parts().toString();
    }
}
