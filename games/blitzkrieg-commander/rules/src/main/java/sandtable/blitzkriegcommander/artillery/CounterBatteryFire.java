package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.artillery.RequestModifiers.Purpose;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.offtable.Branch;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Gun;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-ARES.7: fire at guns that are off the table as well; it needs no aiming point. */
public final class CounterBatteryFire implements CommandRule {
    private static final Clause COUNTER_BATTERY = Clause.of("BKC-ARES.7");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.CounterBattery;
    }

    @Override
    public UnitId commander(Decision decision) {
        return ((Decision.CounterBattery) decision).observer();
    }

    @Override
    public Optional<Violation> check(View view, List<Decision> earlier, Decision decision) {
        var request = (Decision.CounterBattery) decision;
        Table table = view.table();
        return Observer.role(table, request.observer(), Branch.ARTILLERY)
                .or(() -> Guns.check(table, view.me(), request.guns()))
                .or(() -> target(view, request.target()));
    }

    /** One enemy gun that has fired since the requester's last turn. */
    private static Optional<Violation> target(View view, GunId target) {
        Table table = view.table();
        if (table.battle().gun(target).side() == view.me()) {
            return Optional.of(Violation.of("BKC-ARES.7", "%s is no gun of the enemy", target));
        }
        Gun gun = Guns.gun(table, target);
        if (gun.destroyed()) {
            return Optional.of(Violation.of("BKC-ARES.7", "%s is destroyed already", target));
        }
        int last = table.ownTurn(view.enemy()) - 1;
        boolean fired = gun.fired() > 0 && gun.fired() >= last;
        return fired
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "BKC-ARES.7", "%s has not fired since your last turn", target));
    }

    @Override
    public List<Decision> options(View view, List<Decision> earlier, UnitId commander) {
        if (Observer.role(view.table(), commander, Branch.ARTILLERY).isPresent()) {
            return List.of();
        }
        return view.battle().order().guns().stream()
                .map(OrderOfBattle.OffTable::id)
                .filter(each -> target(view, each).isEmpty())
                .flatMap(
                        target ->
                                ArtilleryRequests.alike(view.table(), view.me()).stream()
                                        .map(guns -> ask(commander, guns, target)))
                .filter(each -> check(view, earlier, each).isEmpty())
                .toList();
    }

    private static Decision ask(UnitId observer, List<GunId> guns, GunId target) {
        return new Decision.CounterBattery(observer, guns, target);
    }

    @Override
    public Result answer(
            State state, List<Decision> earlier, Decision decision, Telling<Happening> telling) {
        var request = (Decision.CounterBattery) decision;
        Sum needed = needed(state.table(), earlier, request);
        var answer = Observer.ask(request.observer(), needed, COUNTER_BATTERY, telling);
        State after =
                switch (answer) {
                    case GRANTED -> fired(state, request, telling);
                    case FAILED -> state;
                    case BLUNDER -> ArtilleryBlunder.resolve(state, request, telling);
                };
        return new Result(new Flow.Done<>(after), answer == Answer.GRANTED); // BKC-AREQ.12
    }

    /** What the dice must not exceed. */
    static Sum needed(Table table, List<Decision> earlier, Decision.CounterBattery request) {
        return RequestModifiers.needed(
                table, request.observer(), request.guns(), Purpose.COUNTER_BATTERY, earlier.size());
    }

    /** All guns together. */
    static Sum attacks(Table table, Decision.CounterBattery request) {
        return ArtilleryFire.attacks(table, request.guns(), new Pattern.Concentration());
    }

    private static State fired(
            State state, Decision.CounterBattery request, Telling<Happening> telling) {
        Table fired = Guns.fired(state.table(), request.guns());
        Sum attacks = attacks(fired, request);
        return state.with(
                OffTableAttack.resolve(fired, request.target(), attacks, COUNTER_BATTERY, telling));
    }
}
