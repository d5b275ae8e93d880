package sandtable.blitzkriegcommander.state;

/**
 * What a unit has done, each with the number of its owner's turn for which it counts; 0 for never.
 * A mark is never taken off: a later turn has another number.
 *
 * @param initiative the own turn in which it took an initiative action (BKC-CMD.2)
 * @param opportunity the own turn that follows the enemy's in which it fired at an opportunity
 *     (BKC-OPP.7)
 * @param communicated the own turn in which it communicated and acts no more (BKC-REC.1)
 */
public record Marks(int initiative, int opportunity, int communicated, Ordered ordered) {
    public static final Marks NONE = new Marks(0, 0, 0, Ordered.NEVER);

    public Marks withInitiative(int turn) {
        return new Marks(turn, opportunity, communicated, ordered);
    }

    public Marks withOpportunity(int turn) {
        return new Marks(initiative, turn, communicated, ordered);
    }

    public Marks withCommunicated(int turn) {
        return new Marks(initiative, opportunity, turn, ordered);
    }

    public Marks with(Ordered now) {
        return new Marks(initiative, opportunity, communicated, now);
    }
}
