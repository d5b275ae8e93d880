package sandtable.notquitemechanized.table;

import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.sequence.Writing;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Overlay;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Scene;
import sandtable.scene.SightLine;
import sandtable.scene.Specimen;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Not Quite Mechanized as a person sees it. */
public final class NotQuiteMechanizedPresenter implements Presenter<View, Decision, Happening> {
    private final NotQuiteMechanized rules;

    public NotQuiteMechanizedPresenter(NotQuiteMechanized rules) {
        this.rules = rules;
    }

    @Override
    public Briefing briefing(Scenario scenario, View view) {
        return new BattleBriefing(view.battle()).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return new TableTop(view.table()).ground();
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Optional<Question> question = prompt.map(each -> question(view, each));
        var progress = new Progress(view);
        return new Scene(
                        view.battle().title(),
                        progress.parties(),
                        new Pieces(view, question.map(Question::concerned).orElse(Set.of())).all(),
                        List.of(),
                        new TableTop(view.table()).features(),
                        new Markers(view).all(),
                        progress.tracks(),
                        progress.sequence(),
                        question,
                        Overlays.asked())
                .with(new Papers(view, rules, prompt.isPresent()).all());
    }

    private Question question(View view, Prompt<Decision> prompt) {
        var choices = new Choices(view, rules.notation());
        Question question =
                Question.of(view.side().id(), prompt.question(), form(view), prompt, choices::of);
        return view.step() instanceof Writing
                ? question.offering(new Kinds(view, rules).all().stream().map(choices::of).toList())
                        .standing(new Instructing(view, rules).all())
                : question;
    }

    private static Question.Form form(View view) {
        return view.step() instanceof Writing ? Question.Form.ORDERS : Question.Form.PICK_ONE;
    }

    @Override
    public Choice choice(View view, Decision action) {
        return new Choices(view, rules.notation()).of(action);
    }

    @Override
    public Optional<Overlay> overlay(View view, Overlay.Kind kind, String of) {
        return new Overlays(view.table()).of(kind, of);
    }

    @Override
    public Optional<Measurement> measured(View view, String typed) {
        return new Measuring(view, rules, typed).of();
    }

    @Override
    public Optional<SightLine> sight(View view, String from, String to) {
        return new Sightlines(view.table()).between(from, to);
    }

    @Override
    public LogLine line(View view, Happening event) {
        return new LogLines(view.table()).of(event);
    }

    @Override
    public List<Fortune> fortunes(View view, Happening event) {
        return List.of();
    }

    @Override
    public List<Specimen> specimens() {
        return Specimens.all();
    }
}
