package sandtable.notquitemechanized.words;

import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;

import java.util.ArrayList;
import java.util.List;

/** How the decisions of the operation order and of the bound's orders are typed. */
final class PlanWords {
    static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "aim",
                            Decision.Aim.class,
                            each -> List.of(Phrase.line("words", each.aim())),
                            words -> new Decision.Aim(words.rest("an aim"))),
                    new Wording<>(
                            "objectives",
                            Decision.Objectives.class,
                            each -> List.of(Phrase.way(each.places())),
                            words -> new Decision.Objectives(words.way())),
                    new Wording<>(
                            "attach", Decision.Attach.class, PlanWords::attach, PlanWords::attach),
                    new Wording<>(
                            "order",
                            Decision.Write.class,
                            PlanWords::order,
                            words -> new Decision.Write(words.unit(), OrderText.read(words))),
                    new Wording<>(
                            "recall",
                            Decision.Recall.class,
                            each -> List.of(Phrase.of(each.unit())),
                            words -> new Decision.Recall(words.unit())),
                    new Wording<>(
                            "strike",
                            Decision.Strike.class,
                            each -> List.of(Phrase.of(each.entry())),
                            words -> new Decision.Strike(words.number("an entry"))),
                    new Wording<>(
                            "instruct",
                            Decision.Instruct.class,
                            each -> instruct(each.unit(), each.change()),
                            words -> new Decision.Instruct(words.unit(), change(words))),
                    new Wording<>(
                            "cancel",
                            Decision.CancelShoot.class,
                            each -> List.of(Phrase.of(each.battery(), each.bound())),
                            words ->
                                    new Decision.CancelShoot(
                                            words.body(), words.number("a bound"))),
                    new Wording<>(
                            "register",
                            Decision.Register.class,
                            each ->
                                    List.of(
                                            Phrase.of(each.point().battery()),
                                            Phrase.place("place", each.point().at())),
                            words ->
                                    new Decision.Register(
                                            new Registered(words.body(), words.spot()))),
                    new Wording<>(
                            "seal", Decision.Seal.class, _ -> List.of(), _ -> new Decision.Seal()));

    private PlanWords() {}

    private static List<Phrase> order(Decision.Write write) {
        var phrases = new ArrayList<Phrase>(List.of(Phrase.of(write.unit())));
        phrases.addAll(OrderText.phrases(write.orders()));
        return phrases;
    }

    private static List<Phrase> attach(Decision.Attach attach) {
        Link link = attach.link();
        return List.of(Phrase.of(link.unit(), link.how().word()), Phrase.of(link.to().toArray()));
    }

    private static Decision.Attach attach(OrderWords words) {
        UnitId unit = words.unit();
        Attachment how = words.one("attachment", Attachment.values());
        return new Decision.Attach(new Link(unit, how, words.some(OrderWords::unit)));
    }

    private static List<Phrase> instruct(UnitId unit, Change change) {
        return switch (change) {
            case Change.ToStop(var now) ->
                    List.of(Phrase.of(unit, "stop"), Phrase.one("distance", now));
            case Change.OnWhite(var now) ->
                    List.of(Phrase.of(unit, "white"), Phrase.one("choice", now));
            case Change.ToHold(var now) ->
                    List.of(Phrase.of(unit, "fire"), Phrase.one("band", now));
            case Change.ToScoot(var now) ->
                    List.of(Phrase.of(unit, "scoot"), Phrase.one("choice", now));
            case Change.ToRegistered(var now) ->
                    List.of(
                            Phrase.of(unit, "registered"),
                            Phrase.word("answer", List.of("yes", "no"), now ? "yes" : "no"));
        };
    }

    private static Change change(OrderWords words) {
        List<String> kinds = List.of("stop", "white", "fire", "scoot", "registered");
        return switch (words.words().one("instruction", kinds)) {
            case 0 -> new Change.ToStop(words.one("distance", Instructions.Stop.values()));
            case 1 -> new Change.OnWhite(words.one("choice", Instructions.White.values()));
            case 2 -> new Change.ToHold(words.one("band", Instructions.HoldFire.values()));
            case 3 -> new Change.ToScoot(words.one("choice", Instructions.Scoot.values()));
            default ->
                    new Change.ToRegistered(words.words().one("answer", List.of("yes", "no")) == 0);
        };
    }
}
