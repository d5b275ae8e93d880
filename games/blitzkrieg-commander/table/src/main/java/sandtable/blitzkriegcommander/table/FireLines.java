package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** Attacks and what comes of them. */
record FireLines(Told told) {
    LogLine of(FireHappening event) {
        return switch (event) {
            case FireHappening.Attacked attacked -> attacked(attacked);
            case FireHappening.Suppressed(var unit, var clause) ->
                    told.said(told.unit(unit) + " is suppressed", clause, unit);
            case FireHappening.FellBack(var unit, int rolled, var from, var to, var clause) ->
                    Told.at(
                            "%s falls back %s to %s"
                                    .formatted(told.unit(unit), Names.cm(rolled), Names.at(to)),
                            clause,
                            from,
                            to);
            case FireHappening.StoodFast(var unit, int rolled, var clause) ->
                    told.said(
                            "%s should fall back %s and stays in its works"
                                    .formatted(told.unit(unit), Names.cm(rolled)),
                            clause,
                            unit);
            case FireHappening.KnockedOut(var unit, var why, var clause) ->
                    LogLine.of("%s is knocked out: %s".formatted(told.unit(unit), why), clause);
            case FireHappening.TookCommand(var hq, int cv, var clause) ->
                    told.said(
                            "%s becomes the CO with Command Value %d".formatted(told.unit(hq), cv),
                            clause,
                            hq);
            case FireHappening.MinesFound(var field, var at, var dummy, var clause) ->
                    Told.at(
                            "%s is found at %s%s"
                                    .formatted(
                                            Naming.capital(field.toString()),
                                            Names.at(at),
                                            dummy ? ": a dummy" : ""),
                            clause,
                            at);
        };
    }

    private LogLine attacked(FireHappening.Attacked attacked) {
        var dice = new ArrayList<LogLine.Dice>();
        var reasons = new ArrayList<Reason>();
        int hits = 0;
        int unsaved = 0;
        String target = told.whose(attacked.target());
        for (FireHappening.Rolled group : attacked.groups()) {
            hits += group.hits();
            unsaved += group.unsaved();
            reasons.addAll(Told.reasons(group.dice()));
            reasons.add(Reason.of("hits on", group.score() + "+", "BKC-CAS.4"));
            reasons.add(Reason.of("save", group.save(), "BKC-CAS.5"));
            dice.add(Told.count("attacks", group.attacks(), group.score()));
            if (!group.saves().isEmpty()) {
                dice.add(Told.count(target + " saves", group.saves(), group.save().needed()));
            }
            if (!group.suppression().isEmpty()) {
                dice.add(Told.count("suppression", group.suppression(), group.score()));
            }
        }
        if (!attacked.fallBack().isEmpty()) {
            dice.add(Told.sum("fall-back", attacked.fallBack()));
        }
        String by = attacked.by().isEmpty() ? "" : " by " + told.all(attacked.by());
        return new LogLine(
                "%s is attacked%s: %s, %d unsaved"
                        .formatted(
                                told.unit(attacked.target()),
                                by,
                                Naming.count(hits, "hit"),
                                unsaved),
                dice,
                reasons,
                attacked.clause(),
                List.of(told.where(attacked.target())));
    }
}
