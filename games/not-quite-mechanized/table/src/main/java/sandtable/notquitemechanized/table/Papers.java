package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Message;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Naming;
import sandtable.scene.Paper;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a commander has before them on paper; nobody else is shown it. */
final class Papers {
    private final View view;
    private final Table table;
    private final Plan plan;
    private final Names names;
    private final OrderWords words;
    private final NotQuiteMechanized rules;
    private final boolean asked;

    /**
     * @param asked whether the viewer may strike out and call back now
     */
    Papers(View view, NotQuiteMechanized rules, boolean asked) {
        this.view = view;
        this.rules = rules;
        this.table = view.table();
        this.plan = view.plan();
        this.names = new Names(table.battle());
        this.words = new OrderWords(names);
        this.asked = asked;
    }

    List<Paper> all() {
        var papers = new ArrayList<Paper>();
        add(papers, "Noted, not yet sealed", Paper.Form.SHEET, List.of(), noted());
        add(papers, "On their way", Paper.Form.SLIPS, List.of(), slips());
        add(papers, "Fire plan", Paper.Form.TABLE, FIRE, fire());
        add(papers, "Operation order", Paper.Form.DOCUMENT, List.of(), operation());
        return papers;
    }

    private static void add(
            List<Paper> papers,
            String title,
            Paper.Form form,
            List<String> columns,
            List<Paper.Row> rows) {
        if (!rows.isEmpty()) {
            papers.add(new Paper(title, form, columns, rows));
        }
    }

    private List<Paper.Row> noted() {
        var decisions = new Decisions(names);
        var rows = new ArrayList<Paper.Row>();
        List<Decision> entries = view.sheet().entries();
        for (int i = 0; i < entries.size(); i++) {
            Decision entry = entries.get(i);
            rows.add(
                    new Paper.Row(
                                    "",
                                    List.of(decisions.words(entry)),
                                    piece(entry),
                                    List.of(),
                                    asked ? "strike " + (i + 1) : "",
                                    Optional.empty())
                            .changing(Kinds.name(entry).isEmpty() ? "" : change(entry)));
        }
        return rows;
    }

    /** The decision as it is typed, where it may be made now. */
    private String change(Decision decision) {
        return asked && rules.check(view, decision).isEmpty()
                ? rules.notation().write(view, decision)
                : "";
    }

    private String piece(Decision entry) {
        return switch (entry) {
            case Decision.Write(var unit, _) -> first(unit);
            case Decision.Instruct(var unit, _) -> first(unit);
            case Decision.Recall(var unit) -> first(unit);
            case Decision.Fire(var shoot) -> shoot.battery().name();
            case Decision.CancelShoot(var battery, _) -> battery.name();
            case Decision.Register(var point) -> point.battery().name();
            case Decision.Fly(var sortie) -> sortie.air().name();
            case Decision.Declare(var command, _, _) -> command.name();
            case Decision.ShootAndScoot(var body, _) -> body.name();
            case Decision.Aim _,
                    Decision.Objectives _,
                    Decision.Attach _,
                    Decision.Strike _,
                    Decision.Seal _,
                    Decision.Choose _ ->
                    "";
        };
    }

    private String first(UnitId unit) {
        return table.formation(unit).bodies().getFirst().name();
    }

    /** C4: messages with the bound in which they act. */
    private List<Paper.Row> slips() {
        return plan.messages().stream().map(this::slip).toList();
    }

    private Paper.Row slip(Message message) {
        int whole = Math.max(1, message.acts() - message.written());
        int gone = Math.clamp(table.bound() - message.written(), 0, whole);
        String says =
                message.links().isEmpty()
                        ? words.of(message.orders())
                        : "support " + names.units(message.links().getFirst().to());
        boolean waits = asked && Messages.waits(message, table.bound());
        return new Paper.Row(
                "To " + names.unit(message.unit()),
                List.of(Naming.capital(says)),
                first(message.unit()),
                List.of(),
                waits ? "recall " + message.unit() : "",
                Optional.of(
                        new Paper.Journey(
                                gone,
                                whole,
                                "written in bound %d, acts in bound %d"
                                        .formatted(message.written(), message.acts()))));
    }

    private static final List<String> FIRE =
            List.of("Guns", "Point", "Bound", "Kind", "FU", "left");

