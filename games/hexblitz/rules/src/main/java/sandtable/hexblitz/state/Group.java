package sandtable.hexblitz.state;

/** The units of one formation that have the same order: they act together (data ruling 22). */
public record Group(int formation, Order order) {
    public static Group of(Dealt dealt) {
        return new Group(dealt.formation(), dealt.order());
    }

    public static Group at(Table table, int place) {
        return of(table.deal().get(place));
    }

    public int side(Table table) {
        return table.battle().formations().get(formation).side();
    }

    /** The same of a unit that somebody has named: it may be none of this battle. */
    public boolean hasNamed(Table table, UnitId id) {
        return table.has(id) && has(table, id);
    }

    /** Whether a unit belongs to it and can act: it is on the map or waits to enter. */
    public boolean has(Table table, UnitId id) {
        if (table.stand(id).formation() != formation) {
            return false;
        }
        Unit unit = table.unit(id);
        return unit.order() == order
                && (unit.onMap() || arrived(table, id))
                && !unit.has(Mark.WITHDRAWN); // HB-CBT.19: who withdrew is done
    }

    public boolean any(Table table) {
        for (UnitId each : table.ids()) {
            if (has(table, each)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a reinforcement is due and has not entered yet. */
    private static boolean arrived(Table table, UnitId id) {
        return table.unit(id).is(Whereabouts.Off.TO_COME)
                && table.stand(id).arrives() <= table.turn();
    }
}
