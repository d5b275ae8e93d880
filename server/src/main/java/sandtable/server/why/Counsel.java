package sandtable.server.why;

import sandtable.server.store.Thoughts.Asked;

import java.util.List;
import java.util.Optional;

/**
 * Whether advice may be asked for at a game, and who has asked for it.
 *
 * @param why what speaks against it; empty where it may be asked for
 * @param between whether people play against each other, so that all of them must allow it
 * @param agreed the sides that do
 * @param uses those of the side that is told, or after the end of all
 */
public record Counsel(
        boolean allowed, String why, boolean between, List<String> agreed, List<Use> uses) {
    /** What is asked for, or said about asking. */
    public enum What {
        /** Which piece and place to look at. */
        WHERE,
        /** The best three answers. */
        BEST,
        /** The best answer, to be given at once. */
        DO,
        ALLOW,
        FORBID,
        /** Said by whoever made the game. */
        OFF
    }

    public record Use(int step, int turn, String side, What what) {}

    /** A post that a person plays. */
    public record Person(String side, String camp) {}

    public Counsel {
        agreed = List.copyOf(agreed);
        uses = List.copyOf(uses);
    }

    /**
     * @param own the side whose uses are told; empty for those of all
     */
    public static Counsel of(List<Asked> log, List<Person> people, String own) {
        boolean off = log.stream().anyMatch(each -> is(each, What.OFF));
        boolean between = people.stream().map(Person::camp).distinct().count() > 1;
        List<String> agreed =
                people.stream().map(Person::side).filter(each -> agrees(log, each)).toList();
        Optional<Person> missing =
                people.stream().filter(each -> !agreed.contains(each.side())).findFirst();
        String why =
                off
                        ? "Advice was switched off when the game was made."
                        : between && missing.isPresent()
                                ? "Between people advice is off unless all of them allow it, and %s has not."
                                        .formatted(missing.get().side())
                                : "";
        List<Use> uses =
                log.stream()
                        .filter(each -> own.isEmpty() || each.side().equals(own))
                        .map(each -> new Use(each.step(), each.turn(), each.side(), what(each)))
                        .filter(each -> asks(each.what()))
                        .toList();
        return new Counsel(why.isEmpty(), why, between, agreed, uses);
    }

    private static boolean asks(What what) {
        return switch (what) {
            case WHERE, BEST, DO -> true;
            case ALLOW, FORBID, OFF -> false;
        };
    }

    private static boolean agrees(List<Asked> log, String side) {
        return log.stream()
                .filter(each -> each.side().equals(side))
                .filter(each -> is(each, What.ALLOW) || is(each, What.FORBID))
                .reduce((_, last) -> last)
                .filter(each -> is(each, What.ALLOW))
                .isPresent();
    }

    private static boolean is(Asked asked, What what) {
        return what(asked) == what;
    }

    private static What what(Asked asked) {
        return What.valueOf(asked.what());
    }
}
