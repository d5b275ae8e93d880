package sandtable.kit;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Sum;
import sandtable.kit.ambush.Ambush;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Forecast;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;

/** What a person sees of the toy. Tests break it on purpose by overriding a method. */
class AmbushTable implements Presenter<Ambush.View, Ambush.Decision, Ambush.Happening> {
    private static final Ambush RULES = new Ambush();

    @Override
    public Briefing briefing(Scenario scenario, Ambush.View view) {
        return new Briefing("Ambush", "", "", "", "", "", 0, List.of(), List.of(), List.of());
    }

    @Override
    public Ground ground(Ambush.View view) {
        return new Ground.Measured(100, 100, List.of());
    }

    @Override
    public Scene scene(Ambush.View view, Optional<Prompt<Ambush.Decision>> prompt) {
        return of(
                title(view),
                prompt.map(
                        each ->
                                Question.of(
                                        view.me().id(),
                                        each.question(),
                                        Question.Form.PICK_ONE,
                                        each,
                                        action -> choice(view, action))));
    }

    String title(Ambush.View view) {
        return "Cell " + view.table().patrol();
    }

    static Scene of(String title, Optional<Question> question) {
        return new Scene(
                title, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), question,
                List.of());
    }

    @Override
    public Choice choice(Ambush.View view, Ambush.Decision decision) {
        String typed = RULES.notation().write(view, decision);
        return new Choice(
                typed,
                RULES.notation().template(view, decision),
                typed,
                typed,
                Choice.Weight.MAIN,
                new Tie.Button(),
                List.of(),
                typed.equals("fire") ? Optional.of(forecast(view)) : Optional.empty());
    }

    Forecast forecast(Ambush.View view) {
        Sum aim = RULES.figures(view, new Ambush.Decision("fire", List.of())).getFirst();
        double hit = aim.total() / 6.0;
        return new Forecast(
                "fire",
                Clause.of("TOY-3"),
                aim.parts().stream()
                        .map(each -> Reason.of(each.from(), "+" + each.value(), each.clause().id()))
                        .toList(),
                new Forecast.Axis("hits", "hits"),
                Forecast.Axis.NONE,
                List.of(new Forecast.Cell(0, 0, 1 - hit), new Forecast.Cell(1, 0, hit)),
                List.of());
    }

    @Override
    public LogLine line(Ambush.View view, Ambush.Happening event) {
        return LogLine.of(event.what() + " " + event.number(), event.clause());
    }

    @Override
    public List<Fortune> fortunes(Ambush.View view, Ambush.Happening event) {
        return List.of();
    }
}
