package sandtable.hexblitz;

import sandtable.kernel.Roster;

/** HB-SEQ.6: the units that have the lowest card left act together. */
final class Activation {
    private Activation() {}

    /** The units of one formation that have the same order (data ruling 22). */
    record Group(int formation, Order order) {
        static Group of(Dealt dealt) {
            return new Group(dealt.formation(), dealt.order());
        }

        static Group at(Table table, int place) {
            return of(table.deal().get(place));
        }

        int side(Table table) {
            return table.battle().formations().get(formation).side();
        }

        /** Whether a unit belongs to it and can act: it is on the map or waits to enter. */
        boolean has(Table table, int index) {
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

        /** The id of a unit for a sentence, whatever the number. */
        String idOf(Table table, int index) {
            return index >= 0 && index < table.units().size()
                    ? table.stand(index).id()
                    : "unit " + index;
        }

        boolean any(Table table) {
            for (int i = 0; i < table.units().size(); i++) {
                if (has(table, i)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Whether a reinforcement is due and has not entered yet. */
    static boolean arrived(Table table, int index) {
        return table.unit(index).hex() == Unit.WAITING
                && table.stand(index).arrives() <= table.turn();
    }

    /** Gives the group its movement. */
    static Table begin(Table table, Group group) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            if (group.has(table, i)) {
                edit.set(i, begun(table.stand(i), edit.get(i)));
            }
        }
        return table.with(edit.done());
    }

    private static Unit begun(Stand stand, Unit unit) {
        Unit ready = unit.points(Movement.allowance(stand, unit.order())).without(Mark.TURNED);
        boolean fires =
                unit.has(Mark.ATTACKED); // it has fired in support out of its move (data ruling 15)
        return unit.order().moving() && !fires ? ready.with(Mark.MAY_MOVE) : ready;
    }
}
