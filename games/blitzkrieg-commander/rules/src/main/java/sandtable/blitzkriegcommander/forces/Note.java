package sandtable.blitzkriegcommander.forces;

/** What is peculiar to a unit. */
public enum Note {
    /** Fires only into its narrow arc (BKC-FIRE.5). */
    TURRETLESS,
    /** May fire at what others see (BKC-FIRE.7). */
    INDIRECT,
    /** May lay smoke (BKC-SMK.2). */
    SMOKE,
    /** May ride on AFVs (BKC-TRN.3). */
    RIDES
}
