package sandtable.picture;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

import javax.imageio.ImageIO;

/** Turns an SVG drawing into a picture of dots. */
public final class Png {
    /** A big map with its counters has thousands of paths, more than the library expects. */
    private static final DocumentLimits LIMITS =
            new DocumentLimits(
                    DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                    DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                    1_000_000);

    private Png() {}

    /**
     * @param scale dots per unit of the drawing
     */
    public static byte[] of(String svg, double scale) {
        SVGDocument document =
                new SVGLoader()
                        .load(
                                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                                null,
                                LoaderContext.builder().documentLimits(LIMITS).build());
        if (document == null) {
            throw new IllegalArgumentException("not an SVG drawing");
        }
        int width = (int) Math.round(document.size().width * scale);
        int height = (int) Math.round(document.size().height * scale);
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.decode(Palette.MARGIN));
        graphics.fillRect(0, 0, width, height);
        document.render(null, graphics, new ViewBox(0, 0, width, height));
        graphics.dispose();
        return bytes(image);
    }

    private static byte[] bytes(BufferedImage image) {
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
