package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.offtable.Branch;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
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
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-RREQ Air Support: Requesting a strike at a place or at one unit. */
public final class AirRequests implements CommandRule {
    private static final Clause REQUEST = Clause.of("BKC-RREQ.6");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfAir;
    }

    /** What both have in common. */
    record Request(
            UnitId observer, Optional<Spot> at, List<AircraftId> aircraft, Optional<UnitId> named) {
        static Request of(Table table, Decision decision) {
            return switch ((Decision.OfAir) decision) {
                case Decision.Strike(var observer, var at, var aircraft) ->
                        new Request(observer, Optional.of(at), aircraft, Optional.empty());
                case Decision.Hunt(var observer, var target, var aircraft) -> // R-BKC-36
                        new Request(observer, table.base(target), aircraft, Optional.of(target));
            };
        }
    }

    @Override
    public UnitId commander(Decision decision) {
        return decision instanceof Decision.Strike strike
                ? strike.observer()
                : ((Decision.Hunt) decision).observer();
    }

    @Override
    public Optional<Violation> check(View view, List<Decision> earlier, Decision decision) {
        Table table = view.table();
        Request request = Request.of(table, decision);
        return request.named
                .flatMap(target -> target(view, target))
                .or(() -> place(table, request.at.orElseThrow()))
                .or(
                        () ->
                                Observer.check(
                                        table,
                                        request.observer,
                                        request.at.orElseThrow(),
                                        Branch.AIR))
                .or(() -> Flights.check(table, view.me(), request.aircraft))
                .or(() -> request.named.flatMap(_ -> hunters(table, request.aircraft)));
    }

    private static Optional<Violation> place(Table table, Spot at) {
        return table.ground().table().contains(at)
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "BKC-RREQ.6", "%s is not on the table", Centimetres.words(at)));
    }

    /** An enemy unit that may be chosen as a target. */
    private static Optional<Violation> target(View view, UnitId target) {
        Table table = view.table();
        if (table.stand(target).side() == view.me()) {
            return Optional.of(Violation.of("BKC-RRES.2", "%s is no enemy", target));
        }
        if (table.base(target).isEmpty() || table.stand(target).type().command()) {
            return Optional.of(
                    Violation.of("BKC-FIRE.10", "%s cannot be chosen as a target", target));
        }
        return Optional.empty();
    }

    /** BKC-RRES.3. */
    private static Optional<Violation> hunters(Table table, List<AircraftId> aircraft) {
        return aircraft.stream()
                .filter(each -> Flights.type(table, each).kind() == AircraftType.Kind.BOMBER)
                .findFirst()
                .map(
                        each ->
                                Violation.of(
                                        "BKC-RRES.3",
                                        "%s is a bomber and attacks no single unit",
                                        each));
    }

    @Override
    public List<Decision> options(View view, List<Decision> earlier, UnitId commander) {
        Table table = view.table();
        if (Observer.role(table, commander, Branch.AIR).isPresent()) {
            return List.of();
        }
        List<List<AircraftId>> flights = flights(table, view.me());
        var options = new ArrayList<Decision>();
        for (UnitId each : table.onTable(view.enemy())) {
            Spot at = table.base(each).orElseThrow();
            if (!flights.isEmpty() && Observer.check(table, commander, at, Branch.AIR).isEmpty()) {
                for (List<AircraftId> aircraft : flights) {
                    options.add(new Decision.Strike(commander, at, aircraft));
                    options.add(new Decision.Hunt(commander, each, aircraft));
                }
            }
        }
        options.removeIf(each -> check(view, earlier, each).isPresent());
        return options;
    }

    /** Each ready one alone, and all of a zone size together. */
    private static List<List<AircraftId>> flights(Table table, int side) {
        List<AircraftId> ready = Flights.ready(table, side);
        var flights = new ArrayList<List<AircraftId>>();
        for (AircraftId each : ready) {
            int size = Flights.type(table, each).zoneMm();
            List<AircraftId> like =
                    ready.stream().filter(it -> Flights.type(table, it).zoneMm() == size).toList();
            flights.add(List.of(each));
            if (like.size() > 1 && like.getFirst().equals(each)) {
                flights.add(like);
            }
        }
        return flights;
    }

    @Override
    public Result answer(
            State state, List<Decision> earlier, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        Request request = Request.of(table, decision);
        Spot aim = request.at.orElseThrow();
        Sum needed = needed(table, earlier, request);
        var answer = Observer.ask(request.observer, needed, REQUEST, telling);
        State after =
                switch (answer) {
                    case GRANTED -> flown(state, request, aim, telling);
                    case FAILED -> state;
                    case BLUNDER ->
                            AirBlunder.resolve(
                                    state, request.observer, aim, request.aircraft, telling);
                };
        return new Result(new Flow.Done<>(after), answer == Answer.GRANTED);
    }

    /** What the dice must not exceed. */
    static Sum needed(Table table, List<Decision> earlier, Request request) {
        return AirModifiers.needed(
                table, request.observer, request.aircraft.size(), earlier.size());
    }

    private static State flown(State state, Request request, Spot aim, Telling<Happening> telling) {
        int dice = Deviation.dice(state.table(), request.observer, aim);
        var fallen = Deviation.resolve(aim, dice, Branch.AIR, telling);
        return request.named
                .map(unit -> AirAttack.hunt(state, request.aircraft, unit, fallen, telling))
                .orElseGet(() -> AirAttack.strike(state, request.aircraft, fallen, telling));
    }
}
