/**
 * A table on which distances are measured with a tape: places in whole millimetres, areas, lines,
 * discs, sight and ways. Whatever decides something is reckoned in whole numbers and exactly.
 */
package sandtable.space.measured;
