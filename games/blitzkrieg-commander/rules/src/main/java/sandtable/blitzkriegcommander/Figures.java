package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.air.StrikeSurvey;
import sandtable.blitzkriegcommander.artillery.CounterBatterySurvey;
import sandtable.blitzkriegcommander.artillery.RequestSurvey;
import sandtable.blitzkriegcommander.assault.AssaultSurvey;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.ActionRules;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Sum;

import java.util.List;

/** What will decide a decision, with its parts; each chapter adds its own up. */
final class Figures {
    private Figures() {}

    static List<Sum> of(View view, Decision decision) {
        Table table = view.table();
        return switch (decision) {
            case Decision.Fire fire -> attacks(table, fire);
            case Decision.Assault assault -> {
                var survey = AssaultSurvey.of(table, ActionRules.context(view), assault);
                yield List.of(survey.assault(), survey.defence());
            }
            case Decision.Order order -> List.of(OrderSurvey.of(view, order).needed());
            case Decision.Request request ->
                    List.of(
                            RequestSurvey.needed(table, earlier(view, request.observer()), request),
                            RequestSurvey.attacks(table, request));
            case Decision.CounterBattery request -> {
                var survey =
                        CounterBatterySurvey.of(table, earlier(view, request.observer()), request);
                yield List.of(survey.needed(), survey.attacks());
            }
            case Decision.Strike strike ->
                    List.of(StrikeSurvey.needed(table, earlier(view, strike.observer()), strike));
            case Decision.Hunt hunt ->
                    List.of(StrikeSurvey.needed(table, earlier(view, hunt.observer()), hunt));
            default -> List.of();
        };
    }

    private static List<Decision> earlier(View view, UnitId observer) {
        return CommandPhase.earlier(view, observer);
    }

    /** The dice of an attack, group after group (BKC-CAS.3). */
    private static List<Sum> attacks(Table table, Decision.Fire fire) {
        Attack attack = Firing.attack(table, fire.firers(), fire.target(), fire.means());
        return attack.groups().stream().map(Group::dice).toList();
    }
}
