package sandtable.picture;

import sandtable.scene.Marker;

/** Draws what lies on the ground: a disc with an outline of its own. */
final class SvgMarker {
    private static final Drawings.Markers MARKERS = Drawings.ALL.markers();

    private SvgMarker() {}

    /** The marker with its middle at the origin. */
    static String draw(Marker.Kind kind, int side) {
        String colour = side == Marker.NOBODY ? Palette.INK : Palette.of(side).own();
        String line = " stroke=\"" + colour + "\" stroke-width=\"" + MARKERS.width() + "\"";
        String dash = side == 1 ? " stroke-dasharray=\"" + MARKERS.secondSideDash() + "\"" : "";
        Drawings.Outline shape = MARKERS.shapes().get(kind);
        return Svg.path(MARKERS.disc(), "fill=\"" + Palette.CARD + "\"" + line + dash)
                + Svg.path(
                        shape.d(),
                        shape.filled() ? "fill=\"" + colour + "\"" : "fill=\"none\"" + line);
    }
}
