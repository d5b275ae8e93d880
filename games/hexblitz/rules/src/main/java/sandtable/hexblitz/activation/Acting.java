package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.engineers.Engineers;
import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.movement.Exits;
import sandtable.hexblitz.movement.March;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.movement.Straddling;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.supply.Transport;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Reach;

/** HB-SEQ.6: everything an activated group can do next. */
final class Acting {
    private Acting() {}

    static Choices choices(Table table, Group group) {
        var choices = new Choices(table, group);
        var occupation = new Occupation(table, group.side(table));
        boolean owes = false;
        for (int i = 0; i < table.units().size(); i++) {
            if (group.has(table, i)) {
                owes |= moves(occupation, i, choices);
                exits(table, group, i, choices);
                work(table, group, i, choices);
            }
        }
        attacks(table, group, choices);
        faces(table, group, choices);
        if (!owes && EndOfActivation.check(table, group).isEmpty()) {
            choices.done();
        }
        return choices;
    }

    /**
     * The cheapest path to each hex in reach. Says whether the unit owes its way back to its
     * Command Area.
     */
    private static boolean moves(Occupation occupation, int index, Choices choices) {
        Table table = occupation.table();
        Unit unit = table.unit(index);
        if (!unit.has(Mark.MAY_MOVE)
                || !unit.order().moving()
                || ZoneOfControl.pinned(table, index)) {
            return false;
        }
        Reach reach = Movement.of(occupation, index).reach();
        boolean owes = CommandArea.mustReturn(table, index) && March.canReturn(table, index, reach);
        int from = owes ? CommandArea.distance(table, index) : 0;
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            boolean stays = hex == unit.hex() && !unit.straddles();
            if (!stays && (!owes || CommandArea.distance(table, index, hex) < from)) {
                choices.move(index, reach, i);
            }
        }
        if (!owes
                && unit.onMap()
                && !unit.straddles()
                && unit.order() == Order.NORMAL
                && table.battle().variants().straddling()) {
            across(occupation, index, choices);
        }
        return owes;
    }

    /** Lying down across an edge or corner of the hex it is in. */
    private static void across(Occupation occupation, int index, Choices choices) {
        HexGrid grid = occupation.table().ground().grid();
        var movement = Movement.of(occupation, index);
        int hex = occupation.table().unit(index).hex();
        int open = 0;
        for (int direction = 0; direction < 6; direction++) {
            int to = grid.neighbour(hex, direction);
            boolean free =
                    to >= 0 && !occupation.straddled(to) && !movement.bars(hex, direction, to);
            open |=
                    free && movement.cost(hex, to) <= occupation.table().unit(index).points()
                            ? 1 << direction
                            : 0;
        }
        for (int direction = 0; direction < 6; direction++) {
            int next = (direction + 1) % 6;
            if ((open >> direction & 1) == 1
                    && !Straddling.taken(occupation.table(), index, hex, direction, -1)) {
                choices.across(index, direction, 0);
            }
            if ((open >> direction & 1) == 1
                    && (open >> next & 1) == 1
                    && !Straddling.taken(occupation.table(), index, hex, direction, next)) {
                choices.across(index, direction, 1);
            }
        }
    }

    private static void exits(Table table, Group group, int index, Choices choices) {
        HexSet exits = table.battle().exits().get(group.side(table));
        Unit unit = table.unit(index);
        boolean there = unit.onMap() && exits.contains(unit.hex()) && unit.points() > 0;
        if (there && Exits.check(table, group, new Decision.Leave(index)).isEmpty()) {
            choices.leave(index);
        }
    }

    private static void work(Table table, Group group, int index, Choices choices) {
        if (group.order() != Order.STATIONARY) {
            return;
        }
        if (table.stand(index).transport()) {
            cargo(table, group, index, choices);
        }
        if (table.stand(index).kind() == Kind.ENGINEER && table.battle().variants().bridgeTasks()) {
            for (int direction = 0; direction < 6; direction++) {
                if (Engineers.check(table, group, new Decision.WorkOnBridge(index, direction))
                        .isEmpty()) {
                    choices.bridge(index, direction);
                }
            }
        }
    }

    private static void cargo(Table table, Group group, int transport, Choices choices) {
        int hex = table.unit(transport).hex();
        for (int i = 0; i < table.units().size(); i++) {
            boolean beside =
                    table.unit(i).hex() == hex
                            && table.stand(i).side() == group.side(table)
                            && table.stand(i).carriable();
            if (beside
                    && Transport.check(table, group, new Decision.Load(transport, i)).isEmpty()) {
                choices.load(transport, i);
            }
        }
        if (!table.dumps().isEmpty()
                && Transport.check(table, group, new Decision.LoadSupply(transport)).isEmpty()) {
            choices.loadSupply(transport);
        }
        if (Transport.check(table, group, new Decision.Unload(transport)).isEmpty()) {
            choices.unload(transport);
        }
    }

    private static void attacks(Table table, Group group, Choices choices) {
        if (group.order() == Order.ROAD) {
            return; // R-HB-11
        }
        var targets = new HexSet.Edit();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (unit.onMap() && table.stand(i).side() != group.side(table)) {
                targets.add(unit.hex());
                if (unit.straddles()) {
                    targets.add(unit.second());
                    if (unit.third() >= 0) {
                        targets.add(unit.third());
                    }
                }
            }
        }
        targets.done().forEach(hex -> attack(table, group, hex, choices));
    }

    private static void attack(Table table, Group group, int hex, Choices choices) {
        boolean contact = !Attackers.inContact(table, group, hex).isEmpty();
        boolean guns =
                contact
                        ? !Attackers.support(table, group, hex).isEmpty()
                        : !Attackers.bombarding(table, group, hex).isEmpty();
        if (guns) {
            choices.attackWithAllGuns(hex);
        }
        if (contact) {
            choices.attackAlone(hex);
        }
    }

    private static void faces(Table table, Group group, Choices choices) {
        FrontFlankRear.turnable(table, group).forEach(hex -> faces(table, group, hex, choices));
    }

    private static void faces(Table table, Group group, int hex, Choices choices) {
        int now = FrontFlankRear.facing(table, group.side(table), hex);
        for (int direction = 0; direction < 6; direction++) {
            if (direction != now) {
                choices.face(hex, direction);
            }
        }
    }
}
