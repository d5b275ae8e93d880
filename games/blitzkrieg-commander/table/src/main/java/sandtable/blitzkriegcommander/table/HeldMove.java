package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.march.Manner;
import sandtable.blitzkriegcommander.march.Moving;
import sandtable.blitzkriegcommander.march.Trail;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.table.figures.Shooting;
import sandtable.scene.Held;
import sandtable.scene.Reason;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-OPP: what waits while the enemy is asked for opportunity fire. The mover learns no more. */
final class HeldMove {
    private final View view;
    private final BlitzkriegCommander rules;
    private final Table table;

    HeldMove(View view, BlitzkriegCommander rules) {
        this.view = view;
        this.rules = rules;
        this.table = view.table();
    }

    Optional<Held> held() {
        if (!(view.step() instanceof Window window)) {
            return Optional.empty();
        }
        return Optional.of(
                view.underWay(Moving.class)
                        .filter(each -> window.targets().contains(each.unit()))
                        .map(each -> move(window, each))
                        .orElseGet(() -> other(window)));
    }

    /** BKC-OPP.3, BKC-OPP.4: somebody has fired, or is in contact. */
    private Held other(Window window) {
        String words =
                switch (window.occasion()) {
                    case MOVE -> "The move is held";
                    case FIRE -> "The fire is held";
                    case CONTACT -> "The assault is held";
                };
        return new Held(
                words,
                window.targets().getFirst().name(),
                List.of(),
                List.of(),
                List.of(),
                asked(window) ? costs() : List.of());
    }

    private Held move(Window window, Moving moving) {
        List<Spot> ahead = moving.left().points().stream().map(Trail.Point::spot).toList();
        boolean asked = asked(window);
        return new Held(
                moving.manner() == Manner.ASSAULT ? "The assault is held" : "The move is held",
                moving.unit().name(),
                Names.points(moving.behind()),
                Names.points(ahead),
                asked ? stops(window, moving) : List.of(),
                asked ? costs() : List.of());
    }

    private boolean asked(Window window) {
        return window.side() == view.me();
    }

    private static List<Reason> costs() {
        return List.of(
                Reason.of("Fires once in this enemy turn", "", "BKC-OPP.1"),
                Reason.of("Orders to its formation next turn", "−1", "BKC-CMD.1"));
    }

    /** BKC-OPP.2: after each full part of the way; they are counted, not measured once more. */
    private List<Held.Stop> stops(Window window, Moving moving) {
        var stops = new ArrayList<Held.Stop>();
        int part = Setting.STOP_EVERY.value();
        var behind = new Way(moving.behind());
        int now = Math.max(1, Math.round((float) behind.length() / part));
        for (Spot each : behind.stops(part).subList(0, now - 1)) {
            int mm = (stops.size() + 1) * part;
            stops.add(new Held.Stop(Names.point(each), mm, Held.When.PASSED, "", "", ""));
        }
        stops.add(answered(window, moving.unit(), table, now * part, Held.When.NOW));
        Spot before = moving.at();
        for (Trail.Point each : moving.left().points()) {
            if (each.stop()) {
                boolean last = each == moving.left().points().getLast();
                Heading heading = last ? moving.heading() : Facing.towards(before, each.spot());
                Table there = moved(moving.unit(), each.spot(), heading);
                int mm = (stops.size() + 1) * part;
                stops.add(answered(window, moving.unit(), there, mm, Held.When.AHEAD));
            }
            before = each.spot();
        }
        return stops;
    }

    private Table moved(UnitId unit, Spot to, Heading heading) {
        return table.with(unit, table.unit(unit).movedTo(to, heading));
    }

    /** All who could fire at it there, as one attack (BKC-OPP.5). */
    private Held.Stop answered(Window window, UnitId unit, Table there, int mm, Held.When when) {
        List<UnitId> able = Opportunity.able(there, window.side(), unit);
        var shooting = Shooting.of(there, able, unit);
        return new Held.Stop(
                Names.point(there.base(unit).orElseThrow()),
                mm,
                when,
                able.isEmpty() ? "nobody can" : shooting.words(),
                able.isEmpty() ? "" : shooting.figures(),
                when == Held.When.AHEAD ? passing() : "");
    }

    /** To let it come farther, this moment passes (BKC-OPP.9). */
    private String passing() {
        return rules.notation().write(view, new Decision.Hold(Decision.Scope.MOMENT));
    }
}
