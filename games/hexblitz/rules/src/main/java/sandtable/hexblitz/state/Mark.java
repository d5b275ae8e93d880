package sandtable.hexblitz.state;

/** What a unit has done or may do this turn. */
public enum Mark {
    /**
     * It is activated and has its move still before it, or has been freed to use what is left (data
     * ruling 11).
     */
    MAY_MOVE,
    /** It has thrown dice in a combat (HB-SEQ.10). */
    FOUGHT,
    /** It has attacked, or supported an attack (data rulings 13 and 15). */
    ATTACKED,
    /** It has fired and is seen until the turn ends (R-HB-34). */
    SHOWN,
    /** It is at 0 SP and could not break contact (HB-CBT.20). */
    STUCK,
    /** It was Stationary through the whole turn before (HB-FN.7). */
    RESTED,
    /** It loads, unloads or works this turn (HB-LOG.5, HB-LOG.6). */
    BUSY,
    /** It has turned in this activation. */
    TURNED,
    /** It moved in this activation. */
    MOVED,
    /** It withdrew this turn and acts no more. */
    WITHDRAWN
}
