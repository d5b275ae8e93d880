package sandtable.server;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import sandtable.formats.Json;

/**
 * Answers what cannot even be read as a request, and so gets no further: as any other refusal, with
 * the same headers and without a word of which program it is.
 */
final class NotHttp implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Visitors.HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        var sent = new Sent.Failed("http", HttpStatus.getMessage(response.getStatus()));
        Content.Sink.write(response, true, Json.write(sent), callback);
        return true;
    }
}
