package sandtable.blitzkriegcommander.words;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.TypedWords;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Takes one typed decision apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(Table table, TypedWords words) {
    /** Between those who do something and whom they do it to. */
    public static final String AT = ">";

    public UnitId unit() {
        return one("unit", table.ids(), UnitId::name);
    }

    public GunId gun() {
        return one("gun", ids(order().guns(), OrderOfBattle.OffTable::id), GunId::name);
    }

    public AircraftId aircraft() {
        return one("aircraft", ids(order().aircraft(), OrderOfBattle.Flight::id), AircraftId::name);
    }

    public WorkId work() {
        return one("work", ids(order().works(), OrderOfBattle.Site::id), WorkId::name);
    }

    public MineId mines() {
        return one("minefield", ids(order().mines(), OrderOfBattle.Field::id), MineId::name);
    }

    public MissionId mission() {
        return one("mission", ids(order().missions(), OrderOfBattle.Mission::id), MissionId::name);
    }

    public BridgeId bridge() {
        return one("bridge", table.battle().bridgeIds(), BridgeId::name);
    }

    private OrderOfBattle order() {
        return table.battle().order();
    }

    private static <S, T> List<T> ids(List<S> all, Function<S, T> id) {
        return all.stream().map(id).toList();
    }

    private <T> T one(String what, List<T> all, Function<T, String> name) {
        return all.get(words.one(what, all.stream().map(name).toList()));
    }

    /** One or more of a kind, up to the end or to a word that is none; in order of number. */
    public <T extends Comparable<T>> List<T> some(Function<OrderWords, T> each, String... ends) {
        var some = new ArrayList<T>();
        do {
            some.add(each.apply(this));
        } while (!words.none() && Stream.of(ends).noneMatch(end -> words.ahead().startsWith(end)));
        return some.stream().distinct().sorted().toList();
    }

    public Spot spot() {
        String word = words.next("a place");
        return Centimetres.spot(word)
                .orElseThrow(
                        () ->
                                new TypedWords.Unclear(
                                        "\"%s\" is no place in centimetres, such as 72.0,55.5"
                                                .formatted(word)));
    }

    public boolean spotAhead() {
        return Centimetres.spot(words.ahead()).isPresent();
    }

    /** Places as long as there are any. */
    public List<Spot> way() {
        var way = new ArrayList<Spot>();
        while (spotAhead()) {
            way.add(spot());
        }
        return way;
    }

    /** A direction, as {@code @45}. */
    public Heading heading() {
        String word = words.next("a heading");
        if (!word.matches("@\\d{1,3}") || Integer.parseInt(word.substring(1)) >= 360) {
            throw new TypedWords.Unclear(
                    "\"%s\" is no heading: write @0 to @359, clockwise from north".formatted(word));
        }
        return new Heading(Integer.parseInt(word.substring(1)));
    }

    /** The direction of a barrage, in degrees alone. */
    private Heading direction() {
        String word = words.next("a direction");
        if (!word.matches("\\d{1,3}") || Integer.parseInt(word) >= 360) {
            throw new TypedWords.Unclear("\"%s\" is no direction from 0 to 359".formatted(word));
        }
        return new Heading(Integer.parseInt(word));
    }

    /** A direction if one is written, else another. */
    public Heading headingOr(Heading otherwise) {
        return words.ahead().startsWith("@") ? heading() : otherwise;
    }

    /** Takes the sign before a target. */
    public void at() {
        if (!words.taken(AT)) {
            throw new TypedWords.Unclear(
                    words.none()
                            ? "\">\" and a target are missing at the end"
                            : "before the target comes \">\", not \"" + words.ahead() + "\"");
        }
    }

    /** {@code concentration}, {@code smoke} or {@code barrage 90}. */
    public Pattern pattern() {
        String word = words.next("concentration, barrage or smoke");
        return switch (word) {
            case "concentration" -> new Pattern.Concentration();
            case "smoke" -> new Pattern.SmokeScreen();
            case "barrage" -> new Pattern.Barrage(direction());
            default ->
                    throw new TypedWords.Unclear(
                            "\"%s\" is not concentration, barrage or smoke".formatted(word));
        };
    }

    public static List<String> words(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Concentration _ -> List.of("concentration");
            case Pattern.SmokeScreen _ -> List.of("smoke");
            case Pattern.Barrage(var direction) ->
                    List.of("barrage", String.valueOf(direction.degrees()));
        };
    }
}
