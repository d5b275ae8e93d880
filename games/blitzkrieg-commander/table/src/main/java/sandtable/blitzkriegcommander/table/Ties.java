package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Template;
import sandtable.scene.Place;
import sandtable.scene.Tie;
import sandtable.space.measured.Spot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is clicked to make a decision, and who else could take part in it. */
final class Ties {
    private final View view;
    private final BlitzkriegCommander rules;
    private final Table table;
    private final Decisions decisions;

    /** Who can take part in what, for many answers differ only in who does. */
    private final Map<String, List<String>> able = new HashMap<>();

    Ties(View view, BlitzkriegCommander rules) {
        this.view = view;
        this.rules = rules;
        this.table = view.table();
        this.decisions = new Decisions(table.battle());
    }

    Tie of(Decision decision, Optional<Template> template) {
        return switch (decision) {
            case Decision.Place(var unit, var at, _) -> along(unit, at);
            case Decision.Enter(var unit, var at, _) -> along(unit, at);
            case Decision.Return(var unit, var at) -> along(unit, at);
            case Decision.Consolidate(var unit, var at, _) -> along(unit, at);
            case Decision.Unlimber(var gun, var at, _) -> along(gun, at);
            case Decision.Dismount(var unit, var at, _) -> along(unit, at);
            case Decision.Move(var unit, var way, _) ->
                    new Tie.Along(List.of(unit.name()), Names.way(way));
            case Decision.Build(_, var at) -> new Tie.OnPlace(Names.point(at));
            case Decision.Lay(_, var at) -> new Tie.OnPlace(Names.point(at));
            case Decision.Plan(_, var at, _) -> new Tie.OnPlace(Names.point(at));
            case Decision.Request(var observer, _, _, _) -> new Tie.OnPiece(observer.name());
            case Decision.Strike(var observer, _, _) -> new Tie.OnPiece(observer.name());
            case Decision.LaySmoke(var mortar, _) -> new Tie.OnPiece(mortar.name());
            case Decision.Breach(_, var at) -> new Tie.OnPlace(Names.point(at));
            case Decision.Fire fire -> together(fire, place(fire.target()), template);
            case Decision.Order order -> together(order, Optional.empty(), template);
            case Decision.Assault(var advances, var target) ->
                    new Tie.Along(
                            List.of(advances.getFirst().unit().name()),
                            place(target).map(List::of).orElse(List.of()));
            case Decision.Hunt(_, var target, _) -> new Tie.OnPiece(target.name());
            case Decision.Communicate(var recce, _) -> new Tie.OnPiece(recce.name());
            case Decision.DigIn(var unit) -> new Tie.OnPiece(unit.name());
            case Decision.HullDown(var unit) -> new Tie.OnPiece(unit.name());
            case Decision.Limber(var gun, _) -> new Tie.OnPiece(gun.name());
            case Decision.Mount(var unit, _) -> new Tie.OnPiece(unit.name());
            case Decision.Clear(var unit, _) -> new Tie.OnPiece(unit.name());
            case Decision.Blow(var unit, _) -> new Tie.OnPiece(unit.name());
            case Decision.Repair(var unit, _) -> new Tie.OnPiece(unit.name());
            case Decision.Choose(var unit) -> new Tie.OnPiece(unit.name());
            case Decision.Instruct it -> together(it, Optional.empty(), template);
            case Decision.CounterBattery _,
                    Decision.Ready _,
                    Decision.Stop _,
                    Decision.End _,
                    Decision.Hold _,
                    Decision.Done _,
                    Decision.Concede _ ->
                    new Tie.Button();
        };
    }

    private static Tie along(UnitId unit, Spot at) {
        return new Tie.Along(List.of(unit.name()), List.of(Names.point(at)));
    }

    private Optional<Place> place(UnitId unit) {
        return table.spot(unit).map(Names::point);
    }

    /** Who takes part and who else could. */
    private Tie together(Decision decision, Optional<Place> place, Optional<Template> template) {
        Template.Blank units = template.orElseThrow().blanks().getFirst();
        String deed = decisions.deed(decision);
        List<String> others = able.computeIfAbsent(deed, _ -> able(decision));
        return new Tie.Together(
                deed,
                place,
                units.chosen(),
                units.among().stream()
                        .filter(each -> others.contains(each) || units.chosen().contains(each))
                        .toList());
    }

    /** The side's own who could do it alone; the notation would let all of them be named. */
    private List<String> able(Decision decision) {
        return table.ids(view.me()).stream()
                .filter(each -> rules.check(view, alone(decision, each)).isEmpty())
                .map(UnitId::name)
                .toList();
    }

    private static Decision alone(Decision decision, UnitId unit) {
        return switch (decision) {
            case Decision.Fire(_, var target, var means) ->
                    new Decision.Fire(List.of(unit), target, means);
            case Decision.Order(var commander, _, var allows) ->
                    new Decision.Order(commander, List.of(unit), allows);
            default -> decision;
        };
    }
}
