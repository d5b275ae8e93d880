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
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.supply.Transport;
import sandtable.hexblitz.terrain.HexId;
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
        for (UnitId each : table.ids()) {
            if (group.has(table, each)) {
                owes |= moves(occupation, each, choices);
                exits(table, group, each, choices);
                work(table, group, each, choices);
            }
        }
        attacks(table, group, choices);
        faces(table, group, choices);
        if (!owes && EndOfActivation.check(occupation, group).isEmpty()) {
            choices.done();
        }
        return choices;
    }

    /**
     * The cheapest path to each hex in reach. Says whether the unit owes its way back to its
     * Command Area.
     */
    private static boolean moves(Occupation occupation, UnitId id, Choices choices) {
        Table table = occupation.table();
        Unit unit = table.unit(id);
        if (!unit.has(Mark.MAY_MOVE) || !unit.order().moving() || ZoneOfControl.pinned(table, id)) {
            return false;
        }
        Reach reach = Movement.of(occupation, id).reach();
        boolean owes = CommandArea.mustReturn(table, id) && March.canReturn(table, id, reach);
        int from = owes ? CommandArea.distance(table, id) : 0;
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            boolean stays = hex == unit.hex() && !unit.straddles();
            if (!stays && (!owes || CommandArea.distance(table, id, hex) < from)) {
                choices.move(id, reach, i);
            }
        }
        if (!owes
                && unit.onMap()
                && !unit.straddles()
                && unit.order() == Order.NORMAL
                && table.battle().variants().straddling()) {
            across(occupation, id, choices);
        }
        return owes;
    }

    /** Lying down across an edge or corner of the hex it is in. */
    private static void across(Occupation occupation, UnitId id, Choices choices) {
        Table table = occupation.table();
        HexGrid grid = table.ground().grid();
        var movement = Movement.of(occupation, id);
        int hex = table.unit(id).hex();
        boolean[] open = new boolean[6];
        for (int direction = 0; direction < 6; direction++) {
            int to = grid.neighbour(hex, direction);
            open[direction] =
                    to >= 0
                            && !occupation.straddled(to)
                            && !movement.bars(hex, direction, to)
                            && movement.cost(hex, to) <= table.unit(id).points();
        }
        boolean others = Straddling.any(table, id, hex);
        for (int direction = 0; direction < 6; direction++) {
            int next = (direction + 1) % 6;
            int to = grid.neighbour(hex, direction);
            if (open[direction] && !(others && Straddling.taken(table, id, hex, to))) {
                choices.acrossEdge(id, direction);
            }
            if (open[direction]
                    && open[next]
                    && !(others
                            && Straddling.taken(table, id, hex, to, grid.neighbour(hex, next)))) {
                choices.acrossCorner(id, direction);
            }
        }
    }

    private static void exits(Table table, Group group, UnitId id, Choices choices) {
        HexSet exits = table.battle().exits().get(group.side(table));
        Unit unit = table.unit(id);
        boolean there = unit.onMap() && exits.contains(unit.hex()) && unit.points() > 0;
        if (there && Exits.check(table, group, new Decision.Leave(id)).isEmpty()) {
            choices.leave(id);
        }
    }

    private static void work(Table table, Group group, UnitId id, Choices choices) {
        if (group.order() != Order.STATIONARY) {
            return;
        }
        if (table.stand(id).transport()) {
            cargo(table, group, id, choices);
        }
        if (table.stand(id).kind() == Kind.ENGINEER && table.battle().variants().bridgeTasks()) {
            for (int direction = 0; direction < 6; direction++) {
                if (Engineers.check(table, group, new Decision.WorkOnBridge(id, direction))
                        .isEmpty()) {
                    choices.bridge(id, direction);
                }
            }
        }
    }

    private static void cargo(Table table, Group group, UnitId transport, Choices choices) {
        int hex = table.unit(transport).hex();
        for (UnitId each : table.ids()) {
            boolean beside =
                    table.unit(each).hex() == hex
                            && table.stand(each).side() == group.side(table)
                            && table.stand(each).carriable();
            if (beside
                    && Transport.check(table, group, new Decision.Load(transport, each))
                            .isEmpty()) {
                choices.load(transport, each);
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
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (unit.onMap() && table.stand(each).side() != group.side(table)) {
                for (int part = 0; part < unit.parts(); part++) {
                    targets.add(unit.hex(part));
                }
            }
        }
        targets.done().forEach(hex -> attack(table, group, table.hexId(hex), choices));
    }

    private static void attack(Table table, Group group, HexId hex, Choices choices) {
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

    private static void faces(Table table, Group group, HexId hex, Choices choices) {
        int now = FrontFlankRear.facing(table, group.side(table), hex.index()).orElseThrow();
        for (int direction = 0; direction < 6; direction++) {
            if (direction != now) {
                choices.face(hex, direction);
            }
        }
    }
}
