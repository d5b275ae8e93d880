package sandtable.server.web;

import io.javalin.http.Context;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** Bytes that never change while the program runs, also in compressed form. */
public record Asset(byte[] plain, byte[] compressed) {
    public static Asset of(byte[] plain) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(bytes)) {
            zip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Asset(plain, bytes.toByteArray());
    }

    /** Compressed where the browser takes it and it is shorter so. */
    public void send(Context ctx) {
        ctx.header("Vary", "Accept-Encoding");
        String accepted = Optional.ofNullable(ctx.header("Accept-Encoding")).orElse("");
        boolean compress = accepted.contains("gzip") && compressed.length < plain.length;
        if (compress) {
            ctx.header("Content-Encoding", "gzip");
        }
        ctx.result(compress ? compressed : plain);
    }
}
