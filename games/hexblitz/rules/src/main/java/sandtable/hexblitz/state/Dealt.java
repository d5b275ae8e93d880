package sandtable.hexblitz.state;

/**
 * A card dealt to the units of one formation that have the same order (HB-SEQ.4, data ruling 22).
 */
public record Dealt(Card card, int formation, Order order) {}
