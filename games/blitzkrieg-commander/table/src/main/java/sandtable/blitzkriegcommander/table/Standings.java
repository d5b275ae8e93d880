package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.opportunity.StandingOrders;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Prey;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** R-BKC-81: what units do at an opportunity by themselves, and what they can be told. */
final class Standings {
    private static final Clause CLAUSE = Clause.of("BKC-OPP.9");

    private final View view;
    private final BlitzkriegCommander rules;

    Standings(View view, BlitzkriegCommander rules) {
        this.view = view;
        this.rules = rules;
    }

    /** All together, then each of those who can be told something now. */
    List<sandtable.scene.Standing> all() {
        List<UnitId> units = concerned();
        var told = new ArrayList<sandtable.scene.Standing>();
        if (units.size() > 1) {
            told.add(of(units));
        }
        units.forEach(each -> told.add(of(List.of(each))));
        return told;
    }

    /** In the own Command Phase everybody who can fire; when asked, those who could do so now. */
    private List<UnitId> concerned() {
        return switch (view.step()) {
            case CommandPhase _ -> StandingOrders.armed(view);
            case Window window when window.side() == view.me() ->
                    window.targets().stream()
                            .flatMap(
                                    each ->
                                            Opportunity.able(view.table(), view.me(), each)
                                                    .stream())
                            .distinct()
                            .sorted()
                            .toList();
            default -> List.of();
        };
    }

    private sandtable.scene.Standing of(List<UnitId> units) {
        List<Standing> now = units.stream().map(view.secrets()::standing).distinct().toList();
        Optional<Standing> same = now.size() == 1 ? Optional.of(now.getFirst()) : Optional.empty();
        Standing fire =
                same.filter(Standing.Fire.class::isInstance)
                        .orElseGet(() -> new Standing.Fire(usual(units)));
        return new sandtable.scene.Standing(
                units.stream().map(UnitId::name).toList(),
                same.map(Standings::label).orElse(""),
                CLAUSE,
                List.of(Standing.ASK, fire, Standing.HOLD).stream()
                        .map(each -> order(units, each, same))
                        .toList());
    }

    /** At AFVs if they have anything against them. */
    private Nearing usual(List<UnitId> units) {
        boolean hunters =
                units.stream().noneMatch(each -> view.table().stand(each).type().at().none());
        return new Nearing(hunters ? Prey.ARMOUR : Prey.ANY, Setting.STANDING_REACH.value());
    }

    private sandtable.scene.Standing.Order order(
            List<UnitId> units, Standing standing, Optional<Standing> now) {
        var decision = new Decision.Instruct(units, standing);
        return new sandtable.scene.Standing.Order(
                label(standing),
                standing instanceof Standing.Fire(var at) ? "at " + Decisions.nearing(at) : "",
                rules.notation().write(view, decision),
                rules.notation().template(view, decision),
                now.filter(standing::equals).isPresent());
    }

    private static String label(Standing standing) {
        return switch (standing) {
            case Standing.Ask _ -> "Ask me";
            case Standing.Fire _ -> "Fire without asking";
            case Standing.Hold _ -> "Hold fire";
        };
    }
}
