package sandtable.picture;

import sandtable.picture.HexShape.Spot;

import java.util.List;
import java.util.Locale;

/** Pieces of SVG as text. */
final class Svg {
    // Families that every reader of SVG has; a list of better ones before them is not read by all.
    static final String SANS = "sans-serif";
    static final String MONO = "monospace";
    static final String SERIF = "serif";

    static final String BOLD_MIDDLE = "font-weight=\"bold\" text-anchor=\"middle\" ";

    private Svg() {}

    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        String plain = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        return plain.equals("-0") ? "0" : plain;
    }

    static String at(Spot spot) {
        return number(spot.x()) + " " + number(spot.y());
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String polygon(List<Spot> corners, String attributes) {
        var points = new StringBuilder();
        for (Spot each : corners) {
            points.append(points.isEmpty() ? "" : " ")
                    .append(number(each.x()))
                    .append(',')
                    .append(number(each.y()));
        }
        return "<polygon points=\"" + points + "\" " + attributes + "/>\n";
    }

    static String path(String d, String attributes) {
        return "<path d=\"" + d + "\" " + attributes + "/>\n";
    }

    static String text(Spot at, double size, String attributes, String text) {
        return "<text x=\"%s\" y=\"%s\" font-size=\"%s\" %s>%s</text>\n"
                .formatted(number(at.x()), number(at.y()), number(size), attributes, escape(text));
    }

    static String moved(Spot to, String inner) {
        return "<g transform=\"translate(" + at(to) + ")\">\n" + inner + "</g>\n";
    }

    static String stroke(String colour, double width) {
        return "fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" + number(width) + "\"";
    }
}
