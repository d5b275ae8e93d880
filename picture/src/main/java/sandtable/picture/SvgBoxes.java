package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws the pieces beside the map, those of one box together, boxes side by side where they fit.
 */
final class SvgBoxes {
    private static final double ROW = 84;
    private static final double STEP = SvgCounter.SIZE + 8;
    private static final double LABEL_LETTER = 6.5;

    private record Box(String name, List<Piece> pieces, double x, int row) {}

    private final List<Box> boxes = new ArrayList<>();
    private final double width;

    SvgBoxes(Scene scene, double width) {
        this.width = width;
        double x = 0;
        int row = 0;
        for (var each : named(scene).entrySet()) {
            double needed =
                    Math.max(STEP * each.getValue().size(), LABEL_LETTER * each.getKey().length());
            if (x > 0 && x + needed > width) {
                x = 0;
                row++;
            }
            boxes.add(new Box(each.getKey(), each.getValue(), x, row));
            x += needed + STEP / 2;
        }
    }

    private static Map<String, List<Piece>> named(Scene scene) {
        var named = new LinkedHashMap<String, List<Piece>>();
        for (Piece piece : scene.pieces()) {
            if (piece.places().getFirst() instanceof Place.Box(var name)) {
                String box = scene.parties().get(piece.side()).name() + ": " + name;
                named.computeIfAbsent(box, _ -> new ArrayList<>()).add(piece);
            }
        }
        return named;
    }

    double height() {
        return boxes.isEmpty() ? 0 : ROW * (boxes.getLast().row() + 1);
    }

    String draw() {
        var svg = new StringBuilder();
        for (Box box : boxes) {
            double top = ROW * box.row();
            String ink = "fill=\"" + Palette.INK_SECOND + "\"";
            svg.append(Svg.text(new Spot(box.x(), top + 12), 12, ink, box.name()));
            int gaps = Math.max(1, box.pieces().size() - 1);
            double step = Math.min(STEP, (width - SvgCounter.SIZE) / gaps);
            for (int i = 0; i < box.pieces().size(); i++) {
                Spot spot = new Spot(box.x() + SvgCounter.SIZE / 2 + i * step, top + 50);
                svg.append(Svg.moved(spot, SvgCounter.draw(box.pieces().get(i))));
            }
        }
        return svg.toString();
    }
}
