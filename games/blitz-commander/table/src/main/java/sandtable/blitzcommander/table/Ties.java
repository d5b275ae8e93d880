package sandtable.blitzcommander.table;

import sandtable.blitzcommander.assault.Advancing;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Template;
import sandtable.scene.Place;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;

/** What is clicked to make a decision, and who else could take part in it. */
final class Ties {
    private final View view;
    private final Names names;
    private final Decisions decisions;

    Ties(View view) {
        this.view = view;
        this.names = new Names(view.battle());
        this.decisions = new Decisions(view.table());
    }

    Tie of(Decision decision, Optional<Template> template) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    new Tie.Along(List.of(unit.name()), List.of(names.place(hex)));
            case Decision.Move(var units, var path) ->
                    new Tie.Along(names.idsOf(units), names.way(path));
            case Decision.Exit(var units, var path) ->
                    path.isEmpty()
                            ? new Tie.Button()
                            : new Tie.Along(names.idsOf(units), names.way(path));
            case Decision.Assault(HexId hex, _) -> together(decision, at(hex), template);
            case Decision.Bombard(HexId hex, _) -> together(decision, at(hex), template);
            case Decision.Take _, Decision.Entrench _ ->
                    together(decision, Optional.empty(), template);
            case Decision.Commit _, Decision.TankAssault _, Decision.Advance _ ->
                    together(decision, contested(), template);
            case Decision.Lose(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Ready _, Decision.Stay _, Decision.EndTurn _, Decision.Nominate _ ->
                    new Tie.Button();
        };
    }

    private Optional<Place> at(HexId hex) {
        return Optional.of(names.place(hex));
    }

    /** The hex that a fight or a bombardment is about. */
    private Optional<Place> contested() {
        return switch (view.step()) {
            case Answering(HexId hex, _) -> at(hex);
            case TankAssaulting(HexId hex, _) -> at(hex);
            case Advancing(HexId hex) -> at(hex);
            default -> Optional.empty();
        };
    }

    /**
     * Who takes part and who else could, as the rules leave it open; with nobody it is a button.
     */
    private Tie together(Decision decision, Optional<Place> place, Optional<Template> template) {
        if (template.isEmpty()) {
            return new Tie.Button();
        }
        Template.Blank units = template.get().blanks().getFirst();
        return new Tie.Together(decisions.deed(decision), place, units.chosen(), units.among());
    }
}
