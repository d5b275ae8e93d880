package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Layout;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Stand.Offset;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.battle.Works;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.scenario.Sides;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads a {@code [[stand]]}: headquarters, batteries, observers, services, recce, aircraft. */
final class StandReader {
    private static final int MOST_FIRE_UNITS = 20;
    private static final int MOST_POINTS = 3;
    private static final int MOST_SORTIES = 3;
    private static final Level[] COMMANDING = {Level.BATTALION, Level.BRIGADE, Level.DIVISION};
    private static final Level[] TASKING = {Level.CORPS, Level.ARMY};
    private static final int WHOLE_CIRCLE = 359;

    private final PlaceFields places;
    private final List<Side> sides;
    private final Muster muster;
    private final int bounds;

    StandReader(PlaceFields places, List<Side> sides, Muster muster, int bounds) {
        this.places = places;
        this.sides = sides;
        this.muster = muster;
        this.bounds = bounds;
    }

    void read(Fields line) {
        int camp = Sides.index(sides, line, "side");
        UnitId id = muster.nextUnit(line);
        StandType found = StandType.all().find(line, "type", "stand type");
        StandType sized =
                line.has("strength") ? found.of(line.number("strength", 1, MOST_POINTS)) : found;
        StandType type = line.flag("transporters", false) ? sized.transported() : sized;
        BodyId body = muster.nextBody(id.name());
        Start start = start(line);
        muster.add(
                new Stand(
                        body,
                        line.text("name", type.name()),
                        id,
                        camp,
                        type,
                        new Offset(0, 0),
                        start),
                rounds(line, type));
        dig(line, start, camp);
        boolean headquarters = type.id().equals("hq");
        muster.add(
                new Formation(
                        id,
                        line.text("name", type.name()),
                        camp,
                        camp,
                        line.has("grade")
                                ? line.one("grade", Grade.values(), Grade::word)
                                : Grade.REGULAR,
                        line.flag("green", false),
                        level(line, type),
                        line.has("under")
                                ? Optional.of(muster.unit(line, "under", line.text("under"), camp))
                                : Optional.empty(),
                        List.of(body),
                        List.of(0),
                        Layout.TWO_UP,
                        Ability.of(List.of(type)),
                        headquarters,
                        line.flag("general", false),
                        false),
                line);
    }

    private static Level level(Fields line, StandType type) {
        if (type.arm() == Arm.AIR && line.has("tasked-by")) {
            return line.one("tasked-by", TASKING, StandReader::word);
        }
        return type.arm() == Arm.AIR
                ? Level.CORPS
                : type.id().equals("hq")
                        ? line.one("level", COMMANDING, StandReader::word)
                        : Level.BATTALION;
    }

    private static String word(Level level) {
        return level.name().toLowerCase(Locale.ROOT);
    }

    /** Batteries have the FUs that the scenario gives them, aircraft their sorties for a day. */
    private static int rounds(Fields line, StandType type) {
        if (type.arm() == Arm.AIR) {
            return line.has("sorties") ? line.number("sorties", 1, MOST_SORTIES) : 1; // NQM-TASK.3
        }
        if (type.fireUnits()) {
            return line.number("fire-units", 0, MOST_FIRE_UNITS);
        }
        return type.is(Note.ECHELON) ? 1 : type.carried();
    }

    private Start start(Fields line) {
        if (line.flag("off-table", false)) {
            int from = line.has("from") ? line.number("from", 1, bounds) : 1;
            return new Start.OffTable(from);
        }
        Spot at = places.spot(line, "at");
        if (line.has("enters")) {
            return new Start.Enters(at, line.number("enters", 1, bounds), 0);
        }
        Heading heading =
                line.has("heading")
                        ? new Heading(line.number("heading", 0, WHOLE_CIRCLE))
                        : Heading.NORTH;
        return new Start.OnTable(at, heading, line.flag("concealed", false));
    }

    private void dig(Fields line, Start start, int camp) {
        if (line.has("position") && start instanceof Start.OnTable(var at, _, _)) {
            Protection protection = line.one("position", Protection.values(), Protection::word);
            var disc = new Disc(at, Setting.POSITION_RADIUS.value());
            muster.dig(new Works.Dug(camp, disc, protection));
        }
    }
}
