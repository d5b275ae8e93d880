package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Table;
import sandtable.space.Reach;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * What an activated group can do next, each answer packed into a number and made only when it is
 * looked at: a player who draws one of a hundred does not pay for all.
 */
public final class Choices extends AbstractList<Decision> implements RandomAccess {
    private enum Form {
        FACE,
        MOVE,
        ACROSS,
        LEAVE,
        ATTACK,
        LOAD,
        LOAD_SUPPLY,
        UNLOAD,
        BRIDGE,
        DONE
    }

    private static final Form[] FORMS = Form.values();
    private static final int HEX_BITS = 14;
    private static final int UNIT_BITS = 8;

    /** What an attack is made with. */
    private static final int WITH_ALL_GUNS = 1;

    private final Table table;
    private final Group group;
    private long[] codes = new long[32];
    private int size = 0;
    private Reach[] reaches;

    Choices(Table table, Group group) {
        this.table = table;
        this.group = group;
    }

    private void add(Form form, int unit, int hex, int extra) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] =
                ((long) extra << HEX_BITS + UNIT_BITS | (long) unit << HEX_BITS | hex) << 8
                        | form.ordinal();
    }

    void face(int hex, int direction) {
        add(Form.FACE, 0, hex, direction);
    }

    /** Every hex of a reach but the one the unit is in. */
    void move(int unit, Reach reach, int index) {
        if (reaches == null) {
            reaches = new Reach[table.units().size()];
        }
        reaches[unit] = reach;
        add(Form.MOVE, unit, reach.hex(index), 0);
    }

    /**
     * Across the edge in a direction, or with {@code corner} the corner between it and the next.
     */
    void across(int unit, int direction, int corner) {
        add(Form.ACROSS, unit, 0, 2 * direction + corner);
    }

    void leave(int unit) {
        add(Form.LEAVE, unit, 0, 0);
    }

    void attackWithAllGuns(int hex) {
        add(Form.ATTACK, 0, hex, WITH_ALL_GUNS);
    }

    void attackAlone(int hex) {
        add(Form.ATTACK, 0, hex, 0);
    }

    void load(int transport, int passenger) {
        add(Form.LOAD, transport, 0, passenger);
    }

    void loadSupply(int transport) {
        add(Form.LOAD_SUPPLY, transport, 0, 0);
    }

    void unload(int transport) {
        add(Form.UNLOAD, transport, 0, 0);
    }

    void bridge(int engineers, int direction) {
        add(Form.BRIDGE, engineers, 0, direction);
    }

    void done() {
        add(Form.DONE, 0, 0, 0);
    }

    @Override
    public int size() {
        return size;
    }

    /** Whether an answer is a move that ends in one hex, told without making it. */
    public boolean moves(int index) {
        return FORMS[(int) codes[index] & 0xff] == Form.MOVE;
    }

    /** The unit of such a move. */
    public int unit(int index) {
        return (int) (codes[index] >> 8 + HEX_BITS) & (1 << UNIT_BITS) - 1;
    }

    /** The hex in which such a move ends. */
    public int hex(int index) {
        return (int) (codes[index] >> 8) & (1 << HEX_BITS) - 1;
    }

    @Override
    public Decision get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        long code = codes[index] >> 8;
        int hex = (int) code & (1 << HEX_BITS) - 1;
        int unit = (int) (code >> HEX_BITS) & (1 << UNIT_BITS) - 1;
        int extra = (int) (code >> HEX_BITS + UNIT_BITS);
        return switch (FORMS[(int) codes[index] & 0xff]) {
            case FACE -> new Decision.Face(hex, extra);
            case MOVE -> new Decision.Move(unit, boxed(reaches[unit].path(hex)), List.of());
            case ACROSS -> new Decision.Move(unit, List.of(), acrossHexes(unit, extra));
            case LEAVE -> new Decision.Leave(unit);
            case ATTACK ->
                    new Decision.Attack(
                            hex,
                            extra == WITH_ALL_GUNS ? Attackers.guns(table, group, hex) : List.of());
            case LOAD -> new Decision.Load(unit, extra);
            case LOAD_SUPPLY -> new Decision.LoadSupply(unit);
            case UNLOAD -> new Decision.Unload(unit);
            case BRIDGE -> new Decision.WorkOnBridge(unit, extra);
            case DONE -> new Decision.Done();
        };
    }

    private static List<Integer> boxed(int[] path) {
        Integer[] hexes = new Integer[path.length];
        for (int i = 0; i < path.length; i++) {
            hexes[i] = path[i];
        }
        return List.of(hexes);
    }

    private List<Integer> acrossHexes(int unit, int extra) {
        int hex = table.unit(unit).hex();
        int first = table.ground().grid().neighbour(hex, extra / 2);
        return extra % 2 == 0
                ? List.of(first)
                : List.of(first, table.ground().grid().neighbour(hex, (extra / 2 + 1) % 6));
    }
}
