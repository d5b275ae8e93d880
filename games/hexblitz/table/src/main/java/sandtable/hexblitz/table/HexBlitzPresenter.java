package sandtable.hexblitz.table;

import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.scene.Briefing;
import sandtable.scene.Chart;
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
        return Question.of(
                view.side().id(), prompt.question(), form(view, prompt), prompt, naming::of);
    }

    /** How the question is answered, by what there is to answer. */
    private static Question.Form form(View view, Prompt<Decision> prompt) {
        List<Decision> options = prompt.options().listed();
        boolean ready = options.size() == 1 && options.getFirst() instanceof Decision.Ready;
        boolean naming = has(options, Decision.NameHeadquarters.class);
        return switch (Survey.stage(view)) {
            case SET_UP -> Question.Form.PLACE;
            case ORDERS ->
                    ready
                            ? Question.Form.CONFIRM
                            : naming ? Question.Form.PICK_ONE : Question.Form.ORDERS;
            case ACTIVATION ->
                    has(options, Decision.Move.class)
                            ? Question.Form.WAY
                            : has(options, Decision.Attack.class)
                                    ? Question.Form.TARGETS
                                    : Question.Form.PICK_ONE;
            case TURNING, LOSSES, OVER -> Question.Form.PICK_ONE;
        };
    }

    private static boolean has(List<Decision> options, Class<? extends Decision> kind) {
        return options.stream().anyMatch(kind::isInstance);
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

    @Override
    public List<Specimen> specimens() {
        return Specimens.all();
    }

    @Override
    public List<Chart> charts() {
        return Charts.all();
    }
}
