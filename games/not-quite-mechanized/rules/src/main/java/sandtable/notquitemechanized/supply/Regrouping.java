package sandtable.notquitemechanized.supply;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** C10: which units reorganise in step 8. */
final class Regrouping {
    private Regrouping() {}

    static boolean can(State state, UnitId unit) {
        Table table = state.table();
        return table.anchor(unit).isPresent()
                && Reorganisation.needed(table, unit)
                && Rest.rested(table, unit)
                && led(table, unit)
                && ordered(state, unit)
                && (!table.unit(unit).broken() || safe(state, unit));
    }

    /**
     * NQM-SUMM.13: an unwounded Command stand of its own, or of a higher headquarters near it.
     * Tanks carry theirs (NQM-SUMM.15).
     */
    private static boolean led(Table table, UnitId unit) {
        Formation formation = table.formation(unit);
        if (formation.can(Ability.TANKS) || commands(table, formation)) {
            return true;
        }
        Optional<UnitId> above = formation.under();
        while (above.isPresent()) {
            Formation headquarters = table.formation(above.get());
            if (commands(table, headquarters) && near(table, headquarters, unit)) {
                return true;
            }
            above = headquarters.under();
        }
        return false;
    }

    private static boolean commands(Table table, Formation formation) {
        for (BodyId each : formation.bodies()) {
            boolean command = table.stand(each).type().kind() == StandKind.COMMAND;
            if (command && table.spot(each).isPresent() && table.unmarked(each) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(Table table, Formation headquarters, UnitId unit) {
        for (BodyId each : table.formation(unit).bodies()) {
            BodyId commander = headquarters.bodies().getFirst();
            if (Gaps.within(table, commander, each, Setting.HELP_REACH.value())) {
                return true;
            }
        }
        return false;
    }

    /** NQM-DISORG.5: Conscripts and Militia wait for orders. */
    private static boolean ordered(State state, UnitId unit) {
        Grade grade = state.battle().formation(unit).grade();
        boolean waits = grade == Grade.CONSCRIPT || grade == Grade.MILITIA;
        return !waits || !state.planOf(unit).standing(unit).needed();
    }

    /** NQM-BREAK.7: a broken unit is safe so far from known enemies. */
    private static boolean safe(State state, UnitId unit) {
        int post = state.battle().formation(unit).post();
        for (int i = 0; i < state.battle().stands().size(); i++) {
            Knowledge known = state.secrets(post).knowledge().get(i);
            Optional<Spot> at = known(state.table(), state.battle().stands().get(i).id(), known);
            if (at.isPresent() && within(state.table(), unit, at.get())) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Spot> known(Table table, BodyId enemy, Knowledge known) {
        return switch (known) {
            case Knowledge.None.NOTHING -> Optional.empty();
            case Knowledge.Seen _ -> table.spot(enemy);
            case Knowledge.LastSeen(_, var body) ->
                    body.where() instanceof Whereabouts.OnTable(var at)
                            ? Optional.of(at)
                            : Optional.empty();
        };
    }

    private static boolean within(Table table, UnitId unit, Spot enemy) {
        for (BodyId each : table.formation(unit).bodies()) {
            if (Gaps.within(table, each, enemy, Setting.SAFE.value() - 1)) {
                return true;
            }
        }
        return false;
    }
}
