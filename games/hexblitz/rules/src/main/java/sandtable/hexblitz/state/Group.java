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

    /** Whether a unit belongs to it and can act: it is on the map or waits to enter. */
    public boolean has(Table table, int index) {
        if (index < 0
                || index >= table.units().size()
                || table.stand(index).formation() != formation) {
            return false;
        }
        Unit unit = table.unit(index);
        boolean there = unit.onMap() || arrived(table, index);
        return there
                && unit.order() == order
                && !unit.has(Mark.WITHDRAWN); // HB-CBT.19: who withdrew is done
    }

    public boolean any(Table table) {
        for (int i = 0; i < table.units().size(); i++) {
            if (has(table, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a reinforcement is due and has not entered yet. */
    private static boolean arrived(Table table, int index) {
        return table.unit(index).is(Whereabouts.Off.TO_COME)
                && table.stand(index).arrives() <= table.turn();
    }
}
