package sandtable.notquitemechanized.battle;

/**
 * One of the two sides of the war; its posts share its cause.
 *
 * @param radios whether its battalions reach their companies without delay (NQM-CRTT.5)
 * @param surprised whether it may write no order before the bound after first contact
 * @param stores for so many positions that can be fortified (NQM-TASK.11)
 */
public record Camp(String name, boolean radios, boolean surprised, int stores) {}
