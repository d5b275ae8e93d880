package sandtable.hexblitz;

import sandtable.kernel.Fields;

import java.util.List;

/**
 * The armies of a scenario, the first side's before the second's.
 *
 * @param lines where each unit stands in the file, for complaints
 */
record OrderOfBattle(
        List<Formation> formations, List<Stand> stands, List<Unit> starts, List<Fields> lines) {}
