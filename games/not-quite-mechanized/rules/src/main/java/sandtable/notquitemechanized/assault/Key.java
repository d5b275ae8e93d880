package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** By which an attack is found again while it is asked about. */
public record Key(BodyId command, Spot objective) {
    static Key of(Attack attack) {
        return new Key(attack.command(), attack.objective());
    }

    Optional<Attack> find(Table table) {
        return Attacks.find(table, command, objective);
    }

    @Override
    public String toString() {
        return command + " on " + objective;
    }
}
