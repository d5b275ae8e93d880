package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.state.Table;

import java.util.List;

/** BKC-BRK Breakpoint, BKC-WIN.1: how many losses a side stands. */
public final class Breakpoint {
    private static final int WHOLE = 100;

    private Breakpoint() {}

    /** BKC-BRK.1: the units of a side that count. */
    private static List<Stand> counted(Table table, int side) {
        return table.battle().order().units().stream()
                .filter(each -> each.side() == side && each.type().counts())
                .toList();
    }

    /** BKC-WIN.1: its share of the counted units, rounded up. */
    public static int of(Table table, int side) {
        int percent = table.battle().camp(side).breakpointPercent();
        return Math.ceilDiv(counted(table, side).size() * percent, WHOLE);
    }

    public static int losses(Table table, int side) {
        return (int)
                counted(table, side).stream()
                        .filter(each -> table.unit(each.id()).knockedOut())
                        .count();
    }

    /** Who has no units that count has none to lose. */
    public static boolean reached(Table table, int side) {
        int breakpoint = of(table, side);
        return breakpoint > 0 && losses(table, side) >= breakpoint;
    }
}