    /** C8, C13: every battery and aircraft, with what it is to do and what it has. */
    private List<Paper.Row> fire() {
        var rows = new ArrayList<Paper.Row>();
        for (Stand each : table.battle().stands()) {
            if (view.orders(each.unit()) && each.type().fireUnits()) {
                List<Shoot> shoots =
                        new FirePlan(view)
                                .shoots().stream()
                                        .filter(one -> one.battery().equals(each.id()))
                                        .toList();
                shoots.forEach(one -> rows.add(shoot(one)));
                if (shoots.isEmpty()) {
                    rows.add(row(each.id(), List.of(), "–", "–", "–", "–").changing(first(each)));
                }
            }
        }
        new FirePlan(view).sorties().forEach(each -> rows.add(sortie(each)));
        return rows;
    }

    /** A shoot that a battery without one could have. */
    private String first(Stand battery) {
        int bound = Math.max(1, table.bound());
        return plan.objectives().stream()
                .findFirst()
                .map(at -> new Shoot(battery.id(), at, bound, Shoot.Kind.EFFECTIVE, 1))
                .map(each -> change(new Decision.Fire(each)))
                .orElse("");
    }

    private Paper.Row sortie(Sortie sortie) {
        return row(
                        sortie.air(),
                        List.of(Names.point(sortie.at())),
                        Names.at(sortie.at()),
                        String.valueOf(sortie.bound()),
                        sortie.pressed() ? "air, pressed" : "air",
                        "–")
                .changing(change(new Decision.Fly(sortie)));
    }

    private Paper.Row shoot(Shoot shoot) {
        return row(
                        shoot.battery(),
                        List.of(Names.point(shoot.at())),
                        Names.at(shoot.at()),
                        String.valueOf(shoot.bound()),
                        OrderWords.kind(shoot.kind()),
                        String.valueOf(shoot.fireUnits()))
                .changing(change(new Decision.Fire(shoot)))
                .struckBy(strike(shoot));
    }

    /** From the sheet if it was noted there, else out of the operation order. */
    private String strike(Shoot shoot) {
        int noted = view.sheet().entries().indexOf(new Decision.Fire(shoot));
        return change(
                noted >= 0
                        ? new Decision.Strike(noted + 1)
                        : new Decision.CancelShoot(shoot.battery(), shoot.bound()));
    }

    private Paper.Row row(
            BodyId guns,
            List<Place> places,
            String point,
            String bound,
            String kind,
            String units) {
        return new Paper.Row(
                "",
                List.of(
                        names.body(guns),
                        point,
                        bound,
                        kind,
                        units,
                        String.valueOf(plan.ammunition(guns))),
                guns.name(),
                places,
                "",
                Optional.empty());
    }

    /** NQM-CMD.1, NQM-CTRL.1: all parts of it, as they stand now. */
    private List<Paper.Row> operation() {
        var rows = new ArrayList<Paper.Row>();
        rows.add(Paper.Row.of("Aim", plan.aim().isEmpty() ? "none yet" : plan.aim()));
        rows.add(
                new Paper.Row(
                        "Objectives",
                        List.of(
                                plan.objectives().isEmpty()
                                        ? "none yet"
                                        : Names.at(plan.objectives())),
                        "",
                        Names.way(plan.objectives()),
                        "",
                        Optional.empty()));
        for (Formation each : table.battle().formations()) {
            Standing standing = plan.standing(each.id());
            if (view.orders(each.id()) && !standing.orders().isEmpty()) {
                rows.add(
                        new Paper.Row(
                                names.unit(each.id()),
                                List.of(Naming.capital(words.of(standing.orders()))),
                                first(each.id()),
                                List.of(),
                                "",
                                Optional.empty()));
            }
        }
        for (Link each : plan.links()) {
            rows.add(Paper.Row.of(names.unit(each.unit()), support(each)));
        }
        plan.registered()
                .forEach(
                        each ->
                                rows.add(
                                        Paper.Row.of(
                                                "Registered",
                                                "%s by %s"
                                                        .formatted(
                                                                Names.at(each.at()),
                                                                names.body(each.battery())))));
        return rows;
    }

    private String support(Link link) {
        return "%s of %s"
                .formatted(
                        Naming.capital(link.how().word().replace('-', ' ')),
                        names.units(link.to()));
    }
}
