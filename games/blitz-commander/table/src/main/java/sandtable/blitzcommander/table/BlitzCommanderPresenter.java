package sandtable.blitzcommander.table;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.assault.Advancing;
import sandtable.blitzcommander.assault.TankAssaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.movement.Moving;
import sandtable.blitzcommander.setup.SettingUp;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.turn.Acting;
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
import sandtable.scene.Specimen;

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
        return new BattleBriefing(view.table()).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return new MapSheet(view.battle()).ground();
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Optional<Question> question = prompt.map(each -> question(view, each));
        var progress = new Progress(view);
        return new Scene(
                view.table().battle().title(),
                progress.parties(),
                new Pieces(view, question.map(Question::concerned).orElse(Set.of())).all(),
                new MapSheet(view.battle()).crossings(),
                new Markers(view.table()).all(),
                progress.tracks(),
                progress.sequence(),
                question,
                new Overlays(view).all());
    }

    private Question question(View view, Prompt<Decision> prompt) {
        return Question.of(
                view.side().id(),
                prompt.question(),
                form(view),
                prompt,
                new Choices(view, rules)::of);
    }

    private static Question.Form form(View view) {
        return switch (view.step()) {
            case SettingUp _ -> Question.Form.PLACE;
            case Acting _ -> Question.Form.ORDERS;
            case Moving _ -> Question.Form.WAY;
            case Answering _, TankAssaulting _, Advancing _ -> Question.Form.PICK_SEVERAL;
            default -> Question.Form.PICK_ONE;
        };
    }

    @Override
    public Choice choice(View view, Decision action) {
        return new Choices(view, rules).of(action);
    }

    @Override
    public LogLine line(View view, Happening event) {
        return new LogLines(view.table()).of(event);
    }

    @Override
    public List<Fortune> fortunes(View view, Happening event) {
        return DiceFortunes.of(view.table(), event);
    }

    @Override
    public List<Specimen> specimens() {
        return Specimens.all();
    }
}
