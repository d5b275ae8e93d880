package sandtable.notquitemechanized.recce;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

/**
 * NQM-SUMM.5, .6: a column that comes under direct fire or a Stop deploys, unless it is caught in
 * march formation. A recce stand that was left at the start line spares it the throw.
 */
public final class StartLine {
    private static final Clause CAUGHT = Clause.of("NQM-SUMM.6");
    private static final int FACES = 6;

    private StartLine() {}

    /**
     * The throw for a column that is fired at, or called to stop, by somebody of a grade. It is for
     * every chapter in which a column may first be fired at.
     */
    public static State crossed(State state, UnitId unit, Grade enemy, Telling<Happening> telling) {
        Table table = state.table();
        Unit column = table.unit(unit);
        Formation formation = table.formation(unit);
        boolean mainBody = formation.bodies().size() > 1 && !formation.can(Ability.LOOKS);
        if (!column.is(Flag.COLUMN) || column.is(Flag.CAUGHT) || !mainBody) {
            return state;
        }
        if (marked(table, formation)) { // NQM-SUMM.5
            return state.with(table.with(unit, column.without(Flag.COLUMN)));
        }
        int die = telling.chance().die(FACES);
        int score = RecceTable.score(enemy, formation.grade()); // R-NQM-52
        boolean caught = die >= score;
        telling.tell(
                new RecceHappening.StartLine(
                        unit, die, score, caught, state.battle().fellows(unit), CAUGHT));
        Unit after = caught ? column.with(Flag.CAUGHT) : column.without(Flag.COLUMN);
        return state.with(table.with(unit, after));
    }

    /** Whether a recce stand of its camp that keeps still is near the head of the column. */
    private static boolean marked(Table table, Formation formation) {
        for (Stand each : table.battle().stands()) {
            boolean left =
                    each.camp() == formation.camp()
                            && each.type().is(Note.RECCE)
                            && table.body(each.id()).marks().moved() < table.bound();
            if (left && near(table, formation, each.id())) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(Table table, Formation formation, BodyId recce) {
        for (BodyId each : formation.bodies()) {
            if (Gaps.within(table, each, recce, Setting.START_LINE.value())) {
                return true;
            }
        }
        return false;
    }

    /** Who was caught has deployed by the next bound. */
    public static State shakenOut(State state) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Unit unit = now.table().unit(each.id());
            if (unit.is(Flag.CAUGHT)) {
                Unit deployed = unit.without(Flag.CAUGHT).without(Flag.COLUMN);
                now = now.with(now.table().with(each.id(), deployed));
            }
        }
        return now;
    }
}
