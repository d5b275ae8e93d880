package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * The position as a post believes it to be: enemies who are not seen are where they were last seen,
 * or where they began.
 *
 * @param view what the post knows
 */
record Picture(View view) {
    /** What a marked point, one at the medical post and one of a broken unit are still worth. */
    private static final double MARKED = 0.55;

    private static final double SENT_BACK = 0.3;
    private static final double BROKEN = 0.3;
    private static final double DISORGANISED = 0.92;

    Battle battle() {
        return view.battle();
    }

    Table table() {
        return view.table();
    }

    /** Where a body is believed to be; nowhere for who is off the table. */
    Optional<Spot> spot(BodyId body) {
        if (view.table().body(body).where() != Whereabouts.Off.UNSEEN) {
            return view.table().spot(body);
        }
        return switch (view.secrets().knowledge().get(body.index())) {
            case Knowledge.LastSeen(_, var last) -> at(last);
            case Knowledge.Seen _, Knowledge.None _ -> began(battle().stand(body));
        };
    }

    private static Optional<Spot> at(Body body) {
        return body.where() instanceof Whereabouts.OnTable(var at)
                ? Optional.of(at)
                : Optional.empty();
    }

    private static Optional<Spot> began(Stand stand) {
        return stand.start() instanceof Start.OnTable(var at, _, _)
                ? Optional.of(at)
                : Optional.empty();
    }

    /** Whether a body of the enemy is seen, or was a short time ago. */
    boolean known(BodyId body) {
        return !(view.secrets().knowledge().get(body.index()) instanceof Knowledge.None);
    }

    /** What is left of a body's strength, in points of worth. */
    double strength(Stand stand) {
        Body body = body(stand.id());
        if (body.where() == Whereabouts.Off.GONE) {
            return 0;
        }
        Casualties lost = body.casualties();
        int points = stand.type().strength();
        double left = points - lost.all() + MARKED * lost.marked() + SENT_BACK * lost.sentBack();
        var unit = table().unit(stand.unit());
        double shaken = unit.broken() ? BROKEN : unit.is(Flag.DISORGANISED) ? DISORGANISED : 1;
        return left * shaken * worth(stand);
    }

    private Body body(BodyId id) {
        Body shown = table().body(id);
        return shown.where() == Whereabouts.Off.UNSEEN
                        && view.secrets().knowledge().get(id.index())
                                instanceof Knowledge.LastSeen(_, var last)
                ? last
                : shown;
    }

    /** What a point of a body is worth against one of a rifle company. */
    static double worth(Stand stand) {
        var type = stand.type();
        if (type.arm() == Arm.AIR) {
            return 0;
        }
        return switch (type.kind()) {
            case FIGHTING -> type.tanks() ? 1.4 : 1;
            case COMMAND -> 1.5;
            case SUPPORT -> type.arm().role() == Arm.Role.LOGISTIC ? 0.4 : 0.8;
            case SPECIALIST -> 0.6;
        };
    }

    /** The part of a unit's strength at the start that is without a marker. */
    double fitness(Formation unit) {
        double fit = 0;
        for (BodyId each : unit.bodies()) {
            boolean here = table().body(each).where() != Whereabouts.Off.GONE;
            fit += here ? table().unmarked(each) : 0;
        }
        return fit / battle().strength(unit.id());
    }
}
