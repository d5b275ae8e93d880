package sandtable.bench.skirmish;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * Every legal order of a position, by unit and then by direction. An order is made only when it is
 * asked for.
 */
final class Orders extends AbstractList<Order> implements RandomAccess {
    private static final int MOST = 6 * Position.UNITS / 2;
    private static final int UNIT_BITS = 5;

    private final Position position;

    /** The hex to go to or to attack, and the unit. */
    private final short[] codes = new short[MOST];

    private final int size;

    Orders(Position position) {
        this.position = position;
        int mover = position.mover();
        int count = 0;
        for (int unit = mover; unit < Position.UNITS; unit += 2) {
            if (position.points(unit) == 0) {
                continue;
            }
            for (int hex : Field.neighbours(position.hex(unit))) {
                int there = position.unitIn(hex);
                if (there < 0 || Position.sideOf(there) != mover) {
                    codes[count++] = (short) (hex << UNIT_BITS | unit);
                }
            }
        }
        size = count;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Order get(int index) {
        int code = codes[Objects.checkIndex(index, size)];
        int unit = code & (1 << UNIT_BITS) - 1;
        int hex = code >> UNIT_BITS;
        int there = position.unitIn(hex);
        return there < 0 ? new Order.Move(unit, hex) : new Order.Attack(unit, there);
    }
}
