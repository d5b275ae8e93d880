package sandtable.server.accord;

/** What somebody at a game may say about its end. */
public enum Act {
    RESIGN,
    OFFER_DRAW,
    /** That the other camp give the game up. */
    ASK_TO_RESIGN,
    ACCEPT,
    DECLINE,
    WITHDRAW
}
