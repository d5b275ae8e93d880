package sandtable.bench.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One connection to a server that stays open, with nothing but what is needed: what the client
 * costs the machine is not there for the server.
 */
final class Wire implements Closeable {
    /** What came back. */
    record Back(int status, String text, int bytes) {}

    private static final int PATIENCE_MS = 300_000;

    /** The server hangs up on whoever says nothing for half a minute. */
    private static final long QUIET_NANOS = 15_000_000_000L;

    private final URI address;
    private Socket socket;
    private InputStream in;
    private long usedNanos;

    Wire(URI address) throws IOException {
        this.address = address;
        open();
    }

    private void open() throws IOException {
        socket = new Socket(address.getHost(), address.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MS);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
        usedNanos = System.nanoTime();
    }

    Back get(String path) throws IOException {
        ask("GET", path, "Accept: application/json", "");
        return back();
    }

    /** The same from one who says who they are. */
    Back get(String path, String authorization) throws IOException {
        ask("GET", path, "Authorization: " + authorization, "");
        return back();
    }

    Back post(String path, String body) throws IOException {
        ask("POST", path, "Accept: application/json", body);
        return back();
    }

    /** Begins to listen to events, which {@link #line} gives one line at a time. */
    void listen(String path) throws IOException {
        ask("GET", path, "Accept: text/event-stream", "");
        head();
    }

    private void ask(String method, String path, String header, String body) throws IOException {
        if (System.nanoTime() - usedNanos > QUIET_NANOS) {
            socket.close();
            open();
        }
        usedNanos = System.nanoTime();
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head =
                "%s %s HTTP/1.1\r\nHost: %s:%d\r\n%s\r\nContent-Length: %d\r\n\r\n"
                        .formatted(
                                method,
                                path,
                                address.getHost(),
                                address.getPort(),
                                header,
                                bytes.length);
        var all = new ByteArrayOutputStream();
        all.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        all.writeBytes(bytes);
        socket.getOutputStream().write(all.toByteArray());
    }

    private Back back() throws IOException {
        Head head = head();
        byte[] body = head.chunked() ? chunks() : in.readNBytes(head.length());
        return new Back(head.status(), new String(body, StandardCharsets.UTF_8), body.length);
    }

    private record Head(int status, int length, boolean chunked) {}

    private Head head() throws IOException {
        int status = Integer.parseInt(line().split(" ")[1]);
        int length = 0;
        boolean chunked = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(lower.substring(15).strip());
            }
            chunked |= lower.equals("transfer-encoding: chunked");
        }
        return new Head(status, length, chunked);
    }

    private byte[] chunks() throws IOException {
        var all = new ByteArrayOutputStream();
        for (int size = size(); size > 0; size = size()) {
            all.writeBytes(in.readNBytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private int size() throws IOException {
        return Integer.parseInt(line(), 16);
    }

    /** The next line of the answer, without its end. */
    String line() throws IOException {
        var line = new StringBuilder();
        for (int each = in.read(); each != '\n'; each = in.read()) {
            if (each < 0) {
                throw new EOFException("the server hung up");
            }
            if (each != '\r') {
                line.append((char) each);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
