package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.state.Dispatch;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;

/** Written orders, on their way and carried out. */
record OrderLines(Told told) {
    LogLine of(OrderHappening event) {
        var words = new OrderWords(told.names());
        return switch (event) {
            case OrderHappening.Noted(var entry, _, var clause) ->
                    LogLine.of("Noted: " + new Decisions(told.names()).words(entry), clause);
            case OrderHappening.Struck(var entry, _, var clause) ->
                    LogLine.of("Struck out: " + new Decisions(told.names()).words(entry), clause);
            case OrderHappening.Sealed(_, var clause) -> LogLine.of("You have sealed", clause);
            case OrderHappening.Sent(var unit, var orders, int acts, _, var clause) ->
                    told.of(
                            unit,
                            "Sent to %s: %s; it acts in bound %d"
                                    .formatted(told.unit(unit), words.of(orders), acts),
                            clause);
            case OrderHappening.Received(var unit, var orders, _, var clause) ->
                    told.of(
                            unit,
                            "%s has its orders: %s".formatted(told.unit(unit), words.of(orders)),
                            clause);
            case OrderHappening.Recalled(var unit, _, var clause) ->
                    told.of(unit, "The order to %s is recalled".formatted(told.unit(unit)), clause);
            case OrderHappening.Attached(var link, int acts, _, var clause) ->
                    told.of(link.unit(), attached(link, acts), clause);
            case OrderHappening.ReportArrived report -> report(report, words);
            case OrderHappening.CarriedOut(var unit, var order, _, var clause) ->
                    told.of(
                            unit,
                            "%s has carried out: %s".formatted(told.unit(unit), words.of(order)),
                            clause);
        };
    }

    /** C17: what another post of the side tells, with the places it speaks of. */
    private LogLine report(OrderHappening.ReportArrived report, OrderWords words) {
        var parts = new ArrayList<String>();
        if (!report.seen().isEmpty()) {
            parts.add("sees " + seen(report.seen()));
        }
        if (!report.hurt().isEmpty()) {
            parts.add("losses of " + told.names().bodies(report.hurt()));
        }
        for (Dispatch.Done each : report.done()) {
            parts.add(
                    "%s has carried out: %s"
                            .formatted(told.unit(each.unit()), words.of(each.order())));
        }
        String news = parts.isEmpty() ? "nothing new" : String.join("; ", parts);
        String from = told.names().post(report.from());
        return told.line(
                        "%s reports of bound %d: %s".formatted(from, report.bound(), news),
                        report.clause(),
                        report.seen().stream().<Place>map(each -> Names.point(each.at())).toList())
                .written(new LogLine.Slip(from, "bound " + report.bound(), Naming.capital(news)));
    }

    private String seen(List<Dispatch.Place> places) {
        return Naming.listed(
                places.stream()
                        .map(each -> told.body(each.id()) + " at " + Names.at(each.at()))
                        .toList());
    }

    private String attached(Link link, int acts) {
        return "%s is %s of %s from bound %d"
                .formatted(
                        told.unit(link.unit()),
                        link.how().word().replace('-', ' '),
                        told.names().units(link.to()),
                        acts);
    }
}
