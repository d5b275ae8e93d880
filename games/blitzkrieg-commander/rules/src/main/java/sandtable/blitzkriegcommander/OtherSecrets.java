package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.setup.Concealment;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Prey;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Holds;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Roster;
import sandtable.kernel.luck.Chance;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-HID.2: what could be hidden instead: fields elsewhere, dummies or not, fire elsewhere. */
final class OtherSecrets {
    private static final List<Standing> STANDING =
            List.of(
                    Standing.ASK,
                    Standing.HOLD,
                    new Standing.Fire(new Nearing(Prey.ANY, 400)),
                    new Standing.Fire(new Nearing(Prey.ARMOUR, 800)));

    private OtherSecrets() {}

    /** Another truth that a side cannot tell from this one. */
    static State of(State state, int side, Chance chance) {
        Secrets other = drawn(state.table(), 1 - side, chance);
        return state.with(
                1 - side,
                other.with(holds(state, 1 - side)).with(standing(state, 1 - side, chance)));
    }

    /** R-BKC-81: any orders, but while one is asked the question stays the same. */
    private static Roster<Standing> standing(State state, int side, Chance chance) {
        Roster<Standing> now = state.secrets(side).standing();
        if (state.stack().top() instanceof Window) {
            return now;
        }
        for (UnitId each : state.table().ids(side)) {
            now = now.with(each.index(), STANDING.get(chance.below(STANDING.size())));
        }
        return now;
    }

    /** Whoever is asked just now holds nothing, nor does a side in its own turn (BKC-OPP.9). */
    private static Holds holds(State state, int side) {
        Table table = state.table();
        Holds now = state.secrets(side).holds();
        boolean open = table.active() != side && !(state.stack().top() instanceof Window);
        if (!open) {
            return now;
        }
        return now.at(table.clock()).isEmpty()
                ? now.plus(new Decision.Hold(Decision.Scope.PHASE), table.clock())
                : Holds.NOTHING;
    }

    /** A state that would look like a view. */
    static State guess(View view, Chance chance) {
        Secrets other = drawn(view.table(), view.enemy(), chance);
        return new State(
                view.table(),
                view.stack(),
                view.me() == 0 ? List.of(view.secrets(), other) : List.of(other, view.secrets()));
    }

    private static Secrets drawn(Table table, int side, Chance chance) {
        Battle battle = table.battle();
        Secrets secrets = Concealment.of(battle, side);
        for (OrderOfBattle.Field field : battle.order().mines()) {
            if (field.side() == side) {
                secrets = secrets.with(field.id(), buried(table, field, chance));
            }
        }
        for (OrderOfBattle.Mission mission : battle.order().missions()) {
            if (mission.side() == side) {
                secrets = secrets.with(mission.id(), aim(table, mission, chance));
            }
        }
        return secrets;
    }

    private static Optional<Buried> buried(Table table, OrderOfBattle.Field field, Chance chance) {
        boolean hidden = table.works().mines().get(field.id().index()) == Minefield.Unseen.HIDDEN;
        Box room = Concealment.room(field);
        return hidden
                ? Optional.of(new Buried(drawn(room, chance), chance.below(2) == 0))
                : Optional.empty();
    }

    private static Optional<Aim> aim(Table table, OrderOfBattle.Mission mission, Chance chance) {
        boolean fired = table.support().missions().get(mission.id().index());
        return fired
                ? Optional.empty()
                : Optional.of(
                        new Aim(drawn(table.ground().table(), chance), mission.aim().pattern()));
    }

    private static Spot drawn(Box box, Chance chance) {
        return new Spot(
                box.west() + chance.below(box.east() - box.west() + 1),
                box.south() + chance.below(box.north() - box.south() + 1));
    }
}
