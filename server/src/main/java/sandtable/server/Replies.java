package sandtable.server;

/** What a game answers to somebody who wants to change it, with its status. */
final class Replies {
    private Replies() {}

    static Answered of(Reply reply) {
        return switch (reply) {
            case Reply.Accepted(var shown) -> Answered.json(200, shown);
            case Reply.Considered(var choice) -> Answered.json(200, choice);
            case Reply.Measured(var measurements) ->
                    Answered.json(200, new Sent.Measured(measurements));
            case Reply.Formed(var formation) -> Answered.json(200, formation);
            case Reply.Stale(var shown) ->
                    Answered.json(
                            409,
                            new Sent.Stale(
                                    "stale", "The position has changed since: look again.", shown));
            case Reply.Refused(var violation, var offence) ->
                    Answered.json(
                            422,
                            new Sent.Refused(
                                    "refused",
                                    violation.reason(),
                                    violation.clause(),
                                    violation.reason(),
                                    offence));
            case Reply.Astray(var step) ->
                    Answered.json(
                            422,
                            new Sent.Failed(
                                    "lesson",
                                    "The rules allow this, but the lesson goes another way: "
                                            + step
                                            + "."));
            case Reply.Unreadable(var why) ->
                    Answered.json(400, new Sent.Failed("unreadable", why));
            case Reply.KeyUsed() ->
                    Answered.json(
                            422,
                            new Sent.Failed(
                                    "key-used",
                                    "Another answer was sent under this key before; give each"
                                            + " answer a key of its own."));
            case Reply.Kept(var why) ->
                    Answered.json(
                            422,
                            new Sent.NotUndone(
                                    "not-undone", "This cannot be taken back: " + why + ".", why));
        };
    }
}
