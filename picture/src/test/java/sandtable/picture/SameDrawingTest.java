package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

import sandtable.formats.Json;
import sandtable.scene.Badge;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Symbol;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.xml.parsers.DocumentBuilderFactory;

/**
 * The page draws symbols and counters as we do. What is drawn here stands in {@code drawn.txt}; a
 * test of the page holds that it draws the same.
 */
class SameDrawingTest {
    private static final Path FOLDER = Path.of("src/test/resources/sandtable/picture");
    private static final Path DRAWN = FOLDER.resolve("drawn.txt");

    /** What only one of the two needs. */
    private static final Set<String> OWN = Set.of("font-family");

    record Samples(List<Piece> pieces) {}

    record SampleTable(int widthMm, int depthMm, List<Feature> features) {}

    /** {@code -Ddrawings.write=true} writes the file again after the drawings have changed. */
    @Test
    void whatIsDrawnStandsInTheFileThatThePageIsHeldTo() throws Exception {
        String drawn = drawn();
        if (Boolean.getBoolean("drawings.write")) {
            Files.writeString(DRAWN, drawn);
        }

        assertEquals(Files.readString(DRAWN), drawn);
    }

    private static String drawn() throws Exception {
        var text = new StringBuilder();
        for (Symbol.Branch branch : Symbol.Branch.values()) {
            for (Symbol.Motion motion : Symbol.Motion.values()) {
                String svg = SvgSymbol.draw(Symbol.of(0, branch, motion, ""), Palette.of(0).ink());
                text.append(line("sign " + branch + " " + motion, svg));
            }
        }
        for (Badge.Shape shape : Badge.Shape.values()) {
            for (String letter : List.of("M", "MR", "")) {
                String svg = SvgBadge.draw(new Badge(shape, letter, ""));
                text.append(line("badge " + shape + " " + letter, svg));
            }
        }
        for (Marker.Kind kind : Marker.Kind.values()) {
            for (int side : List.of(Marker.NOBODY, 0, 1)) {
                text.append(line("marker " + kind + " " + side, SvgMarker.draw(kind, side)));
            }
        }
        String samples = Files.readString(FOLDER.resolve("pieces.json"));
        for (Piece piece : Json.read(samples, Samples.class).pieces()) {
            text.append(
                    piece.baseMm() > 0
                            ? line("base " + piece.id(), SvgBase.draw(piece))
                            : line("counter " + piece.id(), SvgCounter.draw(piece)));
        }
        var table = Json.read(Files.readString(FOLDER.resolve("features.json")), SampleTable.class);
        var ground = new Ground.Measured(table.widthMm(), table.depthMm(), table.features());
        var drawing = new SvgFeatures(new TableShape(ground));
        for (Feature feature : ground.features()) {
            text.append(line(name(feature), drawing.draw(feature)));
        }
        return text.toString();
    }

    private static String name(Feature feature) {
        return switch (feature) {
            case Feature.Area(_, var kind, _, _) -> "area " + kind;
            case Feature.Disc(_, var kind, _, _) -> "disc " + kind;
            case Feature.Line(_, var course, var condition, _, _) ->
                    "line " + course + " " + condition;
        };
    }

    private static String line(String name, String svg) throws Exception {
        byte[] whole = ("<g>" + svg + "</g>").getBytes(StandardCharsets.UTF_8);
        Document document =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(whole));
        return name + "\n  " + canonical(document.getDocumentElement()) + "\n";
    }

    /** Elements with their attributes in order; groups that say nothing are left out. */
    private static String canonical(Node node) {
        if (node instanceof Text text) {
            return text.getData().strip();
        }
        var inner = new StringBuilder();
        for (Node each = node.getFirstChild(); each != null; each = each.getNextSibling()) {
            inner.append(canonical(each));
        }
        Element element = (Element) node;
        SortedMap<String, String> attributes = attributes(element);
        if (element.getTagName().equals("g") && attributes.isEmpty()) {
            return inner.toString();
        }
        var head = new StringBuilder("<" + element.getTagName());
        for (Map.Entry<String, String> each : attributes.entrySet()) {
            head.append(" " + each.getKey() + "=" + each.getValue().replace(' ', ','));
        }
        return head + ">" + inner + "</" + element.getTagName() + ">";
    }

    private static SortedMap<String, String> attributes(Element element) {
        var attributes = new TreeMap<String, String>();
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            Node each = element.getAttributes().item(i);
            boolean nothing = each.getNodeName().equals("x") && each.getNodeValue().equals("0");
            if (!OWN.contains(each.getNodeName()) && !nothing) {
                attributes.put(each.getNodeName(), each.getNodeValue());
            }
        }
        return attributes;
    }
}
