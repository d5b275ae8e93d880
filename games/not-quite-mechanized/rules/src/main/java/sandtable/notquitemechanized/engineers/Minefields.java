package sandtable.notquitemechanized.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.fire.FirefightTable;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.movement.Mines;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.WorkHappening;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * C14: mines inside the movement step: who goes into a belt is hurt, and a belt is known once
 * somebody has reached it or recce or engineers have come near.
 */
public final class Minefields {
    private static final Clause MINES = Clause.of("NQM-TASK.7");
    private static final int FACES = 6;

    private Minefields() {}

    /**
     * @param before where everybody was at the start of the movement step
     */
    public static Going afterStep(Going before, Going after, Telling<Happening> telling) {
        if (after.state().table().mines().isEmpty()) {
            return after;
        }
        Going now = after;
        for (Stand each : after.state().battle().stands()) {
            if (entered(before.state().table(), now.state().table(), each)) {
                now = now.with(mined(now.state(), each.id(), telling));
            }
        }
        for (Belt each : now.state().table().mines()) {
            now = now.with(found(now, each, telling));
        }
        return now;
    }

    /** Whether a body has come from clear ground into the enemy's mines. */
    private static boolean entered(Table before, Table after, Stand stand) {
        Optional<Spot> from = before.spot(stand.id());
        Optional<Spot> to = after.spot(stand.id());
        return from.isPresent()
                && to.isPresent()
                && !from.equals(to)
                && Mines.at(after, stand.camp(), to.get()).isPresent()
                && Mines.at(before, stand.camp(), from.get()).isEmpty();
    }

    /** One Medium die at troops that move, and at armour by its class. */
    private static State mined(State state, BodyId body, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        int difference = WeaponClass.M.above(TargetClass.moving(state.table(), body));
        int hits = FirefightTable.casualties(difference).get(die - 1);
        List<Side> to = Witnesses.of(state, body);
        telling.tell(new WorkHappening.Mined(body, die, hits, to, MINES));
        return state.with(Dealing.dealt(state.table(), List.of(body), hits, telling.chance()));
    }

    /** Known to a camp when one of its bodies stops at it, or has eyes for mines and is near. */
    private static State found(Going going, Belt belt, Telling<Happening> telling) {
        State now = going.state();
        for (int post = 0; post < now.battle().posts().size(); post++) {
            Secrets secrets = now.secrets(post);
            int camp = now.battle().camp(post);
            boolean unknown = camp != belt.camp() && !secrets.mines().contains(belt.id());
            if (unknown && reached(going, belt, camp)) {
                var mines = new HashSet<>(secrets.mines());
                mines.add(belt.id());
                List<Side> to = List.of(now.battle().side(post));
                telling.tell(new WorkHappening.MinesFound(belt.id(), to, MINES));
                now =
                        now.with(
                                post,
                                secrets.knowing(secrets.knowledge(), secrets.positions(), mines));
            }
        }
        return now;
    }

    private static boolean reached(Going going, Belt belt, int camp) {
        Table table = going.state().table();
        for (Stand each : table.battle().stands()) {
            Optional<Disc> disc = each.camp() == camp ? table.disc(each.id()) : Optional.empty();
            if (disc.isPresent()) {
                boolean stopped =
                        going.halted().get(each.id().index()).filter(Why.MINES::equals).isPresent();
                boolean eyes = each.type().is(Note.RECCE) || each.type().arm() == Arm.ENGINEER;
                int reach =
                        eyes
                                ? Setting.MINES_SEEN.value() + disc.get().radiusMm()
                                : stopped ? 2 * Tens.TEN : 0;
                if (reach > 0 && belt.ground().within(reach, disc.get().centre())) {
                    return true;
                }
            }
        }
        return false;
    }
}
