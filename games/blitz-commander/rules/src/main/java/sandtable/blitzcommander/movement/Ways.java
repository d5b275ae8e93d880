package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Table;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.List;

/** Where units in hand can go: the nearest hexes first, off the map, or nowhere. */
final class Ways extends Choices {
    private static final int NO_WAY = -1;

    private final Table table;
    private final List<Integer> inHand;
    private final Reach reach;

    private Ways(Table table, List<Integer> inHand, Reach reach) {
        this.table = table;
        this.inHand = inHand;
        this.reach = reach;
    }

    static Ways of(Table table, List<Integer> units) {
        int[] numbers = new int[units.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = units.get(i);
        }
        March march = March.of(table, numbers);
        Reach reach = march.reach();
        var ways = new Ways(table, units, reach);
        int start = table.hex(numbers[0]);
        HexSet exits = table.battle().exits().get(table.active());
        int wayOut = NO_WAY;
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != start) {
                ways.add(Form.MOVE, hex, 0);
            }
            if (wayOut == NO_WAY && exits.contains(hex) && march.mayLeave(reach.cost(hex))) {
                wayOut = hex;
            }
        }
        if (wayOut != NO_WAY) {
            ways.add(Form.EXIT, wayOut, 0);
        }
        ways.add(Form.STAY, 0, 0);
        return ways;
    }

    @Override
    protected Decision made(Form form, int hex, int number) {
        return switch (form) {
            case MOVE -> new Decision.Move(inHand, boxed(reach.path(hex)));
            case EXIT -> new Decision.Exit(inHand, wayOut(hex));
            default -> new Decision.Stay();
        };
    }

    private List<Integer> wayOut(int hex) {
        boolean there = table.hex(inHand.getFirst()) == hex;
        return there ? List.of() : boxed(reach.path(hex));
    }

    private static List<Integer> boxed(int[] path) {
        Integer[] hexes = new Integer[path.length];
        for (int i = 0; i < path.length; i++) {
            hexes[i] = path[i];
        }
        return List.of(hexes);
    }
}
