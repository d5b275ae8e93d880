package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.setup.SettingUp;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Violation;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Formation;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Overlay;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Scene;
import sandtable.scene.Shape;
import sandtable.scene.SightLine;
import sandtable.scene.Specimen;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Blitzkrieg Commander as a person sees it. */
public final class BlitzkriegCommanderPresenter implements Presenter<View, Decision, Happening> {
    private final BlitzkriegCommander rules;

    public BlitzkriegCommanderPresenter(BlitzkriegCommander rules) {
        this.rules = rules;
    }

    @Override
    public Briefing briefing(Scenario scenario, View view) {
        return new BattleBriefing(view.table()).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return new TableTop(view).ground();
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Optional<Question> question = prompt.map(each -> question(view, each));
        var progress = new Progress(view);
        var scene =
                new Scene(
                        view.battle().title(),
                        progress.parties(),
                        new Pieces(view, question.map(Question::concerned).orElse(Set.of())).all(),
                        List.of(),
                        new TableTop(view).features(),
                        new Markers(view).all(),
                        progress.tracks(),
                        progress.sequence(),
                        question,
                        new Overlays(view).asked());
        return new HeldMove(view, rules).held().map(scene::held).orElse(scene);
    }

    private Question question(View view, Prompt<Decision> prompt) {
        Question question =
                Question.of(
                                view.side().id(),
                                prompt.question(),
                                form(view),
                                prompt,
                                Choices.listed(view, rules, prompt.options().listed().size())::of)
                        .standing(new Standings(view, rules).all());
        return view.step() instanceof Acting acting
                ? question.of(acting.context().waiting().getFirst().name(), others(view, acting))
                : question;
    }

    /** BKC-ORD.10: units act in any sequence. */
    private List<Question.Other> others(View view, Acting acting) {
        return acting.context().waiting().stream()
                .skip(1)
                .map(
                        each ->
                                new Question.Other(
                                        each.name(),
                                        rules.notation().write(view, new Decision.Choose(each))))
                .toList();
    }

    private static Question.Form form(View view) {
        return switch (view.step()) {
            case SettingUp _ -> Question.Form.PLACE;
            case InitiativePhase _, CommandPhase _, Acting _ -> Question.Form.PICK_SEVERAL;
            case Window _ -> Question.Form.TARGETS;
            default -> Question.Form.PICK_ONE;
        };
    }

    @Override
    public Choice choice(View view, Decision action) {
        return Choices.single(view, rules).of(action);
    }

    @Override
    public Optional<Overlay> overlay(View view, Overlay.Kind kind, String of) {
        return new Overlays(view).of(kind, of);
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
    public Optional<Formation> formation(View view, Formation.Wish wish) {
        return new Formations(view, rules).of(wish);
    }

    @Override
    public List<Shape> offence(View view, Decision decision, Violation broken) {
        return new Offence(view, broken).of(decision);
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
        return UnitCard.lists();
    }
}
