package sandtable.picture;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Characters in rows, to draw on. What falls outside is cut off. */
final class Canvas {
    private final char[][] rows;

    Canvas(int width, int height) {
        rows = new char[height][width];
        for (char[] row : rows) {
            Arrays.fill(row, ' ');
        }
    }

    void put(int x, int y, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (y >= 0 && y < rows.length && x + i >= 0 && x + i < rows[y].length) {
                rows[y][x + i] = text.charAt(i);
            }
        }
    }

    /** Puts text in the middle of a stretch, with {@code filler} on both sides. */
    void centre(int x, int y, int width, String text, char filler) {
        String shown = text.length() > width ? text.substring(0, width) : text;
        int left = (width - shown.length()) / 2;
        String before = String.valueOf(filler).repeat(left);
        String after = String.valueOf(filler).repeat(width - shown.length() - left);
        put(x, y, before + shown + after);
    }

    @Override
    public String toString() {
        return Arrays.stream(rows)
                .map(row -> new String(row).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }
}
