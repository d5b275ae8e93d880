package sandtable.server;

/**
 * A request that cannot be answered as asked: the status, a short code and a sentence for a person.
 */
final class Failure extends RuntimeException {
    private final int status;
    private final String code;

    Failure(int status, String code, String sentence) {
        super(sentence);
        this.status = status;
        this.code = code;
    }

    int status() {
        return status;
    }

    Sent.Failed sent() {
        return new Sent.Failed(code, getMessage());
    }
}
