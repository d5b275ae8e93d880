package sandtable.notquitemechanized.sight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C6: how far a body is seen, and whether a camp sees it. */
public final class Seeing {
    private Seeing() {}

    /** Whether a line of sight leads from one body to another; both are on the table. */
    public static boolean line(Table table, BodyId from, BodyId to) {
        Optional<Spot> here = table.spot(from);
        Optional<Spot> there = table.spot(to);
        return here.isPresent() && there.isPresent() && line(table, here.get(), there.get());
    }

    public static boolean line(Table table, Spot from, Spot to) {
        return table.battle().ground().sightlines().clear(from, to);
    }

    /**
     * R-NQM-63: whether a body hides where it is, from a post with this knowledge: it has neither
     * moved nor fired since the last bound began, is in cover or dug in, and was not seen in that
     * time.
     */
    public static boolean concealed(Table table, BodyId body, Knowledge known) {
        Marks marks = table.body(body).marks();
        int lastBound = table.bound() - 1;
        boolean still = marks.moved() < lastBound && marks.fired() < lastBound;
        return still && !lately(known, lastBound) && covered(table, body);
    }

    private static boolean lately(Knowledge known, int lastBound) {
        return switch (known) {
            case Knowledge.None.NOTHING -> false;
            case Knowledge.Seen _ -> true;
            case Knowledge.LastSeen(var bound, _) -> bound >= lastBound;
        };
    }

    /** In woods, town or scrub, dug in or fortified. */
    private static boolean covered(Table table, BodyId body) {
        Spot at = table.spot(body).orElseThrow();
        return table.battle().ground().cover(at)
                || protection(table, body).filter(each -> each != Protection.SCRAPE).isPresent();
    }

    /** What the position gives that a body is in: its centre is (C1). */
    public static Optional<Protection> protection(Table table, BodyId body) {
        Spot at = table.spot(body).orElseThrow();
        int camp = table.stand(body).camp();
        Protection best = null;
        for (Position each : table.positions()) {
            boolean in = each.camp() == camp && each.ground().contains(at);
            if (in && (best == null || each.protection().compareTo(best) > 0)) {
                best = each.protection();
            }
        }
        return Optional.ofNullable(best);
    }

    /** How far a body on the table is seen now by a post with this knowledge, in metres. */
    public static int distance(Table table, BodyId body, Knowledge known) {
        int limit = table.battle().calendar().sight();
        if (concealed(table, body, known)) {
            return Math.min(limit, Setting.SIGHT_CONCEALED.value());
        }
        return Math.min(limit, open(table, body, known).value());
    }

    private static Setting open(Table table, BodyId body, Knowledge known) {
        Marks marks = table.body(body).marks();
        Stand stand = table.stand(body);
        boolean moves = marks.moved() == table.bound();
        boolean column = table.unit(stand.unit()).is(Flag.COLUMN);
        boolean fires = marks.fired() == table.bound() && !stand.type().is(Note.SNIPER);
        if (fires || moves && (column || stand.type().leg().vehicles())) {
            return Setting.SIGHT_MOVING_VEHICLES;
        }
        if (moves) {
            return Setting.SIGHT_MOVING_FOOT;
        }
        boolean covered = table.battle().ground().cover(table.spot(body).orElseThrow());
        boolean watched = known instanceof Knowledge.Seen; // R-NQM-90
        return covered && !watched ? Setting.SIGHT_COVERED : Setting.SIGHT_HALTED;
    }
}
