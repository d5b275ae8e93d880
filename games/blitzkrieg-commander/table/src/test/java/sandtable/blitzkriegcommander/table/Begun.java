package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.function.UnaryOperator;

/** What the first side sees of a battle in its first Command Phase, with changes to the table. */
record Begun(View view) {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    private static final BlitzkriegCommanderPresenter PRESENTER =
            new BlitzkriegCommanderPresenter(RULES);

    static Scenario scenario(String id) {
        return Scenarios.read(id, id + ".toml", Data.text("scenarios/" + id + ".toml"));
    }

    static Begun of(String id, String defender, String attacker) {
        var match = Match.start(RULES, scenario(id), Chance.seeded(1));
        var by = new Side(attacker);
        match = FirstOrders.played(match, new Side(defender), "ready");
        match = FirstOrders.played(match, by, "ready");
        boolean initiative = match.view(by).step() instanceof InitiativePhase;
        return new Begun((initiative ? FirstOrders.played(match, by, "end") : match).view(by));
    }

    UnitId id(String name) {
        return view.table().ids().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Begun with(Table now) {
        return new Begun(new View(view.side(), view.me(), now, view.stack(), view.secrets()));
    }

    Begun with(String unit, UnaryOperator<Unit> change) {
        Table table = view.table();
        return with(table.with(id(unit), change.apply(table.unit(id(unit)))));
    }

    Begun moved(String unit, int x, int y) {
        return with(unit, each -> each.movedTo(new Spot(x, y), each.heading()));
    }

    /** With something else under way on top. */
    Begun with(Step step) {
        return new Begun(
                new View(
                        view.side(),
                        view.me(),
                        view.table(),
                        view.stack().push(step),
                        view.secrets()));
    }

    Choice choice(String typed) {
        var read = (Notation.Reading.Read<Decision>) RULES.notation().read(view, typed);
        return PRESENTER.choice(view, read.action());
    }

    Forecast forecast(String typed) {
        return choice(typed).forecast().orElseThrow();
    }

    static List<String> lines(Forecast forecast) {
        return forecast.reasons().stream()
                .map(each -> each.words() + " " + each.figure() + " " + each.clause().orElseThrow())
                .toList();
    }

    static double figure(Forecast forecast, String words) {
        return forecast.figures().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError(words + " in " + forecast.figures()))
                .value();
    }
}
