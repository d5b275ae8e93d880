package sandtable.blitzkriegcommander.data;

import sandtable.kernel.text.Rows;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Numbers that the sheet leaves out, from {@code tables/settings.tsv}: a free choice, and data. */
public enum Setting {
    /** BKC-GEO.2: diameter of a base. */
    BASE,
    /** BKC-GEO.6: the farthest apart that centres in contact are. */
    CONTACT_MOST,
    /** BKC-MOVE.4: how far from the middle of a road a leg may begin or end. */
    ROAD_REACH,
    /** BKC-MOVE.1: legs of a way. */
    MOST_LEGS,
    /** BKC-MOVE.2: what obstacles leave at least. */
    LEAST_MOVE,
    /** BKC-MOVE.5: how near to an enemy base no way comes. */
    ENEMY_BELT,
    /** BKC-OPP.2: how far a mover goes before it can be fired at. */
    STOP_EVERY,
    /** BKC-OPP.9: the distance that is proposed for standing orders. */
    STANDING_REACH,
    /** BKC-SIGHT.3: how deep one sees into woods, buildings and smoke. */
    WOODS_DEPTH,
    /** BKC-SIGHT.4: how much low area one sees through. */
    LOW_DEPTH,
    /** BKC-COV.3: how near to its target a line covers. */
    LINE_COVER,
    /** BKC-ORD.5: the widest gap in a formation. */
    FORMATION_GAP,
    /** BKC-CMD.4: each complete one costs 1. */
    COMMAND_STEP,
    /** BKC-ADEV.1: each begun one is a die. */
    DEVIATION_STEP,
    /** BKC-INIT.4: how near the nearest enemy must be. */
    INITIATIVE_REACH,
    /** BKC-INIT.5: degrees to either side of straight away. */
    EVADE_ARC,
    /** BKC-FIRE.3: within which an AFV is at its worst for unarmoured units. */
    POINT_BLANK,
    /** BKC-CA.10: how near a support must be. */
    SUPPORT_REACH,
    /** BKC-CARES.8: rounds of a close assault. */
    MOST_ROUNDS,
    /** BKC-RET.10: the shortest retreat. */
    LEAST_RETREAT,
    /** BKC-CARES.6: how far winners move. */
    CONSOLIDATE,
    /** BKC-FBKO.1: farther is knocked out. */
    FALL_BACK_LIMIT,
    /** BKC-CU.2: how near to a friend a command unit comes back. */
    RETURN_REACH,
    /** BKC-CU.4: attacks on a command unit that is run over. */
    OVERRUN_ATTACKS,
    /** BKC-CU.4: how far from enemies it then goes. */
    OVERRUN_CLEAR,
    /** BKC-REC.1: what a recce unit needs. */
    COMMUNICATE_SCORE,
    /** BKC-REC.1: each complete one costs 1. */
    COMMUNICATE_STEP,
    /** BKC-GUN.1: how near to its tow a gun limbers. */
    TOW_REACH,
    /** BKC-TRN.1: how near to its carrier a passenger mounts. */
    MOUNT_REACH,
    /** BKC-TRN.3: attacks on riders. */
    RIDER_ATTACKS,
    /** BKC-ENG.1: how near engineers work. */
    ENGINEER_REACH,
    /** BKC-ENG.3: how near they blow and repair. */
    BRIDGE_REACH,
    /** BKC-ENG.1: how wide a gap is. */
    BREACH_WIDTH,
    /** BKC-ENG.1: what breaching needs. */
    BREACH_SCORE,
    /** BKC-ENG.2: what clearing mines needs. */
    CLEAR_SCORE,
    /** BKC-ENG.3: what blowing a bridge needs. */
    BLOW_SCORE,
    /** BKC-ENG.3: actions to repair a bridge. */
    REPAIR_ACTIONS,
    /** BKC-MINE.1: length and width of a minefield. */
    MINE_SIDE,
    /** BKC-MINE.1: attacks on who moves in it. */
    MINE_ATTACKS,
    /** BKC-MINE.2: within which engineers find it. */
    MINE_SIGHT,
    /** BKC-WORK.1: how near its middle a unit is in a work. */
    WORK_REACH,
    /** BKC-WORK.2: Deploy actions for each stage of digging in. */
    DIG_ACTIONS,
    /** BKC-SMK.2: diameter of a mortar's smoke. */
    MORTAR_SMOKE,
    /** BKC-SET.2: how deep in woods guns may be set up. */
    GUN_IN_WOODS,
    /** BKC-SET.3: what brings a reserve. */
    RESERVE_SCORE,
    /** BKC-SET.3: how far from enemies it is placed. */
    RESERVE_CLEAR,
    /** BKC-ARES.7: hits in one attack that destroy an off-table unit. */
    GUN_HITS,
    /** BKC-RREQ.7: how much more is partial air superiority. */
    PARTIAL_LEAD,
    /** BKC-RREQ.7: how much more is full. */
    FULL_LEAD;

    private static final String FILE = "tables/settings.tsv";
    private static final List<String> COLUMNS = List.of("id", "value", "clause", "what it is");

    /** By the numbers of the settings: rules ask for them at every measuring. */
    private static final int[] VALUES = read();

    /** The number; lengths in millimetres. */
    public int value() {
        return VALUES[ordinal()];
    }

    private static int[] read() {
        Map<Setting, Integer> values = new EnumMap<>(Setting.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), COLUMNS)) {
            values.put(row.one("id", values()), row.number("value"));
        }
        for (Setting each : values()) {
            if (!values.containsKey(each)) {
                throw new IllegalStateException(FILE + " has no " + each);
            }
        }
        return values.values().stream().mapToInt(Integer::intValue).toArray();
    }
}
