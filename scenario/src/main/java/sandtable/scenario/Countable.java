package sandtable.scenario;

/** What a game can count beside control, presence, points and turns, which every game can. */
public enum Countable {
    OCCUPATION,
    DEPARTURES,
    /** Losses in units. */
    UNITS_LOST,
    /** Losses in strength, for games whose units have strength points. */
    STRENGTH_LOST,
    SUPPLY,
    BRIDGES
}
