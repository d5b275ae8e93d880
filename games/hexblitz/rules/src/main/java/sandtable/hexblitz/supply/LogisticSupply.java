package sandtable.hexblitz.supply;

import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.space.Reach;

/**
 * HB-LOG Logistic Supply: what formations use each day, and what happens without (data rulings 32
 * and 33).
 */
public final class LogisticSupply {
    private static final Clause INFANTRY = Clause.of("HB-LOG.1");
    private static final Clause MOTORISED = Clause.of("HB-LOG.2");
    private static final Clause ARMOURED = Clause.of("HB-LOG.3");
    private static final Clause SOVIET_RIFLE = Clause.of("HB-FN.11");
    private static final int LINE_OF_SUPPLY = 12;

    private LogisticSupply() {}

    /** Every formation on the map draws its LOG for the day. */
    public static Table draw(Table before, Telling<Happening> telling) {
        if (!before.battle().variants().supply()) {
            return before;
        }
        Table table = before;
        for (Formation formation : table.battle().formations()) {
            if (onMap(table, formation.index())) {
                table = draw(table, formation, telling);
            }
        }
        return table;
    }

    private static boolean onMap(Table table, int formation) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).formation() == formation && table.unit(each).onMap()) {
                return true;
            }
        }
        return false;
    }

    private static Table draw(Table table, Formation formation, Telling<Happening> telling) {
        Command command = table.command(formation.index());
        if (connected(table, formation) || available(table, formation) >= formation.halfLogs()) {
            telling.tell(
                    new Happening.Supplied(
                            formation.index(), formation.halfLogs(), clause(formation)));
            Table supplied = table.with(formation.index(), command.daysShort(0));
            return connected(table, formation)
                    ? supplied
                    : taken(supplied, formation, formation.halfLogs());
        }
        telling.tell(
                new Happening.RanShort(
                        formation.index(), command.daysShort() + 1, clause(formation)));
        return table.with(formation.index(), command.daysShort(command.daysShort() + 1));
    }

    /**
     * By what it uses, which tells the kinds of division apart; must agree with {@link
     * FormationType}.
     */
    private static Clause clause(Formation formation) {
        return switch (formation.halfLogs()) {
            case 1 -> SOVIET_RIFLE;
            case 4 -> MOTORISED;
            case 6 -> ARMOURED;
            default -> INFANTRY;
        };
    }

    /** Whether a major road leads the HQ to a supply edge within twelve hexes. */
    private static boolean connected(Table table, Formation formation) {
        int hex = headquartersHex(table, formation.index());
        HexSet edge = table.battle().supplyEdges().get(formation.side());
        if (hex < 0 || edge.isEmpty() || !table.ground().road(hex)) {
            return false;
        }
        Reach.Steps along =
                (from, direction, _, _) -> table.ground().road(from, direction) ? 1 : Reach.BARRED;
        Reach reach = Reach.of(table.ground().grid(), hex, 0, LINE_OF_SUPPLY, along);
        for (int i = 0; i < reach.count(); i++) {
            if (edge.contains(reach.hex(i))) {
                return true;
            }
        }
        return false;
    }

    /** Where its HQ is, or {@link Whereabouts#NOWHERE}. */
    private static int headquartersHex(Table table, int formation) {
        return table.command(formation)
                .headquarters()
                .map(each -> table.unit(each).hex())
                .orElse(Whereabouts.NOWHERE);
    }

    /** Whether LOG lying in a hex is within the Command Area. */
    static boolean inArea(Table table, Formation formation, int hex) {
        int from = headquartersHex(table, formation.index());
        return from >= 0
                && hex >= 0
                && table.ground().grid().distance(from, hex)
                        <= table.command(formation.index()).area();
    }

    /** Half LOGs in dumps and on Transport in the Command Area. */
    static int available(Table table, Formation formation) {
        int halves = 0;
        for (Dump dump : table.dumps()) {
            halves +=
                    dump.side() == formation.side() && inArea(table, formation, dump.hex().index())
                            ? dump.halfLogs()
                            : 0;
        }
        for (UnitId each : table.ids()) {
            boolean ours =
                    table.stand(each).side() == formation.side()
                            && inArea(table, formation, table.unit(each).hex());
            halves += ours ? table.unit(each).halfLogs() : 0;
        }
        return halves;
    }

    /** Takes LOG from the dumps first, then from Transport. */
    static Table taken(Table before, Formation formation, int halfLogs) {
        Table table = before;
        int left = halfLogs;
        for (Dump dump : before.dumps()) {
            if (left > 0
                    && dump.side() == formation.side()
                    && inArea(before, formation, dump.hex().index())) {
                int part = Math.min(left, dump.halfLogs());
                table = Transport.stored(table, dump.side(), dump.hex(), -part);
                left -= part;
            }
        }
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (left > 0
                    && table.stand(each).side() == formation.side()
                    && unit.halfLogs() > 0
                    && inArea(before, formation, unit.hex())) {
                int part = Math.min(left, unit.halfLogs());
                table = table.with(each, unit.halfLogs(unit.halfLogs() - part));
                left -= part;
            }
        }
        return table;
    }
}
