package sandtable.hexblitz.table;

import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** HexBlitz as a person sees it. */
public final class HexBlitzPresenter implements Presenter<View, Decision, Happening> {
    private final HexBlitz rules;

    public HexBlitzPresenter(HexBlitz rules) {
        this.rules = rules;
    }

    @Override
    public Briefing briefing(Scenario scenario, View view) {
        return new BattleBriefing(view.table().battle()).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return new MapSheet(view.table().battle()).ground();
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Reaches reaches =
                prompt.map(each -> Reaches.of(view, each.options().listed())).orElse(Reaches.NONE);
        Optional<Question> question = prompt.map(each -> question(view, each, reaches));
        Set<String> concerned = question.map(Question::concerned).orElse(Set.of());
        var progress = new Progress(view);
        return new Scene(
                view.table().battle().title(),
                progress.parties(),
                new Pieces(view, concerned).all(),
                new MapSheet(view.table().battle()).crossings(view.table()),
                new Markers(view).all(),
                List.of(progress.turns()),
                progress.sequence(),
                question,
                new Overlays(view).all(reaches));
    }

    private Question question(View view, Prompt<Decision> prompt, Reaches reaches) {
        var naming = new Choices(view, rules, reaches);
        boolean more = !(prompt.options() instanceof Options.All<Decision>);
        List<Choice> choices = prompt.options().listed().stream().map(naming::of).toList();
        return new Question(
                view.side().id(),
                prompt.question(),
                prompt.clause(),
                Question.Form.PICK_ONE,
                choices,
                more);
    }

    @Override
    public Choice choice(View view, Decision action) {
        return new Choices(view, rules, Reaches.of(view, List.of(action))).of(action);
    }

    @Override
    public LogLine line(View view, Happening event) {
        return new LogLines(view.table().battle()).of(event);
    }

    @Override
    public List<Fortune> fortunes(View view, Happening event) {
        return event instanceof Happening.Fought fought
                ? FightFortunes.of(view.table().battle(), fought)
                : List.of();
    }
}
