package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How artillery is asked for: {@code request fao 60.0,70.0 105-1 105-2 barrage 90}, {@code counter
 * fao 105-1 > 150-1}, and {@code smoke mortar-1 60.0,70.0}.
 */
public final class ArtilleryWords {
    private static final String[] PATTERNS = {"concentration", "barrage", "smoke"};

    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "request",
                            Decision.Request.class,
                            (view, it) ->
                                    List.of(
                                            Phrase.of(it.observer()),
                                            Phrase.place(it.at()),
                                            guns(view, it.guns()),
                                            Phrase.of(OrderWords.words(it.pattern()).toArray())),
                            words ->
                                    new Decision.Request(
                                            words.unit(),
                                            words.spot(),
                                            words.some(OrderWords::gun, PATTERNS),
                                            words.pattern())),
                    new Wording<>(
                            "counter",
                            Decision.CounterBattery.class,
                            (view, it) ->
                                    List.of(
                                            Phrase.of(it.observer()),
                                            guns(view, it.guns()),
                                            Phrase.of(OrderWords.AT, it.target())),
                            words ->
                                    new Decision.CounterBattery(
                                            words.unit(),
                                            words.some(OrderWords::gun, OrderWords.AT),
                                            target(words))),
                    new Wording<>(
                            "smoke",
                            Decision.LaySmoke.class,
                            (_, it) -> List.of(Phrase.of(it.mortar()), Phrase.place(it.at())),
                            words -> new Decision.LaySmoke(words.unit(), words.spot())));

    private ArtilleryWords() {}

    private static GunId target(OrderWords words) {
        words.at();
        return words.gun();
    }

    /** Any of the side's own. */
    private static Phrase guns(View view, List<GunId> chosen) {
        List<GunId> own =
                view.battle().order().guns().stream()
                        .filter(each -> each.side() == view.me())
                        .map(OrderOfBattle.OffTable::id)
                        .toList();
        return Phrase.pieces("guns", Wording.names(own), Wording.names(chosen));
    }
}
