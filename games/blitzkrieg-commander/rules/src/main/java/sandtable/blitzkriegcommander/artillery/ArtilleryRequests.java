package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.artillery.RequestModifiers.Purpose;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
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
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-AREQ Artillery Support: Requesting fire and smoke. */
public final class ArtilleryRequests implements CommandRule {
    private static final Clause REQUEST = Clause.of("BKC-AREQ.9");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Request;
    }

    @Override
    public UnitId commander(Decision decision) {
        return ((Decision.Request) decision).observer();
    }

    @Override
    public Optional<Violation> check(View view, List<Decision> earlier, Decision decision) {
        var request = (Decision.Request) decision;
        return place(view.table(), request.observer(), request.at())
                .or(() -> Guns.check(view.table(), view.me(), request.guns()));
    }

    /** Whether a command unit may aim there. */
    private static Optional<Violation> place(Table table, UnitId observer, Spot at) {
        return table.ground().table().contains(at)
                ? Observer.check(table, observer, at, Branch.ARTILLERY)
                : Optional.of(
                        Violation.of(
                                "BKC-AREQ.9", "%s is not on the table", Centimetres.words(at)));
    }

    @Override
    public List<Decision> options(View view, List<Decision> earlier, UnitId commander) {
        Table table = view.table();
        if (Observer.role(table, commander, Branch.ARTILLERY).isPresent()) {
            return List.of();
        }
        List<List<GunId>> sets = alike(table, view.me());
        sets.removeIf(guns -> Guns.check(table, view.me(), guns).isPresent());
        var options = new ArrayList<Decision>();
        for (UnitId each : table.onTable(view.enemy())) {
            Spot at = table.base(each).orElseThrow();
            if (!sets.isEmpty() && place(table, commander, at).isEmpty()) {
                for (List<GunId> guns : sets) {
                    for (Pattern pattern : patterns(guns.size())) {
                        options.add(new Decision.Request(commander, at, guns, pattern));
                    }
                }
            }
        }
        return options;
    }

    /** All ready guns of a kind, and the first three where more would cost. */
    static List<List<GunId>> alike(Table table, int side) {
        var sets = new ArrayList<List<GunId>>();
        List<GunId> ready = Guns.ready(table, side);
        var sizes = ready.stream().map(each -> Guns.type(table, each).zoneMm()).distinct();
        for (int size : sizes.toList()) {
            List<GunId> all =
                    ready.stream().filter(each -> Guns.type(table, each).zoneMm() == size).toList();
            sets.add(all);
            if (all.size() > 3) {
                sets.add(all.subList(0, 3));
            }
        }
        return sets;
    }

    private static List<Pattern> patterns(int guns) {
        var patterns = new ArrayList<Pattern>();
        patterns.add(new Pattern.Concentration());
        if (guns > 1) {
            patterns.add(new Pattern.Barrage(Heading.EAST));
        }
        patterns.add(new Pattern.SmokeScreen());
        return patterns;
    }

    /** What the dice must not exceed. */
    static Sum needed(Table table, List<Decision> earlier, Decision.Request request) {
        boolean smoke = request.pattern() instanceof Pattern.SmokeScreen;
        Purpose purpose = smoke ? Purpose.SMOKE : Purpose.FIRE;
        return RequestModifiers.needed(
                table, request.observer(), request.guns(), purpose, earlier.size());
    }

    @Override
    public Result answer(
            State state, List<Decision> earlier, Decision decision, Telling<Happening> telling) {
        var request = (Decision.Request) decision;
        Sum needed = needed(state.table(), earlier, request);
        var answer = Observer.ask(request.observer(), needed, REQUEST, telling);
        State after =
                switch (answer) {
                    case GRANTED -> fired(state, request, telling);
                    case FAILED -> state;
                    case BLUNDER -> ArtilleryBlunder.resolve(state, request, telling);
                };
        return new Result(new Flow.Done<>(after), answer == Answer.GRANTED); // BKC-AREQ.12
    }

    /** BKC-ADEV.4: all share one deviation. */
    private static State fired(State state, Decision.Request request, Telling<Happening> telling) {
        int dice = Deviation.dice(state.table(), request.observer(), request.at());
        var fallen = Deviation.resolve(request.at(), dice, Branch.ARTILLERY, telling);
        return ArtilleryFire.resolve(state, request.guns(), request.pattern(), fallen, telling);
    }
}
