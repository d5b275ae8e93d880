package sandtable.blitzkriegcommander.measuring;

import static sandtable.blitzkriegcommander.data.Setting.BREACH_WIDTH;
import static sandtable.blitzkriegcommander.data.Setting.MINE_SIDE;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** BKC-MINE.1: the ground of minefields. A lane that was cleared through one is not of it. */
public final class Fields {
    private static final int HALF_MM = MINE_SIDE.value() / 2;
    private static final int HALF_LANE_MM = BREACH_WIDTH.value() / 2; // BKC-ENG.2

    private Fields() {}

    /** A field of mines, or a dummy that nobody has found out. */
    public record Field(MineId id, Spot middle, List<Segment> lanes, boolean dummy) {
        public Field {
            lanes = List.copyOf(lanes);
        }

        public Box box() {
            return Fields.box(middle);
        }

        /** BKC-GEO.4, BKC-ENG.2: whether a centre there is in it. */
        public boolean contains(Spot spot) {
            if (!box().contains(spot)) {
                return false;
            }
            for (Segment lane : lanes) {
                if (lane.within(HALF_LANE_MM, spot)) {
                    return false;
                }
            }
            return true;
        }

        /** Whether a leg comes into it, edges included. */
        public boolean meets(Segment leg) {
            Box box = box();
            if (!box.meets(leg.box())) {
                return false; // most legs are far from it
            }
            var ground = Outline.rectangle(box.west(), box.south(), box.east(), box.north());
            if (lanes.isEmpty() || !ground.meets(leg)) {
                return ground.meets(leg);
            }
            int mm = leg.length();
            for (int gone = 1; gone < mm; gone++) {
                if (contains(leg.from().towards(leg.to(), gone))) {
                    return true;
                }
            }
            return contains(leg.from()) || contains(leg.to());
        }
    }

    public static Box box(Spot middle) {
        return new Box(middle.x(), middle.y(), middle.x(), middle.y()).grown(HALF_MM);
    }

    /** Whether there are any that only one side knows of. */
    public static boolean hidden(Table table) {
        for (OrderOfBattle.Field each : table.battle().order().mines()) {
            if (table.works().mines().get(each.id().index()) == Minefield.Unseen.HIDDEN) {
                return true;
            }
        }
        return false;
    }

    /** Those that everybody knows of. */
    public static List<Field> seen(Table table) {
        var fields = new ArrayList<Field>();
        for (OrderOfBattle.Field each : table.battle().order().mines()) {
            if (table.works().mines().get(each.id().index())
                    instanceof Minefield.Seen(var at, var lanes)) {
                fields.add(new Field(each.id(), at, lanes, false));
            }
        }
        return fields;
    }

    /** Those that lie there, hidden ones and dummies too: the truth. */
    public static List<Field> all(State state) {
        var fields = new ArrayList<Field>(seen(state.table()));
        for (OrderOfBattle.Field each : state.table().battle().order().mines()) {
            state.secrets(each.side())
                    .mines()
                    .get(each.id().index())
                    .ifPresent(buried -> fields.add(hidden(each.id(), buried)));
        }
        return fields;
    }

    private static Field hidden(MineId id, Buried buried) {
        return new Field(id, buried.at(), List.of(), buried.dummy());
    }
}
