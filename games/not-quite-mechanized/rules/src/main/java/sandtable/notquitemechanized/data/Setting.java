package sandtable.notquitemechanized.data;

import sandtable.kernel.text.Rows;

import java.util.EnumMap;
import java.util.List;

/** Numbers that the text leaves out, from {@code tables/settings.tsv}: a free choice, and data. */
public enum Setting {
    /** NQM-ESTATE.1: radius of a company or battery. */
    DISC,
    /** NQM-ESTATE.1: how far apart centres of friendly discs are. */
    ROOM,
    /** NQM-TIME.1: movement steps of a bound. */
    STEPS,
    /** NQM-MOVE.4: places of a way. */
    MOST_LEGS,
    /** NQM-MOVE.3: how near to the middle of a road one is on it. */
    ROAD_REACH,
    /** NQM-MOVE.13: how near to a bridge or ford one crosses there. */
    CROSSING_REACH,
    /** NQM-MOVE.13: which part of the hourly rate a stream costs. */
    STREAM_PART,
    /** NQM-MOVE.13: what a cutting costs vehicles. */
    CUTTING_PRICE,
    /** NQM-MOVE.13: the stretch of road that one column takes. */
    CONGESTION,
    /** NQM-ESTATE.2: radius of a position that is dug round a company. */
    POSITION_RADIUS,
    /** NQM-RECCE.1: how far vehicles and columns that move, and fire, are seen. */
    SIGHT_MOVING_VEHICLES,
    /** NQM-RECCE.1: how far foot that moves is seen. */
    SIGHT_MOVING_FOOT,
    /** NQM-RECCE.1: how far those who halt in the open are seen. */
    SIGHT_HALTED,
    /** NQM-RECCE.1: how far those in woods, towns and scrub are seen. */
    SIGHT_COVERED,
    /** NQM-RECCE.1: how far anybody is seen at night. */
    SIGHT_NIGHT,
    /** NQM-RECCE.1: how far the concealed are seen. */
    SIGHT_CONCEALED,
    /** NQM-SCALE.4: how deep one sees into woods and towns. */
    SIGHT_INTO,
    /** NQM-DES.3: bounds for which a piece stays as last seen. */
    REMEMBERED,
    /** NQM-DES.3: the same where reports are delayed (R-NQM-72). */
    REMEMBERED_LATE,
    /** NQM-CRTT.7: how near a General bypasses the reaction time. */
    GENERAL_REACH,
    /** NQM-CLASS.13: how near to its point an objective reaches. */
    OBJECTIVE_REACH,
    /** NQM-CLASS.14: how near a Command stand is present. */
    COMMAND_REACH,
    /** NQM-CMD.1: letters of an aim. */
    AIM_LENGTH,
    /** NQM-OOB.9: points that a battery can register. */
    REGISTERED_POINTS,
    /** NQM-LOG.7: how near to a tank company riders mount. */
    RIDE_REACH,
    /** NQM-ARTY.13: radius of a beaten zone. */
    BEATEN_ZONE,
    /** NQM-AIR.1: how near to a target AA guards it. */
    AA_REACH,
    /** NQM-AIR.4: how far one must see for aircraft to fly. */
    FLYING_SIGHT,
    /** NQM-RECCE.5: how far from its look point a recce may be. */
    LOOK_REACH,
    /** NQM-RECCE.5: radius of what one look takes in. */
    LOOK_RADIUS,
    /** NQM-RECCE.6: how near to who is sighted others of the unit are sighted too. */
    FOUND_WITH,
    /** NQM-RECCE.13: how far recce that scoots goes back. */
    SCOOT,
    /** NQM-RECCE.1: how near two who move meet. */
    MEETING,
    /** NQM-SUMM.5: how near to a column a recce stand marks its start line. */
    START_LINE,
    /** NQM-TASK.7: how near to its middle a lane is clear. */
    LANE,
    /** NQM-TASK.7: how far recce and engineers see mines. */
    MINES_SEEN,
    /** NQM-TASK.7: how long a belt is that engineers lay. */
    BELT_LENGTH,
    /** NQM-TASK.7: how deep it is. */
    BELT_DEPTH,
    /** NQM-TASK.4: how near to their place engineers work. */
    WORK_REACH,
    /** NQM-MOVE.12: how far from a road horses go. */
    HORSES,
    /** NQM-BREAK.7: how far from known enemies a broken unit is safe. */
    SAFE,
    /** NQM-GRADE.20: how near the enemy is to whom broken Green troops surrender. */
    SURRENDER_REACH,
    /** NQM-CP.1: how near collection points and echelons work. */
    HELP_REACH,
    /** NQM-FIGHT.10: how far the beaten go back, and how far past a position tanks roll on. */
    PUSH_BACK,
    /** NQM-FIGHT.7: how near infantry supports tanks. */
    TANK_SUPPORT,
    /** NQM-SPATT.8: how near tanks of their own keep troops from terror. */
    TERROR_REACH,
    /** NQM-LOG.2: how near an enemy reaches an echelon. */
    OVERRUN,
    /** NQM-LOG.12: POL that an hour of movement takes; counting it is optional. */
    FUEL,
    /** NQM-CP.5: which part of the vehicles at repair units a campaign gets back. */
    CAMPAIGN_REPAIRS,
    /** NQM-TIME.4: hours of a period; a day has two of daylight and one of night. */
    PERIOD,
    /** NQM-TIME.5: how near an enemy keeps units from reorganising at night. */
    NIGHT_QUIET,
    /** NQM-TIME.5: hours of a march at night. */
    NIGHT_MARCH;

    private static final String FILE = "tables/settings.tsv";
    private static final List<String> COLUMNS = List.of("id", "value", "clause", "what it is");
    private static final int[] VALUES = read();

    /** The number; lengths in metres. */
    public int value() {
        return VALUES[ordinal()];
    }

    private static int[] read() {
        var values = new EnumMap<Setting, Integer>(Setting.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), COLUMNS)) {
            values.put(row.one("id", values()), row.number("value"));
        }
        int[] all = new int[values().length];
        for (Setting each : values()) {
            if (!values.containsKey(each)) {
                throw new IllegalStateException(FILE + " has no " + each);
            }
            all[each.ordinal()] = values.get(each);
        }
        return all;
    }
}
