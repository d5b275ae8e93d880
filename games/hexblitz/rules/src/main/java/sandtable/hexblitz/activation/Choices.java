package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.space.HexGrid;
import sandtable.space.Reach;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * What an activated group can do next, each answer noted as a few numbers and made only when it is
 * looked at: a player who draws one of a hundred does not pay for all.
 */
public final class Choices extends AbstractList<Decision> implements RandomAccess {
    private enum Form {
        FACE,
        MOVE,
        ACROSS_EDGE,
        ACROSS_CORNER,
        LEAVE,
        ATTACK_ALONE,
        ATTACK_WITH_ALL_GUNS,
        LOAD,
        LOAD_SUPPLY,
        UNLOAD,
        BRIDGE,
        DONE
    }

    private static final Form[] FORMS = Form.values();

    /** What is noted of an answer: its form, and two numbers that mean what the form says. */
    private static final int NOTED = 3;

    private final Table table;
    private final Group group;
    private int[] notes = new int[32 * NOTED];
    private int size = 0;
    private Reach[] reaches;

    Choices(Table table, Group group) {
        this.table = table;
        this.group = group;
    }

    private void add(Form form, int one, int other) {
        int at = NOTED * size++;
        if (at == notes.length) {
            notes = Arrays.copyOf(notes, 2 * at);
        }
        notes[at] = form.ordinal();
        notes[at + 1] = one;
        notes[at + 2] = other;
    }

    void face(HexId hex, int direction) {
        add(Form.FACE, hex.index(), direction);
    }

    /** To the hex of a reach that has this place in it. */
    void move(UnitId unit, Reach reach, int place) {
        if (reaches == null) {
            reaches = new Reach[table.units().size()];
        }
        reaches[unit.index()] = reach;
        add(Form.MOVE, unit.index(), reach.hex(place));
    }

    /** Across the edge in a direction. */
    void acrossEdge(UnitId unit, int direction) {
        add(Form.ACROSS_EDGE, unit.index(), direction);
    }

    /** Across the corner between a direction and the next. */
    void acrossCorner(UnitId unit, int direction) {
        add(Form.ACROSS_CORNER, unit.index(), direction);
    }

    void leave(UnitId unit) {
        add(Form.LEAVE, unit.index(), 0);
    }

    void attackWithAllGuns(HexId hex) {
        add(Form.ATTACK_WITH_ALL_GUNS, hex.index(), 0);
    }

    void attackAlone(HexId hex) {
        add(Form.ATTACK_ALONE, hex.index(), 0);
    }

    void load(UnitId transport, UnitId passenger) {
        add(Form.LOAD, transport.index(), passenger.index());
    }

    void loadSupply(UnitId transport) {
        add(Form.LOAD_SUPPLY, transport.index(), 0);
    }

    void unload(UnitId transport) {
        add(Form.UNLOAD, transport.index(), 0);
    }

    void bridge(UnitId engineers, int direction) {
        add(Form.BRIDGE, engineers.index(), direction);
    }

    void done() {
        add(Form.DONE, 0, 0);
    }

    @Override
    public int size() {
        return size;
    }

    private Form form(int index) {
        return FORMS[notes[NOTED * index]];
    }

    /** Whether an answer is a move that ends in one hex, told without making it. */
    public boolean moves(int index) {
        return form(index) == Form.MOVE;
    }

    /** The unit of such a move. */
    public UnitId unit(int index) {
        return table.unitId(notes[NOTED * index + 1]);
    }

    /** The hex in which such a move ends. */
    public HexId hex(int index) {
        return table.hexId(notes[NOTED * index + 2]);
    }

    @Override
    public Decision get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        int one = notes[NOTED * index + 1];
        int other = notes[NOTED * index + 2];
        return switch (form(index)) {
            case FACE -> new Decision.Face(table.hexId(one), other);
            case MOVE ->
                    new Decision.Move(
                            table.unitId(one),
                            table.ground().ids(reaches[one].path(other)),
                            List.of());
            case ACROSS_EDGE -> across(table.unitId(one), other, 1);
            case ACROSS_CORNER -> across(table.unitId(one), other, 2);
            case LEAVE -> new Decision.Leave(table.unitId(one));
            case ATTACK_ALONE -> new Decision.Attack(table.hexId(one), List.of());
            case ATTACK_WITH_ALL_GUNS -> attack(table.hexId(one));
            case LOAD -> new Decision.Load(table.unitId(one), table.unitId(other));
            case LOAD_SUPPLY -> new Decision.LoadSupply(table.unitId(one));
            case UNLOAD -> new Decision.Unload(table.unitId(one));
            case BRIDGE -> new Decision.WorkOnBridge(table.unitId(one), other);
            case DONE -> new Decision.Done();
        };
    }

    private Decision attack(HexId hex) {
        return new Decision.Attack(hex, Attackers.guns(table, group, hex));
    }

    /** Lying down across one hexside, or across two that meet. */
    private Decision across(UnitId unit, int direction, int sides) {
        HexGrid grid = table.ground().grid();
        int hex = table.unit(unit).hex();
        int[] across = new int[sides];
        for (int i = 0; i < sides; i++) {
            across[i] = grid.neighbour(hex, (direction + i) % 6);
        }
        return new Decision.Move(unit, List.of(), table.ground().ids(across));
    }
}
