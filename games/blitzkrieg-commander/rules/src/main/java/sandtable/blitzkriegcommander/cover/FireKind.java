package sandtable.blitzkriegcommander.cover;

/** From where attacks come, for those who seek cover from them. */
public enum FireKind {
    DIRECT,
    INDIRECT,
    /** From off the table. */
    ARTILLERY,
    AIRCRAFT,
    /** Of a blunder: nobody fires (BKC-CBL.14). */
    BLUNDER;

    /** BKC-COV.5: whether lines and crests are in its way. */
    boolean flat() {
        return this == DIRECT;
    }
}
