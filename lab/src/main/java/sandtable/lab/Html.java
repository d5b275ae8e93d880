package sandtable.lab;

import sandtable.lab.Report.Abort;
import sandtable.lab.Report.Pace;
import sandtable.lab.Report.PlayerResult;
import sandtable.lab.Report.SideResult;

import java.util.Locale;

/** A report as one page that needs nothing else: figures, and each interval drawn to scale. */
public final class Html {
    private static final String PAGE =
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%1$s: %2$d games</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
            table { border-collapse: collapse; margin-bottom: 1.5rem; }
            th, td { padding: .25rem .75rem; border-bottom: 1px solid #bbb; text-align: left; }
            td.n { text-align: right; font-variant-numeric: tabular-nums; }
            svg { display: block; }
            </style>
            </head>
            <body>
            <h1>%1$s</h1>
            <p>%2$d games, seed %3$d, %4$s. Intervals hold the true rate at 95&nbsp;%% confidence (Wilson).</p>
            %5$s</body>
            </html>
            """;
    private static final int WIDTH = 300;

    private Html() {}

    public static String page(Report report) {
        String swapped =
                switch (report.swap()) {
                    case SIDES_KEPT -> "each player on one side";
                    case SIDES_SWAPPED -> "sides swapped from game to game";
                };
        String body = sides(report) + players(report) + figures(report) + aborts(report);
        return PAGE.formatted(
                text(report.scenario()), report.games(), report.seed(), swapped, body);
    }

    private static String sides(Report report) {
        var rows =
                new StringBuilder(
                        "<h2>Sides</h2>\n"
                                + "<table>\n"
                                + "<tr><th>side</th><th>wins</th><th>rate</th><th>0 to"
                                + " 100&nbsp;%</th></tr>\n");
        for (SideResult each : report.sides()) {
            rows.append(
                    row(
                            text(each.side()),
                            number(each.wins().count()),
                            rate(each.wins()),
                            bar(each.wins())));
        }
        return rows.append("</table>\n").toString();
    }

    private static String players(Report report) {
        var rows =
                new StringBuilder(
                        "<h2>Players</h2>\n"
                            + "<table>\n"
                            + "<tr><th>player</th><th>wins</th><th>losses</th><th>draws</th><th>share"
                            + " of decided games</th><th>0 to 100&nbsp;%</th></tr>\n");
        for (PlayerResult each : report.players()) {
            rows.append(
                    row(
                            text(each.player()),
                            number(each.wins()),
                            number(each.losses()),
                            number(each.draws()),
                            rate(each.decided()),
                            bar(each.decided())));
        }
        return rows.append("</table>\n").toString();
    }

    private static String figures(Report report) {
        var rows = new StringBuilder("<h2>Figures</h2>\n<table>\n");
        rows.append(row("draws", number(report.draws())));
        if (report.meanTurns() > 0) {
            rows.append(row("turns in a game, on average", number("%.1f", report.meanTurns())));
        }
        rows.append(row("decisions", number(report.decisions())));
        rows.append(row("seconds", number("%.1f", report.seconds())));
        rows.append(row("decisions per second", number("%.0f", report.decisionsPerSecond())));
        rows.append(row("games aborted", number(report.aborted())));
        for (Pace each : report.paces()) {
            String whose = "an answer of " + text(each.player()) + ", in ms, ";
            rows.append(row(whose + "on average", number("%.1f", each.mean())));
            rows.append(row(whose + "at most", number("%.1f", each.longest())));
        }
        return rows.append("</table>\n").toString();
    }

    private static String aborts(Report report) {
        if (report.aborts().isEmpty()) {
            return "";
        }
        var rows =
                new StringBuilder(
                        "<h2>Aborted</h2>\n"
                                + "<table>\n"
                                + "<tr><th>game</th><th>seed</th><th>reason</th></tr>\n");
        for (Abort each : report.aborts()) {
            rows.append(row(number(each.game()), number(each.seed()), text(each.reason())));
        }
        return rows.append("</table>\n").toString();
    }

    private static String row(String... cells) {
        var row = new StringBuilder("<tr>");
        for (String cell : cells) {
            row.append(cell.startsWith("<td") ? cell : "<td>" + cell + "</td>");
        }
        return row.append("</tr>\n").toString();
    }

    private static String number(long number) {
        return "<td class=\"n\">" + number + "</td>";
    }

    private static String number(String form, double number) {
        return "<td class=\"n\">" + String.format(Locale.ROOT, form, number) + "</td>";
    }

    private static String rate(Share share) {
        return percent(share.rate())
                + " ("
                + percent(share.low())
                + " to "
                + percent(share.high())
                + ")";
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f&nbsp;%%", 100 * part);
    }

    /** The interval as a thick line, the rate as a mark on it, half as a thin line across. */
    private static String bar(Share share) {
        return String.format(
                Locale.ROOT,
                "<svg width=\"%1$d\" height=\"20\" role=\"img\" aria-label=\"%2$.1f to %3$.1f"
                        + " percent\"><path d=\"M0 10H%1$d M%4$.1f 0V20\" stroke=\"#999\"/><rect"
                        + " x=\"%5$.1f\" y=\"6\" width=\"%6$.1f\" height=\"8\" fill=\"#36c\"/><path"
                        + " d=\"M%7$.1f 2V18\" stroke=\"#000\" stroke-width=\"3\"/></svg>",
                WIDTH,
                100 * share.low(),
                100 * share.high(),
                WIDTH / 2.0,
                WIDTH * share.low(),
                WIDTH * (share.high() - share.low()),
                WIDTH * share.rate());
    }

    private static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
