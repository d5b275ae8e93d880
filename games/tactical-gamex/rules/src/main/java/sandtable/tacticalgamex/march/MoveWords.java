package sandtable.tacticalgamex.march;

import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.space.Reach;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How moves are typed: {@code move pz-1}, {@code mobile}, {@code load rifle-1}, {@code march K07
 * K08 unload}, {@code flail K08}, {@code halt}, and {@code attack} or {@code banzai} when all are
 * there.
 */
public final class MoveWords {
    private static final String LOAD = "load";
    private static final String UNLOAD = "unload";
    private static final String ASHORE = "ashore";
    private static final String RISE = "rise";
    private static final String SINK = "sink";
    private static final String INSIDE = "inside";
    private static final String OUTSIDE = "outside";
    private static final String OVERRUN = "overrun";
    private static final String ASSAULT = "assault";
    private static final String LEAVE = "leave";
    private static final List<String> ENDINGS =
            List.of(LOAD, UNLOAD, ASHORE, RISE, SINK, INSIDE, OUTSIDE, OVERRUN, ASSAULT, LEAVE);

    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "move",
                            Decision.Move.class,
                            (_, move) -> List.of(move.unit().name()),
                            words -> new Decision.Move(words.unit())),
                    Wording.bare("hurry", Decision.Hurry.class, Decision.Hurry::new),
                    Wording.bare("mobile", Decision.MobileFire.class, Decision.MobileFire::new),
                    Wording.fixed(
                            "bail",
                            Decision.Bail.class,
                            (_, bail) -> List.of(bail.way().name().toLowerCase(Locale.ROOT)),
                            words -> new Decision.Bail(bail(words))),
                    Wording.fixed(
                            LOAD,
                            Decision.Load.class,
                            (_, load) -> List.of(load.passenger().name()),
                            words -> new Decision.Load(words.unit())),
                    new Wording<>(
                            "march",
                            Decision.March.class,
                            (_, march) -> words(march),
                            MoveWords::march,
                            MoveWords::way),
                    Wording.fixed(
                            "flail",
                            Decision.Flail.class,
                            (_, flail) -> List.of(flail.hex().name()),
                            words -> new Decision.Flail(words.hex())),
                    Wording.bare("halt", Decision.Halt.class, Decision.Halt::new),
                    Wording.fixed(
                            "attack",
                            Decision.Attack.class,
                            (_, attack) -> Wording.stressed(List.of(), attack.stress()),
                            words -> new Decision.Attack(words.stress())),
                    Wording.fixed(
                            "banzai",
                            Decision.Banzai.class,
                            (_, attack) -> Wording.stressed(List.of(), attack.stress()),
                            words -> new Decision.Banzai(words.stress())));

    private MoveWords() {}

    private static Decision.Bail.Way bail(OrderWords order) {
        String word = order.words().next("out, stay, always or never");
        return Arrays.stream(Decision.Bail.Way.values())
                .filter(each -> each.name().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new TypedWords.Unclear("bail out, stay, always or never"));
    }

    private static List<String> words(Decision.March march) {
        var words = new ArrayList<>(Wording.hexes(march.path()));
        words.addAll(
                switch (march.ending()) {
                    case Ending.Nothing _ -> List.of();
                    case Ending.Load(UnitId passenger) -> List.of(LOAD, passenger.name());
                    case Ending.Unload _ -> List.of(UNLOAD);
                    case Ending.Ashore(var passengers) ->
                            Stream.concat(Stream.of(ASHORE), Wording.ids(passengers).stream())
                                    .toList();
                    case Ending.Rise _ -> List.of(RISE);
                    case Ending.Sink _ -> List.of(SINK);
                    case Ending.EnterFort _ -> List.of(INSIDE);
                    case Ending.LeaveFort _ -> List.of(OUTSIDE);
                    case Ending.Overrun(HexId hex) -> List.of(OVERRUN, hex.name());
                    case Ending.CloseAssault(HexId hex) -> List.of(ASSAULT, hex.name());
                    case Ending.Leave _ -> List.of(LEAVE);
                });
        return words;
    }

    private static Decision.March march(OrderWords order) {
        TypedWords words = order.words();
        var path = new ArrayList<HexId>();
        while (!words.none() && !ENDINGS.contains(words.ahead().toLowerCase(Locale.ROOT))) {
            path.add(order.hex());
        }
        Ending ending = words.none() ? Ending.NOTHING : ending(order);
        return new Decision.March(
                path.size() == 1 ? cheapest(order.view(), path.getFirst()) : path, ending);
    }

    private static Ending ending(OrderWords order) {
        String word = order.words().next("how it ends");
        return switch (word.toLowerCase(Locale.ROOT)) {
            case LOAD -> new Ending.Load(order.unit());
            case UNLOAD -> Ending.UNLOAD;
            case ASHORE -> new Ending.Ashore(order.units());
            case RISE -> Ending.RISE;
            case SINK -> Ending.SINK;
            case INSIDE -> Ending.ENTER_FORT;
            case OUTSIDE -> Ending.LEAVE_FORT;
            case OVERRUN -> new Ending.Overrun(order.hex());
            case ASSAULT -> new Ending.CloseAssault(order.hex());
            case LEAVE -> Ending.LEAVE;
            default -> throw new TypedWords.Unclear("a move cannot end with \"" + word + "\"");
        };
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private static List<HexId> cheapest(View view, HexId to) {
        if (!(view.step() instanceof Moving moving)) {
            return List.of(to);
        }
        Table table = view.table();
        int at = table.unit(moving.walk().unit()).hex();
        if (at >= 0 && table.ground().grid().adjacent(at, to.index())) {
            return List.of(to);
        }
        Reach reach = new UnitMovement(new Occupation(table), moving.walk()).reach();
        return reach.reaches(to.index()) && to.index() != at
                ? table.hexIds(reach.path(to.index()))
                : List.of(to);
    }

    /** By which way it goes may be chosen, and who goes ashore. */
    private static List<Template.Blank> way(View view, Decision.March march) {
        var blanks = new ArrayList<Template.Blank>();
        if (!march.path().isEmpty()) {
            blanks.add(
                    new Template.Blank(
                            "way",
                            Template.Kind.WAY,
                            List.of(),
                            Wording.hexes(march.path()),
                            1,
                            view.table().ground().grid().size()));
        }
        if (march.ending() instanceof Ending.Ashore(var passengers)
                && view.step() instanceof Moving moving) {
            List<UnitId> aboard = view.table().unit(moving.walk().unit()).passengers();
            blanks.addAll(Wording.pick(passengers, aboard.stream().sorted().toList()));
        }
        return List.copyOf(blanks);
    }
}
