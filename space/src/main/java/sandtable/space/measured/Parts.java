package sandtable.space.measured;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The parts of a segment that lie inside areas, in order from its start; no two overlap or adjoin.
 * Touching a corner and running along an edge is not inside. Places and lengths are exact.
 */
public record Parts(Segment segment, List<Part> list) {
    /** A part of a segment that has a length. */
    public record Part(Ratio from, Ratio to) {}

    public Parts {
        list = List.copyOf(list);
    }

    /** The parts of a segment inside an outline. */
    public static Parts inside(Segment segment, Outline outline) {
        if (segment.squaredLength() == 0 || !segment.box().meets(outline.box())) {
            return new Parts(segment, List.of());
        }
        return new Parts(segment, between(edgesCut(segment, outline)));
    }

    /**
     * Where the endless line goes through an edge. If the line runs through corners or along edges,
     * it is looked at twice, moved by next to nothing to its left and to its right. Inside is what
     * is so both times.
     *
     * @param left 1 where the line moved to its left comes in, -1 where it goes out, 0 if it misses
     */
    private record Cut(Ratio at, int left, int right) {}

    private static List<Cut> edgesCut(Segment segment, Outline outline) {
        var cuts = new ArrayList<Cut>();
        int windings = Long.signum(outline.twiceArea());
        for (Segment edge : outline.edges()) {
            int from = segment.side(edge.from());
            int to = segment.side(edge.to());
            int left = (from > 0 ? 1 : 0) - (to > 0 ? 1 : 0);
            int right = (from >= 0 ? 1 : 0) - (to >= 0 ? 1 : 0);
            if (left != 0 || right != 0) {
                cuts.add(new Cut(at(segment, edge), windings * left, windings * right));
            }
        }
        cuts.sort(Comparator.comparing(Cut::at));
        return cuts;
    }

    /** Where the line of a segment meets the line of an edge that is not parallel to it. */
    static Ratio at(Segment segment, Segment edge) {
        long whole = segment.cross(edge.from()) - segment.cross(edge.to());
        return new Ratio(-edge.cross(segment.from()), whole);
    }

    private static List<Part> between(List<Cut> cuts) {
        var parts = new ArrayList<Part>();
        int left = 0;
        int right = 0;
        Ratio since = Ratio.ZERO;
        for (Cut cut : cuts) {
            if (left > 0 && right > 0) {
                join(parts, since.clamped(), cut.at.clamped());
            }
            left += cut.left;
            right += cut.right;
            since = cut.at;
        }
        return parts;
    }

    private static void join(List<Part> parts, Ratio from, Ratio to) {
        if (from.compareTo(to) >= 0) {
            return;
        }
        boolean adjoins = !parts.isEmpty() && parts.getLast().to.compareTo(from) >= 0;
        if (!adjoins) {
            parts.add(new Part(from, to));
        } else if (parts.getLast().to.compareTo(to) < 0) {
            parts.set(parts.size() - 1, new Part(parts.getLast().from, to));
        }
    }

    /** What is inside one or the other; both are parts of the same segment. */
    public Parts or(Parts other) {
        if (!segment.equals(other.segment)) {
            throw new IllegalArgumentException("parts of " + segment + " and " + other.segment);
        }
        var all = new ArrayList<Part>(list);
        all.addAll(other.list);
        all.sort(Comparator.comparing(Part::from));
        var joined = new ArrayList<Part>();
        all.forEach(part -> join(joined, part.from, part.to));
        return new Parts(segment, joined);
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Whether all parts together are longer than that; exact. */
    public boolean longerThan(int limitMm) {
        BigInteger over = BigInteger.ZERO;
        BigInteger under = BigInteger.ONE;
        for (Part part : list) {
            over = plus(over, under, part.to.over(), part.to.under());
            under = under.multiply(BigInteger.valueOf(part.to.under()));
            over = plus(over, under, -part.from.over(), part.from.under());
            under = under.multiply(BigInteger.valueOf(part.from.under()));
        }
        BigInteger squared = BigInteger.valueOf(segment.squaredLength()).multiply(over.pow(2));
        return limitMm < 0
                || squared.compareTo(under.multiply(BigInteger.valueOf(limitMm)).pow(2)) > 0;
    }

    private static BigInteger plus(BigInteger over, BigInteger under, long more, long of) {
        return over.multiply(BigInteger.valueOf(of)).add(under.multiply(BigInteger.valueOf(more)));
    }

    /** The length of all parts together, rounded up to a millimetre. */
    public int length() {
        double sum = 0;
        for (Part part : list) {
            sum += part.to.toDouble() - part.from.toDouble();
        }
        int length = (int) (sum * Math.sqrt(segment.squaredLength()));
        while (longerThan(length)) {
            length++;
        }
        while (length > 0 && !longerThan(length - 1)) {
            length--;
        }
        return length;
    }
}
