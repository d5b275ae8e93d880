package sandtable.blitzkriegcommander.opportunity;

import static sandtable.blitzkriegcommander.data.Setting.STANDING_REACH;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Prey;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-OPP.9, R-BKC-81: what units do at an opportunity by orders that they have beforehand. */
public final class StandingOrders {
    private static final Clause GIVEN = Clause.of("BKC-OPP.9");

    private StandingOrders() {}

    public static Optional<Violation> check(View view, Decision.Instruct it) {
        for (UnitId each : it.units()) {
            UnitType type = view.table().stand(each).type();
            if (view.table().stand(each).side() != view.me()) {
                return refused("BKC-OPP.9", "%s is not yours", each);
            }
            if (!armed(type)) {
                return refused("BKC-FIRE.4", "%s has nothing to fire with", each);
            }
        }
        return Optional.empty();
    }

    private static boolean armed(UnitType type) {
        return !type.command() && !(type.ap().none() && type.at().none());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }

    /** Kept by the side that gives them, and told to nobody else. */
    public static State give(
            State state, int side, Decision.Instruct it, Telling<Happening> telling) {
        Secrets secrets = state.secrets(side);
        for (UnitId each : it.units()) {
            secrets = secrets.with(each, it.standing());
        }
        var whose = state.table().battle().sideOf(side);
        telling.tell(new OpportunityHappening.Instructed(whose, it.units(), it.standing(), GIVEN));
        return state.with(side, secrets);
    }

    /** Those of a side's units on the table to whom one can be given. */
    public static List<UnitId> armed(View view) {
        return view.table().onTable(view.me()).stream()
                .filter(each -> armed(view.table().stand(each).type()))
                .toList();
    }

    /** Those of a side's units on the table that have one. */
    private static List<UnitId> given(View view) {
        return view.table().onTable(view.me()).stream()
                .filter(each -> !view.secrets().standing(each).equals(Standing.ASK))
                .toList();
    }

    /**
     * One that may be given in the own Command Phase: an example where there is none, else to be
     * asked again.
     */
    public static Optional<Decision> offered(View view) {
        List<UnitId> given = given(view);
        if (!given.isEmpty()) {
            return Optional.of(new Decision.Instruct(given, Standing.ASK));
        }
        List<UnitId> hunters =
                armed(view).stream()
                        .filter(each -> !view.table().stand(each).type().at().none())
                        .toList();
        var armour = new Nearing(Prey.ARMOUR, STANDING_REACH.value());
        return hunters.isEmpty()
                ? Optional.empty()
                : Optional.of(new Decision.Instruct(hunters, new Standing.Fire(armour)));
    }

    /** Of those who can fire, the ones whose owner is asked. */
    static List<UnitId> asking(Secrets secrets, List<UnitId> able) {
        return able.stream().filter(each -> secrets.standing(each).equals(Standing.ASK)).toList();
    }

    /** Of those who can fire at a target, the ones that do so by themselves. */
    static List<UnitId> firing(Table table, Secrets secrets, List<UnitId> able, UnitId target) {
        return able.stream()
                .filter(
                        each ->
                                secrets.standing(each) instanceof Standing.Fire(var at)
                                        && near(table, at, each, target))
                .toList();
    }

    /** Whether a target is of the class that is waited for and so near. */
    static boolean near(Table table, Nearing nearing, UnitId firer, UnitId target) {
        return nearing.prey().includes(table.stand(target).type())
                && Gaps.within(table, firer, target, nearing.withinMm());
    }
}
