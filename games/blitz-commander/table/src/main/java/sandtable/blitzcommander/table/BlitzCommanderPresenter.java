package sandtable.blitzcommander.table;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.View;
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

/** Blitz Commander as a person sees it. */
public final class BlitzCommanderPresenter implements Presenter<View, Decision, Happening> {
    private final BlitzCommander rules;

    public BlitzCommanderPresenter(BlitzCommander rules) {
        this.rules = rules;
    }

    @Override
    public Briefing briefing(Scenario scenario, View view) {
        return new BattleBriefing(view.battle()).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return new MapSheet(view.battle().field()).ground();
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Optional<Question> question = prompt.map(each -> question(view, each));
        var progress = new Progress(view);
        return new Scene(
                view.battle().setup().title(),
                progress.parties(),
                new Pieces(view, question.map(Question::concerned).orElse(Set.of())).all(),
                new MapSheet(view.battle().field()).crossings(),
                new Markers(view.battle()).all(),
                progress.tracks(),
                progress.sequence(),
                question,
                new Overlays(view).all());
    }

    private Question question(View view, Prompt<Decision> prompt) {
        var naming = new Choices(view, rules);
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
        return new Choices(view, rules).of(action);
    }

    @Override
    public LogLine line(View view, Happening event) {
        return new LogLines(view.battle()).of(event);
    }

    @Override
    public List<Fortune> fortunes(View view, Happening event) {
        return DiceFortunes.of(view.battle(), event);
    }
}
