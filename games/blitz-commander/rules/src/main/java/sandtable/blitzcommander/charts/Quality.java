package sandtable.blitzcommander.charts;

/** How good infantry is, worst first: the rows and columns of the AP Factor charts. */
public enum Quality {
    GREEN,
    REGULAR,
    VETERAN,
    ELITE
}
