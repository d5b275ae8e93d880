package sandtable.scene;

/**
 * A side in the margin of the map: its name and how it stands.
 *
 * @param strength what is left, with {@code of} as much at the start
 * @param known whether that is exact, or only what the viewer knows
 */
public record Party(String id, String name, int strength, int of, String unit, boolean known) {}
