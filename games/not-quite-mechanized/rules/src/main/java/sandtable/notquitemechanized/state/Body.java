package sandtable.notquitemechanized.state;

import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** The changing part of a body, all of which shows on a table. */
public record Body(Whereabouts where, Heading heading, Casualties casualties, Marks marks) {
    /** An enemy that nobody sees, in a view. */
    public static final Body HIDDEN =
            new Body(Whereabouts.Off.UNSEEN, Heading.NORTH, Casualties.NONE, Marks.CONCEALED);

    public boolean onTable() {
        return where instanceof Whereabouts.OnTable;
    }

    public Body with(Whereabouts now) {
        return new Body(now, heading, casualties, marks);
    }

    public Body with(Heading now) {
        return new Body(where, now, casualties, marks);
    }

    public Body with(Casualties now) {
        return new Body(where, heading, now, marks);
    }

    public Body with(Marks now) {
        return new Body(where, heading, casualties, now);
    }

    /** The same gone to a place in a bound. */
    public Body movedTo(Spot at, int bound) {
        return new Body(new Whereabouts.OnTable(at), heading, casualties, marks.moved(bound));
    }
}
