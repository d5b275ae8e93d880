package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.List;

/**
 * What players call the things of a battle, so that no two of a kind are called alike: the second
 * of several PzKw IV H of one side is the "2nd PzKw IV H", and what both sides have goes by its
 * side too.
 */
public final class Callings {
    private static final int TEN = 10;

    private final List<Calling> all = new ArrayList<>();

    private Callings() {}

    /** By its own name and its side. */
    private record Calling(String name, Side side) {
        boolean likeAnEnemy(Calling other) {
            return name.equals(other.name) && !side.equals(other.side);
        }
    }

    /** Of the pieces, in their order. */
    public static List<String> units(BattlePlan plan) {
        var callings = new Callings();
        plan.pieces().forEach(each -> callings.add(each.name(), plan.sides().get(each.side())));
        return callings.words();
    }

    /** Of the off-board batteries, in their order. */
    public static List<String> batteries(BattlePlan plan) {
        var callings = new Callings();
        plan.batteries()
                .forEach(each -> callings.add(each.type().name(), plan.sides().get(each.side())));
        return callings.words();
    }

    /** Of the aircraft, in their order. */
    public static List<String> aircraft(BattlePlan plan) {
        var callings = new Callings();
        plan.sorties()
                .forEach(
                        each ->
                                callings.add(
                                        each.aircraft().name(), plan.sides().get(each.side())));
        return callings.words();
    }

    private void add(String name, Side side) {
        all.add(new Calling(name, side));
    }

    private List<String> words() {
        var words = new ArrayList<String>();
        for (int i = 0; i < all.size(); i++) {
            words.add(words(i));
        }
        return List.copyOf(words);
    }

    private String words(int index) {
        Calling one = all.get(index);
        boolean ofBothSides = all.stream().anyMatch(one::likeAnEnemy);
        String name = ofBothSides ? one.side + " " + one.name : one.name;
        boolean several = all.stream().filter(one::equals).count() > 1;
        long before = all.subList(0, index).stream().filter(one::equals).count();
        return several ? ordinal((int) before + 1) + " " + name : name;
    }

    /** 1st, 2nd, 3rd, 4th, 11th, 21st. */
    static String ordinal(int number) {
        boolean teen = number / TEN % TEN == 1;
        return number
                + switch (teen ? 0 : number % TEN) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
    }
}
