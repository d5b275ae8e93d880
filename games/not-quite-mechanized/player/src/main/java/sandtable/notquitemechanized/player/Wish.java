package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.state.Decision;

/**
 * Something that a post would like to write.
 *
 * @param gain what it promises, on the scale of worth; what is not above 0 is worth a thought only
 *     for who thinks ahead
 */
record Wish(Decision decision, double gain) {}
