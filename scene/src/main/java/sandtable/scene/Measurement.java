package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/**
 * What an answer on a measured table would be, before it is given: the way of one piece, or the
 * place something is aimed at. All of it comes from the rules and from what the asking side knows;
 * to measure tells nobody and changes nothing.
 *
 * @param piece its id; empty where no piece goes anywhere
 * @param typed the answer that was measured
 * @param legs of the way, from one bend to the next, as far as it was asked for
 * @param budget how much of its movement the way takes
 * @param halt where it stops being allowed; none where all of it is
 * @param sightings who would see it on the way, in the order of the way
 * @param remarks what else a player wants to know of it
 * @param ghost how the piece would stand at the end
 * @param caught who may be struck by what is aimed
 * @param shapes what is drawn with it, such as a zone of fire and how far it may stray
 * @param dots chances to be struck, place by place
 * @param snaps places near by that somebody may mean just so, as answers that are allowed
 * @param words the answer as a sentence; empty where its verb says enough
 */
public record Measurement(
        String piece,
        String typed,
        List<Leg> legs,
        Optional<Budget> budget,
        Optional<Halt> halt,
        List<Sighting> sightings,
        List<Remark> remarks,
        Optional<Ghost> ghost,
        List<Caught> caught,
        List<Shape> shapes,
        List<Dot> dots,
        List<Snap> snaps,
        String words) {
    /**
     * @param untilMm how far the piece has gone at its end, from the start of the way
     */
    public record Leg(Place.Point from, Place.Point to, int untilMm, List<Stretch> stretches) {
        public Leg {
            stretches = List.copyOf(stretches);
        }
    }

    /**
     * Ground of one kind along a leg.
     *
     * @param words such as "crosses the hedge"
     */
    public record Stretch(String words, int lengthMm, Optional<Clause> clause) {}

    /**
     * @param allowedMm how far this way may be
     * @param usedMm how far it is
     * @param lost what made it shorter than a way could be; its sum with {@code allowedMm} is the
     *     whole
     */
    public record Budget(int allowedMm, int usedMm, List<Lost> lost) {
        public Budget {
            lost = List.copyOf(lost);
        }
    }

    public record Lost(int lengthMm, String words, Optional<Clause> clause) {}

    /**
     * The first point that is not allowed, from what the side knows.
     *
     * @param atMm how far along the way
     * @param longest the part before it as an answer, as it is typed; empty where there is none
     * @param longestMm how far that goes
     * @param instead what could be answered instead, as it is typed
     * @param offence what it offends against, drawn where it does
     */
    public record Halt(
            Place.Point at,
            int atMm,
            Violation violation,
            String longest,
            int longestMm,
            List<Instead> instead,
            List<Shape> offence) {
        public Halt {
            instead = List.copyOf(instead);
            offence = List.copyOf(offence);
        }

        public Halt(
                Place.Point at,
                int atMm,
                sandtable.kernel.Violation broken,
                String longest,
                int longestMm,
                List<Instead> instead,
                List<Shape> offence) {
            this(at, atMm, Violation.of(broken), longest, longestMm, instead, offence);
        }
    }

    public record Instead(String typed, String words, Optional<Clause> clause) {}

    /**
     * @param by the id of who sees it
     * @param from where they stand
     * @param at where they see it first, {@code fromMm} along the way
     * @param words what they might do
     * @param odds of that, in words; empty where no dice follow
     */
    public record Sighting(
            String by,
            Place.Point from,
            Place.Point at,
            int fromMm,
            String words,
            String odds,
            Optional<Clause> clause) {}

    public record Remark(Topic topic, String words, Optional<Clause> clause) {}

    public enum Topic {
        /** How near it comes to somebody. */
        PASS,
        /** How far it is from who commands it, afterwards. */
        COMMAND,
        /** What shelters it, or no longer does. */
        COVER,
        FACING,
        OTHER
    }

    /**
     * @param heading in degrees clockwise from north, or {@link Piece#NO_HEADING}
     */
    public record Ghost(Place.Point place, int heading) {}

    /**
     * @param words what would then happen to it
     */
    public record Caught(String piece, double probability, String words) {}

    public record Dot(Place.Point at, double probability) {}

    /**
     * @param words such as "onto the road"
     */
    public record Snap(String typed, String words, Place.Point at) {}

    /** Where no place is likelier to be struck than another. */
    public Measurement(
            String piece,
            String typed,
            List<Leg> legs,
            Optional<Budget> budget,
            Optional<Halt> halt,
            List<Sighting> sightings,
            List<Remark> remarks,
            Optional<Ghost> ghost,
            List<Caught> caught,
            List<Shape> shapes) {
        this(
                piece, typed, legs, budget, halt, sightings, remarks, ghost, caught, shapes,
                List.of(), List.of(), "");
    }

    /** Whose verb says enough. */
    public Measurement(
            String piece,
            String typed,
            List<Leg> legs,
            Optional<Budget> budget,
            Optional<Halt> halt,
            List<Sighting> sightings,
            List<Remark> remarks,
            Optional<Ghost> ghost,
            List<Caught> caught,
            List<Shape> shapes,
            List<Dot> dots,
            List<Snap> snaps) {
        this(
                piece, typed, legs, budget, halt, sightings, remarks, ghost, caught, shapes, dots,
                snaps, "");
    }

    /** The same with places near by. */
    public Measurement with(List<Snap> near) {
        return new Measurement(
                piece, typed, legs, budget, halt, sightings, remarks, ghost, caught, shapes, dots,
                near, words);
    }

    /** The same as a sentence. */
    public Measurement said(String sentence) {
        return new Measurement(
                piece, typed, legs, budget, halt, sightings, remarks, ghost, caught, shapes, dots,
                snaps, sentence);
    }

    public Measurement {
        legs = List.copyOf(legs);
        sightings = List.copyOf(sightings);
        remarks = List.copyOf(remarks);
        caught = List.copyOf(caught);
        shapes = List.copyOf(shapes);
        dots = List.copyOf(dots);
        snaps = List.copyOf(snaps);
    }
}
