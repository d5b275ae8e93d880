package sandtable.tacticalgamex;

import sandtable.space.HexSet;

/** TGX-8.4 Fortifications: who is kept out of their hexes, and how many find room inside. */
final class Fortifications {
    private Fortifications() {}

    /**
     * Whether units of {@code enemy} close a hex: they do (TGX-3.2.5.d), unless all of them are
     * inside a fortification (TGX-8.4.o).
     */
    static boolean shut(Field field, int enemy, int hex) {
        Table table = field.table();
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (table.stand(i).side() == enemy && !table.unit(i).has(Mark.INSIDE)) {
                return true;
            }
        }
        return false;
    }

    /** TGX-8.4.q: whether a unit must stop because enemies are inside the fortification. */
    static boolean stops(Field field, int enemy, int hex) {
        return field.holds(enemy, hex);
    }

    /**
     * R-TGX-97, R-TGX-140: whether there is a fortification with nobody inside, a target by itself.
     */
    static boolean empty(Field field, int hex) {
        if (!field.table().counters().fort(hex)) {
            return false;
        }
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (field.table().unit(i).has(Mark.INSIDE)) {
                return false;
            }
        }
        return true;
    }

    /** The hexes a side has spotted, and those with nothing but an empty fortification. */
    static HexSet withEmpty(Field field, HexSet spotted) {
        if (field.table().counters().forts().isEmpty()) {
            return spotted;
        }
        HexSet.Edit hexes = spotted.edit();
        for (Fortification each : field.table().counters().forts()) {
            if (field.empty(each.hex())) {
                hexes.add(each.hex());
            }
        }
        return hexes.done();
    }

    /** TGX-8.4.n: whether one more finds room inside. */
    static boolean room(Field field, int side, int hex) {
        Table table = field.table();
        int inside = 0;
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (table.unit(i).has(Mark.INSIDE)) {
                if (table.stand(i).side() != side) {
                    return false;
                }
                inside++;
            }
        }
        int taken = inside;
        return table.counters().fortAt(hex).filter(fort -> taken < fort.room()).isPresent();
    }
}
