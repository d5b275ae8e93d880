package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.measuring.Compass;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** NQM-FIGHT.4, .5, .17, NQM-SPASL.10: tanks on their own roll into a position. */
final class RollingIn {
    private static final Clause STAYS = Clause.of("NQM-FIGHT.5");
    private static final Clause BROKEN = Clause.of("NQM-FIGHT.17");
    private static final Clause OVERRUN = Clause.of("NQM-SPASL.10");
    private static final int FACES = 6;

    private RollingIn() {}

    static Flow<State> rolled(
            State state,
            Attack attack,
            Target target,
            List<BodyId> tanks,
            Telling<Happening> telling) {
        if (holdTanks(state.table(), target)) { // NQM-FIGHT.4, .10
            List<BodyId> pressed = Storming.tanks(state.table(), target.bodies());
            return Storming.done(PushBack.back(state, pressed, tanks, telling));
        }
        State now = entered(state, target, tanks, telling);
        now = gunsOverrun(now, target, telling);
        now = tested(now, target, tanks, telling);
        if (Parties.resist(now.table(), target.bodies()) || cowed(now.table(), target.bodies())) {
            return new Flow.Next<>(now, new StayOrRollOn(Key.of(attack), tanks));
        }
        return Storming.done(Taking.taken(now, attack, target, tanks, telling));
    }

    /** Whether tanks that can fight are among those who hold it. */
    static boolean holdTanks(Table table, Target target) {
        return !Storming.tanks(table, target.bodies()).isEmpty();
    }

    /** Whether somebody there gave up for fear of tanks in this bound. */
    static boolean cowed(Table table, List<BodyId> bodies) {
        for (BodyId each : bodies) {
            boolean there = table.spot(each).isPresent() && table.present(each) > 0;
            if (there && table.body(each).marks().cowed() == table.bound()) {
                return true;
            }
        }
        return false;
    }

    /** The first goes to the middle of the position, the others stay at its edge. */
    private static State entered(
            State state, Target target, List<BodyId> tanks, Telling<Happening> telling) {
        Table table = state.table();
        BodyId first = tanks.getFirst();
        Spot from = table.spot(first).orElseThrow();
        if (!from.equals(target.middle())) {
            var there = table.body(first).movedTo(target.middle(), table.bound());
            table = table.with(first, there.with(Compass.towards(from, target.middle())));
        }
        return Shifts.told(state, table, tanks, AssaultHappening.Why.ROLLED_IN, telling);
    }

    /** Anti-tank guns on the position are destroyed. */
    private static State gunsOverrun(State state, Target target, Telling<Happening> telling) {
        State now = state;
        for (BodyId each : target.bodies()) {
            boolean gun = state.table().stand(each).type().arm() == Arm.ANTI_TANK;
            int points = state.table().present(each);
            if (gun && points > 0) {
                now =
                        Fates.lost(
                                now,
                                each,
                                AssaultHappening.Fate.DESTROYED,
                                points,
                                OVERRUN,
                                telling);
            }
        }
        return now;
    }

    /** R-NQM-21: each unit that resists throws for its breaking number, whatever it has passed. */
    private static State tested(
            State state, Target target, List<BodyId> tanks, Telling<Happening> telling) {
        State now = state;
        for (UnitId unit : resisting(state.table(), target.bodies())) {
            Optional<Grade.Test> test = state.table().formation(unit).grade().breaking();
            if (test.isEmpty()) {
                continue; // NQM-GRADE.2
            }
            Throw roll = telling.chance().roll(Pool.count(1, FACES, test.get().score()));
            boolean passed = roll.value() == 1;
            var to = Onlookers.of(now, target.bodies());
            telling.tell(
                    new MoraleHappening.Tested(
                            unit, roll.faces().getFirst(), test.get().score(), passed, to, STAYS));
            if (!passed) {
                Table table = now.table();
                telling.tell(new MoraleHappening.Flagged(unit, Flag.BROKEN, true, to, BROKEN));
                now =
                        now.with(
                                table.with(
                                        unit,
                                        table.unit(unit)
                                                .with(Flag.BROKEN)
                                                .with(Flag.DISORGANISED)));
                now = yielded(now, unit, target, tanks, telling);
            }
        }
        return now;
    }

    /** NQM-FIGHT.17: its stands on the position may not stay. */
    private static State yielded(
            State state,
            UnitId unit,
            Target target,
            List<BodyId> tanks,
            Telling<Happening> telling) {
        State now = state;
        for (BodyId each : target.bodies()) {
            boolean there = now.table().body(each).where() instanceof Whereabouts.OnTable;
            if (there && now.table().stand(each).unit().equals(unit)) {
                now = Fates.overcome(now, each, tanks, telling);
            }
        }
        return now;
    }

    private static LinkedHashSet<UnitId> resisting(Table table, List<BodyId> bodies) {
        var units = new LinkedHashSet<UnitId>();
        for (BodyId each : bodies) {
            if (Parties.resist(table, List.of(each))) {
                units.add(table.stand(each).unit());
            }
        }
        return units;
    }

    /** Those of a position who are still there. */
    static List<BodyId> still(Table table, List<BodyId> bodies) {
        var still = new ArrayList<BodyId>();
        for (BodyId each : bodies) {
            if (table.spot(each).isPresent() && table.present(each) > 0) {
                still.add(each);
            }
        }
        return still;
    }
}
