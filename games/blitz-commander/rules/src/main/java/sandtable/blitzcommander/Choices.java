package sandtable.blitzcommander;

import sandtable.space.Reach;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * What can be answered now, each answer packed into a number and made only when it is looked at: a
 * player who draws one of a hundred does not pay for all.
 */
public final class Choices extends AbstractList<Decision> implements RandomAccess {
    /** The kinds of answers, told by {@link #form} without making the answer. */
    public enum Form {
        PLACE,
        READY,
        TAKE_UNIT,
        TAKE_STACK,
        MOVE,
        EXIT,
        STAY,
        ASSAULT,
        BOMBARD,
        ENTRENCH,
        END_TURN
    }

    private static final Form[] FORMS = Form.values();
    private static final int FORM_BITS = 4;
    private static final int HEX_BITS = 12;

    /** Attacks from all around; below that, from one direction. */
    static final int FROM_ALL_SIDES = 6;

    /** Bombards with all that reaches; otherwise with no more than it takes. */
    static final int WITH_ALL = 1;

    static final int WITH_ENOUGH = 0;

    private final Battle battle;
    private final List<Integer> inHand;
    private final Reach reach;
    private int[] codes = new int[32];
    private int size = 0;

    private Choices(Battle battle, List<Integer> inHand, Reach reach) {
        this.battle = battle;
        this.inHand = inHand;
        this.reach = reach;
    }

    static Choices of(Battle battle) {
        return new Choices(battle, List.of(), null);
    }

    static Choices of(Battle battle, List<Integer> inHand, Reach reach) {
        return new Choices(battle, inHand, reach);
    }

    /** {@code number} is a unit, or a variant beside a hex. */
    void add(Form form, int hex, int number) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = (number << HEX_BITS | hex) << FORM_BITS | form.ordinal();
    }

    @Override
    public int size() {
        return size;
    }

    public Form form(int index) {
        return FORMS[codes[index] & (1 << FORM_BITS) - 1];
    }

    /** The hex that an answer is about: where a move ends, what is attacked, who digs in. */
    public int hex(int index) {
        return codes[index] >> FORM_BITS & (1 << HEX_BITS) - 1;
    }

    /** The unit that is placed or taken. */
    public int unit(int index) {
        return codes[index] >> FORM_BITS + HEX_BITS;
    }

    @Override
    public Decision get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        int hex = hex(index);
        int number = unit(index);
        return switch (form(index)) {
            case PLACE -> new Decision.Place(number, hex);
            case READY -> new Decision.Ready();
            case TAKE_UNIT -> new Decision.Take(List.of(number));
            case TAKE_STACK -> new Decision.Take(stack(hex));
            case MOVE -> new Decision.Move(inHand, boxed(reach.path(hex)));
            case EXIT -> new Decision.Exit(inHand, wayOut(hex));
            case STAY -> new Decision.Stay();
            case ASSAULT -> new Decision.Assault(hex, attackers(hex, number));
            case BOMBARD -> new Decision.Bombard(hex, guns(hex, number));
            case ENTRENCH -> new Decision.Entrench(diggers(hex));
            case END_TURN -> new Decision.EndTurn();
        };
    }

    private static List<Integer> boxed(int[] path) {
        Integer[] hexes = new Integer[path.length];
        for (int i = 0; i < path.length; i++) {
            hexes[i] = path[i];
        }
        return List.of(hexes);
    }

    private List<Integer> wayOut(int hex) {
        boolean there = battle.hex(inHand.getFirst()) == hex;
        return there ? List.of() : boxed(reach.path(hex));
    }

    private List<Integer> stack(int hex) {
        var units = new ArrayList<Integer>();
        Occupation occupation = battle.occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (!battle.acted(unit)) {
                units.add(unit);
            }
        }
        return units;
    }

    private List<Integer> diggers(int hex) {
        var units = new ArrayList<Integer>();
        Occupation occupation = battle.occupation();
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (EntrenchAction.open(battle, unit)) {
                units.add(unit);
            }
        }
        return units;
    }

    private List<Integer> attackers(int hex, int from) {
        return from == FROM_ALL_SIDES
                ? AssaultAction.all(battle, hex)
                : AssaultAction.from(battle, battle.field().grid().neighbour(hex, from));
    }

    private List<Integer> guns(int hex, int variant) {
        List<Integer> all = Bombardment.reaching(battle, battle.active(), hex);
        int needed = battle.occupation().count(1 - battle.active(), hex);
        return variant == WITH_ALL
                ? all.stream().sorted().toList()
                : Bombardment.enough(battle, all, needed);
    }
}
