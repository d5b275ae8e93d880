package sandtable.blitzcommander.state;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * What can be answered now, each answer packed into a number and made only when it is looked at: a
 * player who draws one of a hundred does not pay for all.
 */
public abstract class Choices extends AbstractList<Decision> implements RandomAccess {
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

    /** A map has no more hexes than an answer has room for. */
    static final int MOST_HEXES = 1 << HEX_BITS;

    private int[] codes = new int[32];
    private int size = 0;

    /** {@code number} is a unit, or a variant beside a hex. */
    protected final void add(Form form, int hex, int number) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = (number << HEX_BITS | hex) << FORM_BITS | form.ordinal();
    }

    @Override
    public final int size() {
        return size;
    }

    public final Form form(int index) {
        return FORMS[codes[index] & (1 << FORM_BITS) - 1];
    }

    /** The hex that an answer is about: where a move ends, what is attacked, who digs in. */
    public final int hex(int index) {
        return codes[index] >> FORM_BITS & (1 << HEX_BITS) - 1;
    }

    /** The unit that is placed or taken. */
    public final int unit(int index) {
        return codes[index] >> FORM_BITS + HEX_BITS;
    }

    @Override
    public final Decision get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return made(form(index), hex(index), unit(index));
    }

    /** The answer that was added so. */
    protected abstract Decision made(Form form, int hex, int number);
}
