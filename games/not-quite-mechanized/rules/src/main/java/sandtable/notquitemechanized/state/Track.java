package sandtable.notquitemechanized.state;

import sandtable.space.measured.Spot;

import java.util.List;

/**
 * The way that a body goes by, which only its own post knows.
 *
 * @param path from where it began
 * @param at how far along it is, in tens of metres' steps; below 0 before it comes onto the table
 * @param end how far along it stops
 * @param credit what it has left of its movement, in thirds of a metre
 */
public record Track(List<Spot> path, int at, int end, int credit) {
    public Track {
        path = List.copyOf(path);
    }

    public boolean ended() {
        return at >= end;
    }

    public Track going(int metres, int left) {
        return new Track(path, metres, end, left);
    }
}
