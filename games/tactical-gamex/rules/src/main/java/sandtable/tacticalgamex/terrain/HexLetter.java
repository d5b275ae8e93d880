package sandtable.tacticalgamex.terrain;

import java.util.Optional;

/** What one letter of a drawn panel stands for: terrain and level. */
public record HexLetter(TerrainKind kind, int level) {
    public static final String KEY =
            ". clear, w woods, t town, c city, s stream, b bridge, f ford, m swamp, _ beach,"
                    + " ~ sea; h or 1 clear on level 1, H or 2 on level 2, 3 to 9 higher;"
                    + " k and K woods, T town on level 1, 2 and 1";

    /** Empty if the key does not have the letter. */
    public static Optional<HexLetter> of(char letter) {
        return Optional.ofNullable(
                switch (letter) {
                    case '.' -> new HexLetter(TerrainKind.CLEAR, 0);
                    case 'w' -> new HexLetter(TerrainKind.WOODS, 0);
                    case 't' -> new HexLetter(TerrainKind.TOWN, 0);
                    case 'c' -> new HexLetter(TerrainKind.CITY, 0);
                    case 's' -> new HexLetter(TerrainKind.STREAM, 0);
                    case 'b' -> new HexLetter(TerrainKind.BRIDGE, 0);
                    case 'f' -> new HexLetter(TerrainKind.FORD, 0);
                    case 'm' -> new HexLetter(TerrainKind.SWAMP, 0);
                    case '_' -> new HexLetter(TerrainKind.BEACH, 0);
                    case '~' -> new HexLetter(TerrainKind.SEA, 0);
                    case 'h' -> new HexLetter(TerrainKind.CLEAR, 1);
                    case 'H' -> new HexLetter(TerrainKind.CLEAR, 2);
                    case 'k' -> new HexLetter(TerrainKind.WOODS, 1);
                    case 'K' -> new HexLetter(TerrainKind.WOODS, 2);
                    case 'T' -> new HexLetter(TerrainKind.TOWN, 1);
                    case '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
                            new HexLetter(TerrainKind.CLEAR, letter - '0');
                    default -> null;
                });
    }
}
