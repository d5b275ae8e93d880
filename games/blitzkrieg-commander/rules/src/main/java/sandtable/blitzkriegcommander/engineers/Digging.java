package sandtable.blitzkriegcommander.engineers;

import static sandtable.blitzkriegcommander.data.Setting.DIG_ACTIONS;
import static sandtable.blitzkriegcommander.data.Setting.LINE_COVER;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** BKC-WORK.2: the Deploy action of foot, guns and AFVs. Moving ends both. */
public final class Digging implements ActionRule {
    private static final Clause DEPLOY = Clause.of("BKC-WORK.2");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.DigIn || decision instanceof Decision.HullDown;
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return List.of(unit(decision));
    }

    private static UnitId unit(Decision decision) {
        return decision instanceof Decision.DigIn dig
                ? dig.unit()
                : ((Decision.HullDown) decision).unit();
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        UnitId unit = unit(decision);
        Table table = view.table();
        Optional<String> reason =
                table.base(unit).isEmpty()
                        ? Optional.of(unit + " is not on the ground")
                        : decision instanceof Decision.DigIn
                                ? noDigging(table, unit)
                                : noHullDown(table, unit);
        return reason.map(why -> new Violation(DEPLOY, why));
    }

    /** Two actions for each of two stages, foot and deployed guns. */
    private static Optional<String> noDigging(Table table, UnitId unit) {
        UnitClass kind = table.stand(unit).type().unitClass();
        if (kind != UnitClass.FOOT && kind != UnitClass.GUN) {
            return Optional.of("%s is neither on foot nor a gun".formatted(unit));
        }
        return table.unit(unit).digs() >= 2 * DIG_ACTIONS.value()
                ? Optional.of("%s has dug as deep as it can".formatted(unit))
                : Optional.empty();
    }

    private static Optional<String> noHullDown(Table table, UnitId unit) {
        if (!table.stand(unit).type().afv()) {
            return Optional.of("%s is no AFV".formatted(unit));
        }
        if (table.unit(unit).hullDown()) {
            return Optional.of("%s is hull-down already".formatted(unit));
        }
        Spot at = table.base(unit).orElseThrow();
        boolean behind =
                table.ground().lines().stream()
                        .filter(Digging::hides)
                        .anyMatch(each -> each.line().within(LINE_COVER.value(), at));
        return behind
                ? Optional.empty()
                : Optional.of(
                        "no line within %s cm of %s covers it"
                                .formatted(Centimetres.words(LINE_COVER.value()), unit));
    }

    /** BKC-COV.2: a sunken lane covers no AFVs. */
    private static boolean hides(Line line) {
        return line.kind().cover() != Cover.NONE && line.kind() != FeatureKind.SUNKEN_LANE;
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        if (context.commander().isEmpty()) { // BKC-INIT.5 knows no such action
            return List.of();
        }
        return Stream.of(new Decision.DigIn(unit), new Decision.HullDown(unit))
                .<Decision>map(each -> each)
                .filter(each -> check(view, context, each).isEmpty())
                .toList();
    }

    /** All there is to it: the enemy has no answer to it (BKC-OPP.8). */
    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        UnitId unit = unit(decision);
        Table table = state.table();
        var now = table.unit(unit);
        if (decision instanceof Decision.HullDown) {
            telling.tell(new EngineerHappening.HullDown(unit, DEPLOY));
            return new Flow.Done<>(state.with(table.with(unit, now.withHullDown(true))));
        }
        telling.tell(new EngineerHappening.Dug(unit, now.digs() + 1, DEPLOY));
        return new Flow.Done<>(state.with(table.with(unit, now.withDigs(now.digs() + 1))));
    }
}
