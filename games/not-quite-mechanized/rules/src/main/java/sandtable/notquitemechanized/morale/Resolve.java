package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * NQM-BREAK: the resolve of a unit, in numbers: equal ones behave alike. Firefight and close
 * assault take its tests, and odds go through them.
 *
 * @param tests that it may still have to take, in the order of their levels (R-NQM-20)
 * @param flags that tests have set
 */
public record Resolve(Grade grade, int casualties, List<Due> tests, Set<Flag> flags) {
    private static final int FACES = 6;

    /** What a unit is doing: the calling-off test is for who attacks. */
    public enum Role {
        ATTACKS,
        DEFENDS
    }

    /** The two tests (NQM-BREAK.3). */
    public enum Test {
        CALL_OFF(Flag.CALL_OFF_TESTED, "NQM-PRESS.1"),
        BREAKING(Flag.BREAK_TESTED, "NQM-BREAK.6");

        private final Flag taken;
        private final Clause clause;

        Test(Flag taken, String clause) {
            this.taken = taken;
            this.clause = Clause.of(clause);
        }

        /** The flag that says it is taken. */
        public Flag taken() {
            return taken;
        }

        public Clause clause() {
            return clause;
        }
    }

    /**
     * @param level the casualties at which it is taken
     * @param score what the die must reach
     */
    public record Due(Test test, int level, int score) {}

    /**
     * A test that was taken.
     *
     * @param die as it fell; nothing where odds are worked out
     */
    public record Taken(Due due, List<Integer> die, boolean passed) {
        public Taken {
            die = List.copyOf(die);
        }
    }

    /** What it is after its tests. */
    public record Tested(Resolve after, List<Taken> taken) {
        public Tested {
            taken = List.copyOf(taken);
        }
    }

    public Resolve {
        tests = List.copyOf(tests);
        flags = Set.copyOf(flags);
    }

    /** Of a unit on the table. */
    public static Resolve of(Table table, UnitId unit, Role role) {
        Formation formation = table.formation(unit);
        return new Resolve(
                formation.grade(),
                table.casualties(unit),
                formation.can(Ability.TANKS) // NQM-FIGHT.11
                        ? List.of()
                        : due(formation, table.battle().strength(unit), role),
                table.unit(unit).flags());
    }

    /** Of a unit that has passed the tests of the casualties it has; not Green. */
    public static Resolve of(Grade grade, int strength, int casualties, Role role) {
        Optional<Integer> callOff = grade.callOff().map(each -> each.level(strength));
        List<Due> due = due(grade, callOff, strength, role);
        var passed = EnumSet.noneOf(Flag.class);
        for (Due each : due) {
            if (casualties >= each.level()) {
                passed.add(each.test().taken());
            }
        }
        return new Resolve(grade, casualties, due, passed);
    }

    /** NQM-GRADE.2, NQM-CATAB.2: an Elite unit has no levels. */
    private static List<Due> due(Formation formation, int strength, Role role) {
        Optional<Grade.Test> test = formation.grade().callOff();
        Optional<Integer> callOff =
                formation.green()
                        ? test.map(_ -> 1) // NQM-GRADE.18, NQM-GRADE.19
                        : test.map(each -> each.level(strength));
        return due(formation.grade(), callOff, strength, role);
    }

    /**
     * @param callOff the level of the calling-off test, for grades that have one (R-NQM-25)
     */
    private static List<Due> due(Grade grade, Optional<Integer> callOff, int strength, Role role) {
        var due = new ArrayList<Due>();
        if (role == Role.ATTACKS && callOff.isPresent()) {
            due.add(new Due(Test.CALL_OFF, callOff.get(), grade.callOff().orElseThrow().score()));
        }
        Optional<Grade.Test> breaking = grade.breaking();
        if (breaking.isPresent()) {
            due.add(new Due(Test.BREAKING, breaking.get().level(strength), breaking.get().score()));
        }
        due.sort(Comparator.comparingInt(Due::level)); // NQM-GRADE.16: Militia break first
        return due;
    }

    public boolean broken() {
        return flags.contains(Flag.BROKEN);
    }

    /** Whether its attack has been called off and not reinforced since (NQM-PRESS.2). */
    public boolean calledOff() {
        return flags.contains(Flag.NEEDS_REINFORCEMENT);
    }

    public boolean fightsOn() {
        return !broken() && !calledOff();
    }

    /** The same with so many more casualties. */
    public Resolve suffering(int more) {
        return new Resolve(grade, casualties + more, tests, flags);
    }

    /** NQM-BREAK.1, NQM-BREAK.4: whether a level is reached at which it has not tested yet. */
    public boolean mustTest() {
        for (Due each : tests) {
            if (due(each, flags)) {
                return true;
            }
        }
        return false;
    }

    private boolean due(Due test, Set<Flag> now) {
        return casualties >= test.level()
                && !now.contains(test.test().taken())
                && !now.contains(Flag.BROKEN);
    }

    /** Takes the tests that its casualties ask for, both if both levels are reached (R-NQM-20). */
    public Tested tested(Chance chance) {
        var taken = new ArrayList<Taken>();
        var now = EnumSet.noneOf(Flag.class);
        now.addAll(flags);
        for (Due each : tests) {
            if (due(each, now)) {
                Throw roll =
                        chance.roll(Pool.count(1, FACES, each.score())); // NQM-BREAK.2, NQM-DES.4
                boolean passed = roll.value() == 1;
                now.add(each.test().taken());
                taken.add(new Taken(each, roll.faces(), passed));
                if (!passed) {
                    now.addAll(failed(each.test()));
                }
            }
        }
        return new Tested(new Resolve(grade, casualties, tests, now), taken);
    }

    private static Set<Flag> failed(Test test) {
        return switch (test) {
            case CALL_OFF -> EnumSet.of(Flag.NEEDS_REINFORCEMENT); // NQM-PRESS.2
            case BREAKING -> EnumSet.of(Flag.BROKEN, Flag.DISORGANISED); // NQM-BREAK.6
        };
    }
}
