package sandtable.blitzkriegcommander.cover;

import static sandtable.blitzkriegcommander.data.Setting.DIG_ACTIONS;
import static sandtable.blitzkriegcommander.data.Setting.LINE_COVER;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Clause;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * BKC-COV Cover: what a unit on the table has.
 *
 * @param by what gives it, in a word
 */
public record CoverOf(Cover cover, String by, Clause clause) {
    private static final Clause KINDS = Clause.of("BKC-COV.2");
    private static final Clause LINEAR = Clause.of("BKC-COV.3");
    private static final Clause CREST = Clause.of("BKC-COV.4");
    private static final CoverOf OPEN = new CoverOf(Cover.NONE, "the open", Clause.of("BKC-COV.1"));
    private static final int LINE_MM = LINE_COVER.value();
    private static final int STAGE = DIG_ACTIONS.value();

    /** BKC-COV.1: the best of all; none add up. */
    public static CoverOf against(Table table, UnitId target, Spot from, FireKind kind) {
        Spot at = table.spot(target).orElseThrow();
        CoverOf best = dugIn(table, target, inside(table, at));
        if (!kind.flat() || best.cover == Cover.HARD) { // BKC-COV.5
            return best;
        }
        return crest(table, at, from, line(table, target, new Segment(at, from), best));
    }

    private CoverOf or(Cover other, String from, Clause why) {
        return other.compareTo(cover) > 0 ? new CoverOf(other, from, why) : this;
    }

    /** BKC-COV.2: the area or work a centre is in. */
    private static CoverOf inside(Table table, Spot at) {
        CoverOf best = OPEN;
        Optional<WorkKind> work = Sites.at(table, at);
        if (work.isPresent()) {
            best = best.or(work.get().cover(), work.get().word(), KINDS);
        }
        for (Area each : table.ground().areas()) {
            if (each.kind().cover() != Cover.NONE && each.outline().contains(at)) {
                best = best.or(each.kind().cover(), each.kind().word(), KINDS);
            }
        }
        return best;
    }

    /** BKC-COV.2: the two stages of digging in. */
    private static CoverOf dugIn(Table table, UnitId target, CoverOf best) {
        int digs = table.unit(target).digs();
        Cover scrapes = digs >= 2 * STAGE ? Cover.HARD : digs >= STAGE ? Cover.SOFT : Cover.NONE;
        return best.or(scrapes, "scrapes", KINDS);
    }

    /** BKC-COV.3: lines that fire crosses just before it comes to the target. */
    private static CoverOf line(Table table, UnitId target, Segment fire, CoverOf before) {
        CoverOf best = before;
        for (Line each : table.ground().lines()) {
            boolean useful = each.kind().cover().compareTo(best.cover) > 0;
            if (useful
                    && takesCover(table, target, each.kind())
                    && crossedNear(each.line(), fire)) {
                best = best.or(each.kind().cover(), each.kind().word(), LINEAR);
            }
        }
        return best;
    }

    private static boolean takesCover(Table table, UnitId target, FeatureKind line) {
        return switch (table.stand(target).type().unitClass()) {
            case FOOT, GUN, COMMAND -> true;
            case OPEN_AFV, FULL_AFV ->
                    table.unit(target).hullDown() && line != FeatureKind.SUNKEN_LANE; // BKC-COV.2
            case SOFT -> false;
        };
    }

    private static boolean crossedNear(Polyline line, Segment fire) {
        if (!line.box().grown(LINE_MM).contains(fire.from()) || fire.squaredLength() == 0) {
            return false;
        }
        var first = line.contacts(fire);
        return !first.isEmpty() && first.getFirst().within(LINE_MM, fire);
    }

    /** BKC-COV.4. */
    private static CoverOf crest(Table table, Spot at, Spot from, CoverOf best) {
        int level = table.ground().level(at);
        if (best.cover != Cover.NONE || level <= table.ground().level(from)) {
            return best;
        }
        var fire = new Segment(at, from);
        List<Area> areas = table.ground().areas();
        for (Area each : areas) {
            if (each.level() == level
                    && each.outline().contains(at)
                    && crossedNear(each.outline().rim(), fire)) {
                return best.or(Cover.SOFT, "crest", CREST);
            }
        }
        return best;
    }
}
