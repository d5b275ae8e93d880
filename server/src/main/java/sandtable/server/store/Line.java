package sandtable.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The way to the database: a session that is given up when it is of no more use, and opened anew
 * when it is wanted next. One at a time uses it.
 */
final class Line {
    private final Path file;
    private Optional<Session> open = Optional.empty();
    private boolean ended = false;

    Line(Path file) {
        this.file = file;
    }

    Session session() throws SQLException {
        if (ended) {
            throw new SQLException("the program is ending");
        }
        if (open.isEmpty()) {
            open = Optional.of(Session.of(file));
        }
        return open.get();
    }

    /** Ends what is under way; a session that cannot even do that is given up. */
    void rollBack() {
        try {
            if (open.isPresent()) {
                open.get().rollBack();
            }
        } catch (SQLException e) {
            close();
        }
    }

    /** Brings all into the one file, for good. */
    void gather() {
        try {
            session().gather();
        } catch (SQLException e) {
            return; // what lies beside the file is read at the next start
        } finally {
            end();
        }
    }

    /** Closes it for good: whoever comes late finds nothing open. */
    void end() {
        ended = true;
        close();
    }

    /** A session that cannot be closed is of no use either way. */
    void close() {
        Optional<Session> last = open;
        open = Optional.empty();
        try {
            if (last.isPresent()) {
                last.get().close();
            }
        } catch (SQLException e) {
            return;
        }
    }
}
