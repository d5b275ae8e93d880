package sandtable.notquitemechanized.words;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.state.Decision;
import sandtable.space.measured.Spot;

import java.util.List;

/** How the decisions of shoots, attacks and assaults are typed. */
final class FightWords {
    static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "shoot",
                            Decision.Fire.class,
                            each -> phrases(each.shoot()),
                            words -> new Decision.Fire(shoot(words))),
                    new Wording<>(
                            "sortie",
                            Decision.Fly.class,
                            each -> phrases(each.sortie()),
                            words -> new Decision.Fly(sortie(words))),
                    new Wording<>(
                            "attack",
                            Decision.Declare.class,
                            FightWords::attack,
                            FightWords::attack),
                    new Wording<>(
                            "scoot",
                            Decision.ShootAndScoot.class,
                            each ->
                                    List.of(
                                            Phrase.of(each.body()),
                                            Phrase.word(
                                                    "word",
                                                    List.of("once", "twice"),
                                                    each.twice() ? "twice" : "once")),
                            words ->
                                    new Decision.ShootAndScoot(
                                            words.body(),
                                            words.words().one("word", List.of("once", "twice"))
                                                    == 1)),
                    new Wording<>(
                            "choose",
                            Decision.Choose.class,
                            each -> List.of(Phrase.of(each.choice().word())),
                            words ->
                                    new Decision.Choose(
                                            words.one("choice", Decision.Choice.values()))));

    private FightWords() {}

    static List<Phrase> phrases(Shoot shoot) {
        return List.of(
                Phrase.of(shoot.battery()),
                Phrase.place("place", shoot.at()),
                Phrase.of("bound"),
                Phrase.word("bound", List.of(), shoot.bound()),
                Phrase.one("kind", shoot.kind()),
                Phrase.word("units", List.of(), shoot.fireUnits()));
    }

    static Shoot shoot(OrderWords words) {
        BodyId battery = words.body();
        Spot at = words.spot();
        words.expect("bound");
        int bound = words.number("a bound");
        Shoot.Kind kind = words.one("kind of shoot", Shoot.Kind.values());
        return new Shoot(battery, at, bound, kind, words.number("a number of FUs"));
    }

    static List<Phrase> phrases(Sortie sortie) {
        return List.of(
                Phrase.of(sortie.air()),
                Phrase.place("place", sortie.at()),
                Phrase.of("bound"),
                Phrase.word("bound", List.of(), sortie.bound()),
                Phrase.maybe("pressed", sortie.pressed()));
    }

    static Sortie sortie(OrderWords words) {
        BodyId air = words.body();
        Spot at = words.spot();
        words.expect("bound");
        return new Sortie(air, at, words.number("a bound"), words.words().taken("pressed"));
    }

    private static List<Phrase> attack(Decision.Declare attack) {
        return attack(attack, List.of());
    }

    private static List<Phrase> attack(Decision.Declare attack, List<BodyId> among) {
        return List.of(
                Phrase.of(attack.command()),
                Phrase.place("place", attack.objective()),
                Phrase.of("with"),
                Phrase.pieces("bodies", among, attack.with()));
    }

    static Template template(Decision.Declare attack, List<BodyId> among) {
        return Wording.template("attack", attack(attack, among)).orElseThrow();
    }

    private static Decision.Declare attack(OrderWords words) {
        BodyId command = words.body();
        Spot objective = words.spot();
        words.expect("with");
        return new Decision.Declare(command, objective, words.some(OrderWords::body));
    }
}
