package sandtable.notquitemechanized.battle;

/** C17: when the posts of a camp hear of what others of it see. */
public enum Reports {
    /** What any stand of a camp sees all its posts see. */
    NOW,
    /** A post sees what its own troops see; of the rest it hears hours later (NQM-DES.3). */
    DELAYED
}
