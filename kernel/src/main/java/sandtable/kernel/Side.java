package sandtable.kernel;

/** One of the parties to a match. The scenario names them. */
public record Side(String id) {
    @Override
    public String toString() {
        return id;
    }
}
