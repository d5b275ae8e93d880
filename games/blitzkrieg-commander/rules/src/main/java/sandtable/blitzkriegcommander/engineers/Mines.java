package sandtable.blitzkriegcommander.engineers;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.MINE_ATTACKS;
import static sandtable.blitzkriegcommander.data.Setting.MINE_SIGHT;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.MinesFound;
import sandtable.blitzkriegcommander.fire.Refuge;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;

/** BKC-MINE Minefields: who comes into them, and who finds them. */
public final class Mines {
    private static final Clause ATTACKED = Clause.of("BKC-MINE.1");

    private Mines() {}

    /** A unit that stands where it entered a field, or where it begins to move in one. */
    public static State entered(
            State state, UnitId unit, Fields.Field field, Telling<Happening> telling) {
        State found = MinesFound.by(state, List.of(field), telling); // BKC-MINE.2
        if (field.dummy()) {
            return found;
        }
        telling.tell(new EngineerHappening.InMines(unit, field.id(), ATTACKED));
        return Casualties.resolve(found, attack(found.table(), unit), telling);
    }

    /** BKC-MINE.1: on 4 or more, saves on 6 at best, back towards the baseline (BKC-FB.5). */
    static Attack attack(Table table, UnitId unit) {
        var part = new Sum.Part("mines", MINE_ATTACKS.value(), ATTACKED);
        var group =
                new Group(
                        HitDefinitions.score(table, unit, HitLine.MINEFIELD, Cover.NONE),
                        SaveModifiers.save(table, unit, HitLine.MINEFIELD, Aspect.FRONT),
                        Sum.of(Group.ATTACKS, List.of(part)));
        return new Attack(unit, List.of(), List.of(group), Refuge.Home.BASELINE);
    }

    /** BKC-MINE.2: what engineers find from where they are now. */
    public static State spotted(State state, Telling<Happening> telling) {
        State now = state;
        if (Fields.hidden(state.table())) {
            for (UnitId each : state.table().ids()) {
                List<Spot> at = state.table().base(each).map(List::of).orElse(List.of());
                now = spotted(now, each, at, telling);
            }
        }
        return now;
    }

    /** BKC-MINE.2: what an engineer finds from any place of a way. */
    public static State spotted(
            State state, UnitId unit, List<Spot> way, Telling<Happening> telling) {
        Table table = state.table();
        boolean engineer = table.stand(unit).type().role() == Role.ENGINEER;
        if (!engineer || !Fields.hidden(table)) {
            return state;
        }
        int side = table.stand(unit).side();
        List<Fields.Field> near =
                Fields.all(state).stream()
                        .filter(each -> table.battle().field(each.id()).side() != side)
                        .filter(each -> passed(way, each.box()))
                        .toList();
        return MinesFound.by(state, near, telling);
    }

    private static boolean passed(List<Spot> way, Box field) {
        for (int i = 0; i < way.size(); i++) {
            if (within(MINE_SIGHT.value(), way.get(i), field)
                    || i > 0 && passed(new Segment(way.get(i - 1), way.get(i)), field)) {
                return true;
            }
        }
        return false;
    }

    private static boolean passed(Segment leg, Box field) {
        int reach = MINE_SIGHT.value() + BASE.value() / 2;
        return Outline.rectangle(field.west(), field.south(), field.east(), field.north())
                .edges()
                .stream()
                .anyMatch(each -> each.within(reach, leg));
    }

    /** BKC-GEO.2: whether a unit with its centre there is so near to some ground; exact. */
    static boolean within(int mm, Spot at, Box ground) {
        int x = Math.clamp(at.x(), ground.west(), ground.east());
        int y = Math.clamp(at.y(), ground.south(), ground.north());
        return at.within(mm + BASE.value() / 2, new Spot(x, y));
    }
}
