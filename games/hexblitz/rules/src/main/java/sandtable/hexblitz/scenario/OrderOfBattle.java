package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.text.Fields;

import java.util.List;

/**
 * The armies of a scenario, the first side's before the second's.
 *
 * @param lines where each unit stands in the file, for complaints
 */
public record OrderOfBattle(
        List<Formation> formations, List<Stand> stands, List<Unit> starts, List<Fields> lines) {}
