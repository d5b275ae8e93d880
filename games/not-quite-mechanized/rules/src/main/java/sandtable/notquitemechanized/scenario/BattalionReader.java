package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
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
import sandtable.notquitemechanized.forces.BattalionType;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Layouts;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.scenario.Sides;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads a {@code [[battalion]]}: its type, its layout, and where it lies or enters (C1). */
final class BattalionReader {
    private static final int WHOLE_CIRCLE = 359;

    private final PlaceFields places;
    private final List<Side> sides;
    private final Muster muster;
    private final Map<String, WeaponClass> reclassed;
    private final int bounds;

    BattalionReader(
            PlaceFields places,
            List<Side> sides,
            Muster muster,
            Map<String, WeaponClass> reclassed,
            int bounds) {
        this.places = places;
        this.sides = sides;
        this.muster = muster;
        this.reclassed = reclassed;
        this.bounds = bounds;
    }

    void read(Fields line, Ground ground) {
        int camp = Sides.index(sides, line, "side");
        UnitId id = muster.nextUnit(line);
        BattalionType type = BattalionType.all().find(line, "type", "battalion type");
        List<StandType> types =
                line.has("stands")
                        ? BattalionType.stands(
                                line.text("stands"), what -> line.wrong("stands", what))
                        : type.stands();
        Layout layout =
                line.has("layout")
                        ? line.one("layout", Layout.values(), Layout::word)
                        : Layout.TWO_UP;
        var place = new Placing(line, layout, ground);
        var bodies = new ArrayList<BodyId>();
        var columns = new ArrayList<Integer>();
        int companies = 0;
        for (StandType each : types) {
            boolean company = each.disc();
            int number = company ? companies++ : -1;
            BodyId body = muster.nextBody(name(id, each, companies, company, bodies));
            StandType fit = fitted(each, type);
            StandType own = line.flag("transporters", false) ? fit.transported() : fit;
            Offset offset = company ? Layouts.company(layout, number) : new Offset(0, 0);
            int behind = company ? Layouts.behind(number) : Layouts.commandGroup();
            Start start = place.start(number, offset, behind);
            muster.add(new Stand(body, each.name(), id, camp, own, offset, start), own.carried());
            if (company || each.kind() == StandKind.COMMAND) {
                place.dig(start, number, camp);
            }
            bodies.add(body);
            columns.add(behind);
        }
        Grade grade =
                line.has("grade") ? line.one("grade", Grade.values(), Grade::word) : type.grade();
        muster.add(
                new Formation(
                        id,
                        line.text("name", type.name()),
                        camp,
                        camp,
                        grade,
                        line.flag("green", false),
                        Level.BATTALION,
                        line.has("under")
                                ? Optional.of(muster.unit(line, "under", line.text("under"), camp))
                                : Optional.empty(),
                        bodies,
                        columns,
                        layout,
                        Ability.of(types),
                        false,
                        false,
                        line.flag("land-lines", false)),
                line);
        line.nothingElse();
    }

    /** Companies are numbered; others are called by what they are. */
    private static String name(
            UnitId id, StandType type, int companies, boolean company, List<BodyId> before) {
        String name = id.name() + "-" + (company ? companies : type.id());
        long same = before.stream().filter(each -> each.name().startsWith(name)).count();
        return same == 0 ? name : name + "." + (same + 1);
    }

    /** Troops move as their battalion does; recce and echelons as they are. */
    private StandType fitted(StandType type, BattalionType battalion) {
        StandType own = type.leg() == Leg.FOOT ? type.on(battalion.leg()) : type;
        WeaponClass other = reclassed.get(type.id());
        return other == null ? own : own.reclassed(other);
    }

    /** Where the bodies of a battalion begin. */
    private final class Placing {
        private final Fields line;
        private final Layout layout;
        private final Ground ground;
        private final Heading heading;
        private final boolean concealed;

        /** Of its companies in order; the last for all who follow, and the command. */
        private final List<Protection> protection;

        private final List<Spot> companies;

        Placing(Fields line, Layout layout, Ground ground) {
            this.line = line;
            this.layout = layout;
            this.ground = ground;
            this.heading =
                    line.has("heading")
                            ? new Heading(line.number("heading", 0, WHOLE_CIRCLE))
                            : Heading.NORTH;
            this.concealed = line.flag("concealed", false);
            this.protection = line.has("position") ? protections(line) : List.of();
            this.companies = line.has("companies") ? places.spots(line, "companies") : List.of();
        }

        Start start(int company, Offset offset, int behind) {
            Spot at = places.spot(line, "at");
            if (line.has("enters")) {
                return new Start.Enters(at, line.number("enters", 1, bounds), behind);
            }
            if (company >= 0 && company < companies.size()) {
                return new Start.OnTable(companies.get(company), heading, concealed);
            }
            Spot there =
                    layout == Layout.COLUMN
                            ? Layouts.placed(at, heading, new Offset(0, -behind), ground)
                            : Layouts.placed(at, heading, offset, ground);
            return new Start.OnTable(there, heading, concealed);
        }

        private static List<Protection> protections(Fields line) {
            List<String> words = Stream.of(Protection.values()).map(Protection::word).toList();
            var protections = new ArrayList<Protection>();
            for (String word : line.text("position").strip().split("\\s+")) {
                if (!words.contains(word)) {
                    throw line.wrong(
                            "position", "there is no \"" + word + "\"" + Nearest.hint(word, words));
                }
                protections.add(Protection.values()[words.indexOf(word)]);
            }
            return protections;
        }

        void dig(Start start, int company, int camp) {
            if (!protection.isEmpty() && start instanceof Start.OnTable(var at, _, _)) {
                int last = protection.size() - 1;
                int number = company < 0 ? last : Math.min(company, last);
                var disc = new Disc(at, Setting.POSITION_RADIUS.value());
                muster.dig(new Works.Dug(camp, disc, protection.get(number)));
            }
        }
    }
}
