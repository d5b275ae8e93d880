package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.space.measured.Spot;

/** Who goes on and off carriers. */
public sealed interface TransportHappening extends Happening {
    record Boarded(UnitId unit, UnitId carrier, Clause clause) implements TransportHappening {}

    record Left(UnitId unit, UnitId carrier, Spot at, Clause clause)
            implements TransportHappening {}
}
