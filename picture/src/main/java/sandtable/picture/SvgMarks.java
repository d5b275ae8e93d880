package sandtable.picture;

import java.util.List;
import java.util.stream.Collectors;

/** Draws paths as the data file has them. */
final class SvgMarks {
    private SvgMarks() {}

    static String draw(List<Drawings.Mark> marks, String ink) {
        return marks.stream().map(each -> draw(each, ink)).collect(Collectors.joining());
    }

    static String draw(Drawings.Mark mark, String ink) {
        var paint = new StringBuilder("fill=\"");
        paint.append(mark.fill().map(each -> Palette.of(each, ink)).orElse("none")).append('"');
        mark.opacity().ifPresent(each -> paint.append(" fill-opacity=\"" + each + "\""));
        mark.stroke().ifPresent(each -> paint.append(" stroke=\"" + Palette.of(each, ink) + "\""));
        mark.width().ifPresent(each -> paint.append(" stroke-width=\"" + Svg.number(each) + "\""));
        mark.dash().ifPresent(each -> paint.append(" stroke-dasharray=\"" + each + "\""));
        return Svg.path(mark.d(), paint.toString());
    }
}
