package sandtable.server;

import sandtable.catalog.Handbook;
import sandtable.formats.Json;
import sandtable.formats.JsonSchema;
import sandtable.scene.Choice;
import sandtable.scene.Formation;
import sandtable.scene.Ground;
import sandtable.scene.Known;
import sandtable.scene.Overlay;
import sandtable.scene.SightLine;
import sandtable.server.library.Read;
import sandtable.server.why.Advice;
import sandtable.server.why.Analysis;
import sandtable.server.why.Counsel;
import sandtable.server.why.Why;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The description of the interface: the requests as written by hand, the shapes as they are sent.
 */
final class OpenApi {
    /** What is written by hand. */
    record Requests(String openapi, Map<String, Object> info, Map<String, Object> paths) {}

    record Components(Map<String, Object> schemas) {}

    record Document(
            String openapi,
            Map<String, Object> info,
            Map<String, Object> paths,
            Components components) {}

    static final String TEXT = Json.write(document());

    private OpenApi() {}

    private static Document document() {
        Requests requests = Json.read(written(), Requests.class);
        return new Document(
                requests.openapi(), requests.info(), requests.paths(), new Components(schemas()));
    }

    private static String written() {
        try (InputStream stream = OpenApi.class.getResourceAsStream("openapi.json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The shapes of what is sent and of what is read, by name. */
    static Map<String, Object> schemas() {
        List<Class<?>> read =
                List.of(
                        NewGame.Wish.class,
                        Api.Answer.class,
                        Api.Measure.class,
                        Api.Form.class,
                        Api.TakeBack.class,
                        Api.Hurry.class,
                        Api.HandOver.class,
                        Api.Say.class,
                        Api.PlayOn.class,
                        Api.Advise.class);
        var written = new ArrayList<Class<?>>(List.of(Sent.class.getDeclaredClasses()));
        written.addAll(List.of(Read.class.getDeclaredClasses()));
        written.add(Ground.class);
        written.add(Overlay.class);
        written.add(Choice.class);
        written.add(SightLine.class);
        written.add(Known.class);
        written.add(Formation.class);
        written.add(Handbook.class);
        written.add(Why.class);
        written.add(Counsel.class);
        written.add(Advice.class);
        written.add(Analysis.class);
        return JsonSchema.of("#/components/schemas/", written, read);
    }
}
