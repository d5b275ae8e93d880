package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Kind;
import sandtable.blitzcommander.Role;
import sandtable.blitzcommander.Step;
import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.View;
import sandtable.scene.Place;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What is clicked to make a decision, and who else could take part in it. */
final class Ties {
    private final View view;
    private final Battle battle;
    private final Names names;
    private final Decisions decisions;

    Ties(View view) {
        this.view = view;
        this.battle = view.battle();
        this.names = new Names(battle.setup());
        this.decisions = new Decisions(battle);
    }

    Tie of(Decision decision) {
        return switch (decision) {
            case Decision.Place(int unit, int hex) ->
                    new Tie.Along(List.of(names.id(unit)), List.of(names.place(hex)));
            case Decision.Take(var units) -> together(decision, Optional.empty(), units);
            case Decision.Move(var units, var path) ->
                    new Tie.Along(names.ids(units), names.places(path));
            case Decision.Exit(var units, var path) ->
                    path.isEmpty()
                            ? new Tie.Button()
                            : new Tie.Along(names.ids(units), names.places(path));
            case Decision.Assault(int hex, var units) ->
                    together(decision, Optional.of(names.place(hex)), units);
            case Decision.Bombard(int hex, var units) ->
                    together(decision, Optional.of(names.place(hex)), units);
            case Decision.Entrench(var units) -> together(decision, Optional.empty(), units);
            case Decision.Commit(var units) -> picked(decision, units);
            case Decision.TankAssault(var units) -> picked(decision, units);
            case Decision.Advance(var units) -> picked(decision, units);
            case Decision.Lose(int unit) -> new Tie.OnPiece(names.id(unit));
            case Decision.Ready _, Decision.Stay _, Decision.EndTurn _, Decision.Nominate _ ->
                    new Tie.Button();
        };
    }

    /** To do it with nobody is a button. */
    private Tie picked(Decision decision, List<Integer> units) {
        return units.isEmpty() ? new Tie.Button() : together(decision, contested(), units);
    }

    /** The hex that a fight or a bombardment is about. */
    private Optional<Place> contested() {
        return switch (battle.step()) {
            case Step.Answering(int hex, _) -> Optional.of(names.place(hex));
            case Step.TankAssaulting(int hex, _) -> Optional.of(names.place(hex));
            case Step.Advancing(int hex) -> Optional.of(names.place(hex));
            case Step.Nominating _,
                    Step.Losing _,
                    Step.SettingUp _,
                    Step.Acting _,
                    Step.Moving _,
                    Step.Over _ ->
                    Optional.empty();
        };
    }

    private Tie together(Decision decision, Optional<Place> place, List<Integer> units) {
        return new Tie.Together(
                decisions.deed(decision), place, names.ids(units), names.ids(among(decision)));
    }

    private List<Integer> among(Decision decision) {
        return switch (decision) {
            case Decision.Take(var units) -> beside(units.getFirst());
            case Decision.Assault(int hex, _) -> Survey.attackers(view, hex);
            case Decision.Bombard(int hex, _) -> sorted(Survey.guns(view, view.me(), hex));
            case Decision.Entrench _ -> Survey.diggers(view);
            case Decision.Commit _ ->
                    battle.step() instanceof Step.Answering(int hex, _)
                            ? sorted(Survey.guns(view, view.me(), hex))
                            : List.of();
            case Decision.TankAssault _ ->
                    battle.step() instanceof Step.TankAssaulting(int hex, Role role)
                            ? infantry(hex, role)
                            : List.of();
            case Decision.Advance _ -> where(battle::attacking);
            case Decision.Place _,
                    Decision.Ready _,
                    Decision.Move _,
                    Decision.Exit _,
                    Decision.Stay _,
                    Decision.EndTurn _,
                    Decision.Nominate _,
                    Decision.Lose _ ->
                    List.of();
        };
    }

    /** Those in the same hex; of those that wait, the like ones that come by the same hexes. */
    private List<Integer> beside(int unit) {
        return where(
                each ->
                        Survey.mayMove(view, each)
                                && battle.hex(each) == battle.hex(unit)
                                && (battle.onMap(unit) || alike(each, unit)));
    }

    private boolean alike(int a, int b) {
        return battle.unit(a).type().equals(battle.unit(b).type())
                && battle.unit(a).zone().equals(battle.unit(b).zone());
    }

    private List<Integer> infantry(int hex, Role role) {
        return where(
                each ->
                        battle.unit(each).type().kind() == Kind.INFANTRY
                                && !battle.suppressed(each)
                                && (role == Role.ATTACKER
                                        ? battle.attacking(each)
                                        : battle.hex(each) == hex));
    }

    private List<Integer> where(IntPredicate which) {
        return IntStream.range(0, battle.units()).filter(which).boxed().toList();
    }

    private static List<Integer> sorted(List<Integer> units) {
        return units.stream().sorted().toList();
    }
}
