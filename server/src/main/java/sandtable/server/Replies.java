package sandtable.server;

import io.javalin.http.Context;

/** What a game answers to somebody who wants to change it, with its status. */
final class Replies {
    private Replies() {}

    static void send(Context ctx, Reply reply) {
        switch (reply) {
            case Reply.Accepted(var position) -> Api.send(ctx, 200, position);
            case Reply.Considered(var choice) -> Api.send(ctx, 200, choice);
            case Reply.Measured(var measurements) ->
                    Api.send(ctx, 200, new Sent.Measured(measurements));
            case Reply.Formed(var formation) -> Api.send(ctx, 200, formation);
            case Reply.Stale(var position) ->
                    Api.send(
                            ctx,
                            409,
                            new Sent.Stale(
                                    "stale",
                                    "The position has changed since: look again.",
                                    position));
            case Reply.Refused(var violation, var offence) ->
                    Api.send(
                            ctx,
                            422,
                            new Sent.Refused(
                                    "refused",
                                    violation.reason(),
                                    violation.clause(),
                                    violation.reason(),
                                    offence));
            case Reply.Unreadable(var why) ->
                    Api.send(ctx, 400, new Sent.Failed("unreadable", why));
            case Reply.Kept(var why) ->
                    Api.send(
                            ctx,
                            422,
                            new Sent.NotUndone(
                                    "not-undone", "This cannot be taken back: " + why + ".", why));
        }
    }
}
