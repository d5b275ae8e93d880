package sandtable.scene;

/**
 * A camp in the margin of the map, with all its posts: its name and how it stands.
 *
 * @param id of the camp; where it has one post only, that of the side
 * @param strength what is left, with {@code of} as much at the start
 * @param known whether that is exact, or only what the viewer knows
 */
public record Party(String id, String name, int strength, int of, String unit, boolean known) {}
