package sandtable.notquitemechanized.battle;

/**
 * C3: standing answers of a unit, so that nothing is asked in the middle of movement.
 *
 * @param stop when a concealed unit calls Stop (NQM-RECCE.4)
 * @param white what it does when the White die succeeds (NQM-RECCE.8)
 * @param hold to which band it holds its fire (NQM-ETAB.1)
 * @param scoot when its recce scoots (NQM-RECCE.12)
 * @param registered whether a battery answers registered points (NQM-OOB.9)
 */
public record Instructions(Stop stop, White white, HoldFire hold, Scoot scoot, boolean registered) {
    public static final Instructions USUAL =
            new Instructions(
                    Stop.EFFECTIVE, White.LET_PASS_RECCE, HoldFire.AS_NEAR, Scoot.AT_MEAN_1, true);

    public enum Stop {
        EFFECTIVE,
        CONTACT,
        NEVER
    }

    public enum White {
        LET_PASS_RECCE,
        AMBUSH
    }

    public enum HoldFire {
        AS_NEAR,
        EFFECTIVE,
        FARTHEST
    }

    public enum Scoot {
        AT_MEAN_1,
        ALWAYS,
        NEVER
    }

    /** One of them changed. */
    public sealed interface Change {
        record ToStop(Stop stop) implements Change {}

        record OnWhite(White white) implements Change {}

        record ToHold(HoldFire hold) implements Change {}

        record ToScoot(Scoot scoot) implements Change {}

        record ToRegistered(boolean registered) implements Change {}
    }

    public Instructions with(Change change) {
        return switch (change) {
            case Change.ToStop(var now) -> new Instructions(now, white, hold, scoot, registered);
            case Change.OnWhite(var now) -> new Instructions(stop, now, hold, scoot, registered);
            case Change.ToHold(var now) -> new Instructions(stop, white, now, scoot, registered);
            case Change.ToScoot(var now) -> new Instructions(stop, white, hold, now, registered);
            case Change.ToRegistered(var now) -> new Instructions(stop, white, hold, scoot, now);
        };
    }
}
