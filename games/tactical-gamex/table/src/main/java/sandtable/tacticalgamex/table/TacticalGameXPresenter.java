package sandtable.tacticalgamex.table;

import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Overlay;
import sandtable.scene.Place;
import sandtable.scene.Presenter;
import sandtable.scene.Question;
import sandtable.scene.Scene;
import sandtable.scene.SightLine;
import sandtable.scene.Specimen;
import sandtable.scene.Tie;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.air.Returning;
import sandtable.tacticalgamex.airborne.Planning;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tactical GameX as a person sees it. */
public final class TacticalGameXPresenter implements Presenter<View, Decision, Happening> {
    private final TacticalGameX rules;

    public TacticalGameXPresenter(TacticalGameX rules) {
        this.rules = rules;
    }

    @Override
    public Briefing briefing(Scenario scenario, View view) {
        return new BattleBriefing(view).of(scenario);
    }

    @Override
    public Ground ground(View view) {
        return sheet(view).ground();
    }

    private static MapSheet sheet(View view) {
        return new MapSheet(view.table().ground().map());
    }

    @Override
    public Scene scene(View view, Optional<Prompt<Decision>> prompt) {
        Optional<Question> question = prompt.map(each -> question(view, each));
        var progress = new Progress(view);
        return new Scene(
                view.table().battle().plan().title(),
                progress.parties(),
                new Pieces(view, concerned(view, question)).all(),
                sheet(view).crossings(view.table()),
                new Markers(view).all(),
                progress.tracks(),
                progress.sequence(),
                question,
                new Overlays(view).all());
    }

    private Question question(View view, Prompt<Decision> prompt) {
        var naming = new Choices(view, rules);
        return Question.of(view.side().id(), words(view, prompt), form(view), prompt, naming::of);
    }

    private static Question.Form form(View view) {
        return switch (view.step()) {
            case SettingUp _ -> Question.Form.PLACE;
            case Spending _ -> Question.Form.ORDERS;
            case Moving _ -> Question.Form.WAY;
            case Firing _, Spotted _, Flying _, Returning _ -> Question.Form.TARGETS;
            case UnderFire _, OverGuns _ -> Question.Form.PICK_SEVERAL;
            case Rolling _ -> Question.Form.CONFIRM;
            default -> Question.Form.PICK_ONE;
        };
    }

    /** Whoever is set up or fired at goes by name. */
    private static String words(View view, Prompt<Decision> prompt) {
        var names = new Names(view.table().battle());
        return switch (view.step()) {
            case SettingUp _ ->
                    placed(prompt)
                            .map(each -> "Where does " + names.unit(each) + " go?")
                            .or(() -> laid(view, prompt))
                            .orElse(prompt.question());
            case Planning _ -> landed(prompt, names).orElse(prompt.question());
            case UnderFire under -> {
                int unit = under.unit().index();
                yield "Opportunity fire at %s in %s? At most %s may fire"
                        .formatted(
                                names.unit(unit),
                                names.hex(view.table().unit(unit).hex()),
                                Naming.count(under.firers(), "unit"));
            }
            default -> prompt.question();
        };
    }

    private static Optional<UnitId> placed(Prompt<Decision> prompt) {
        return prompt.options().listed().stream()
                .filter(Decision.Place.class::isInstance)
                .map(each -> ((Decision.Place) each).unit())
                .findFirst();
    }

    private static Optional<String> laid(View view, Prompt<Decision> prompt) {
        var placements = view.table().battle().plan().placements();
        return prompt.options().listed().stream()
                .filter(Decision.Lay.class::isInstance)
                .map(each -> placements.get(((Decision.Lay) each).counter()))
                .map(each -> "Where do you lay the " + Pieces.words(each.counter()) + "?")
                .findFirst();
    }

    private static Optional<String> landed(Prompt<Decision> prompt, Names names) {
        return prompt.options().listed().stream()
                .filter(Decision.Assign.class::isInstance)
                .map(Decision.Assign.class::cast)
                .map(
                        each ->
                                "Where does %s land %s?"
                                        .formatted(
                                                names.plane(each.aircraft()),
                                                names.all(each.units())))
                .findFirst();
    }

    /** The pieces that are named, and own ones in a hex that can do something. */
    private static Set<String> concerned(View view, Optional<Question> question) {
        var pieces = new HashSet<>(question.map(Question::concerned).orElse(Set.of()));
        var hexes = new HashSet<String>();
        question.stream()
                .flatMap(each -> each.choices().stream())
                .forEach(
                        each -> {
                            if (each.tie() instanceof Tie.OnPlace(Place.Hex(var number))) {
                                hexes.add(number);
                            }
                        });
        for (int unit = 0; unit < view.table().units().size(); unit++) {
            int hex = view.table().unit(unit).hex();
            boolean mine = view.table().stand(unit).side() == view.me();
            if (mine && hex >= 0 && hexes.contains(view.table().name(hex))) {
                pieces.add(view.table().id(unit));
            }
        }
        return pieces;
    }

    @Override
    public Choice choice(View view, Decision action) {
        return new Choices(view, rules).of(action);
    }

    @Override
    public Optional<Overlay> overlay(View view, Overlay.Kind kind, String of) {
        return new Overlays(view).asked(kind, of);
    }

    @Override
    public Optional<SightLine> sight(View view, String from, String to) {
        return new Overlays(view).line(from, to);
    }

    @Override
    public LogLine line(View view, Happening event) {
        return new LogLines(view).of(event);
    }

    @Override
    public List<Fortune> fortunes(View view, Happening event) {
        return new DiceFortunes(view.table()).of(event);
    }

    @Override
    public List<Specimen> specimens() {
        return Specimens.all();
    }
}
