package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.standing.Nearing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long a side holds its fire (BKC-OPP.9): all that it has said and that is not yet over. */
public record Holds(List<Hold> all) {
    public static final Holds NOTHING = new Holds(List.of());

    public Holds {
        all = List.copyOf(all);
    }

    /** What fire is held for, the shortest first. */
    public enum Until {
        ACTION,
        ORDER,
        PHASE
    }

    /**
     * @param until when it ends
     * @param clock the enemy turn in which it was said: it never outlasts that
     * @param unless an enemy about whom the side is asked all the same (R-BKC-81)
     */
    public record Hold(Until until, Clock clock, Optional<Nearing> unless) {}

    /** With what a side has said now; a moment is over at once. */
    public Holds plus(Decision.Hold said, Clock now) {
        return switch (said.scope()) {
            case MOMENT -> this;
            case ACTION -> plus(new Hold(Until.ACTION, now, said.unless()));
            case ORDER -> plus(new Hold(Until.ORDER, now, said.unless()));
            case PHASE -> plus(new Hold(Until.PHASE, now, said.unless()));
        };
    }

    private Holds plus(Hold one) {
        var now = new ArrayList<>(at(one.clock));
        now.add(one);
        return new Holds(now);
    }

    /** Those that hold in a turn of the enemy. */
    public List<Hold> at(Clock now) {
        return all.stream().filter(each -> each.clock.equals(now)).toList();
    }

    /** After such a thing is over, and all that is shorter. */
    public Holds after(Until over) {
        return all.isEmpty()
                ? this
                : new Holds(all.stream().filter(each -> each.until.compareTo(over) > 0).toList());
    }
}
