package sandtable.scene;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.List;

/**
 * How several pieces would go together over a measured table. The rules work out where each comes
 * to; given one after the other, the answers lead them there.
 *
 * @param measurements of their answers, in the order in which they are given: none stands in the
 *     way of another
 * @param links between neighbours where they would stand
 * @param slowest the id of the piece that has least left
 * @param stays those who cannot go along
 */
public record Formation(
        List<Measurement> measurements, List<Link> links, String slowest, List<Stay> stays) {
    /** How pieces stand when they have gone. */
    public enum Order {
        /** Each as it stands to the first. */
        KEEP,
        /** Abreast, beside the first. */
        LINE,
        /** As they stand, but nearer or farther apart. */
        CLOSE,
        /** One behind the other, behind the first. */
        COLUMN
    }

    /**
     * @param lead the answer of the piece that leads, as it is typed
     * @param others the ids of those who go along
     * @param gapMm between the bases of neighbours, where the order does not keep it
     * @param placed those who go to a place of their own
     */
    public record Wish(
            String lead, List<String> others, Order order, int gapMm, List<Placed> placed) {
        public Wish {
            others = List.copyOf(others);
            placed = List.copyOf(placed);
        }
    }

    public record Placed(String piece, int xMm, int yMm) {}

    /**
     * @param gapMm from edge to edge
     * @param holds whether it is near enough to count as linked
     */
    public record Link(Place.Point from, Place.Point to, int gapMm, boolean holds, Clause clause) {}

    public record Stay(String piece, Violation why) {}

    public Formation {
        measurements = List.copyOf(measurements);
        links = List.copyOf(links);
        stays = List.copyOf(stays);
    }
}
