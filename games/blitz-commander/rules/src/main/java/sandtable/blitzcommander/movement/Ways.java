package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.List;

/** Where units in hand can go: the nearest hexes first, off the map, or nowhere. */
final class Ways extends Choices {
    private static final int NO_WAY = -1;

    private final Table table;
    private final List<UnitId> inHand;
    private final Reach reach;

    private Ways(Table table, List<UnitId> inHand, Reach reach) {
        this.table = table;
        this.inHand = inHand;
        this.reach = reach;
    }

    static Ways of(Table table, List<UnitId> units) {
        March march = March.of(table, units);
        Reach reach = march.reach();
        var ways = new Ways(table, units, reach);
        int start = table.hex(march.unit(0));
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
            case MOVE -> new Decision.Move(inHand, table.battle().path(reach.path(hex)));
            case EXIT -> new Decision.Exit(inHand, wayOut(hex));
            default -> new Decision.Stay();
        };
    }

    private List<HexId> wayOut(int hex) {
        boolean there = table.hex(inHand.getFirst().index()) == hex;
        return there ? List.of() : table.battle().path(reach.path(hex));
    }
}
