package sandtable.tacticalgamex;

import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;
import sandtable.space.Reach;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Takes a typed decision apart, word by word. */
record TypedDecision(View view, TypedWords words) {
    private static final List<String> VERBS =
            List.of(
                    "place",
                    "garrison",
                    "board",
                    "lay",
                    "roll",
                    "pass",
                    "move",
                    "load",
                    "march",
                    "halt",
                    "fire",
                    "combine",
                    "shoot",
                    "shell",
                    "call",
                    "counter",
                    "fly",
                    "strike",
                    "flak",
                    "rally",
                    "watch",
                    "work",
                    "spot",
                    "assault",
                    "attack",
                    "interrupt",
                    "hold",
                    "relieve",
                    "done");

    Decision read() {
        String verb = words.verb();
        return switch (verb) {
            case "place" -> new Decision.Place(unit(), hex());
            case "garrison" -> new Decision.Garrison(unit(), hex());
            case "board" -> new Decision.Board(unit(), unit());
            case "lay" -> new Decision.Lay(counter(), hex());
            case "roll" -> new Decision.Roll();
            case "pass" -> new Decision.Pass();
            case "move" -> new Decision.Move(unit());
            case "load" -> new Decision.Load(unit());
            case "march" -> march();
            case "halt" -> new Decision.Halt();
            case "fire" -> new Decision.Fire(hex());
            case "combine" -> new Decision.Combine(hex());
            case "shoot" -> shoot();
            case "shell" -> shell();
            case "call" -> new Decision.Call(battery());
            case "counter" -> new Decision.CounterBattery(words.none() ? -1 : plane());
            case "fly" -> new Decision.Fly(plane(), hex(), direction());
            case "strike" -> new Decision.Strike(number(), number(), hex(), units());
            case "flak" -> new Decision.Flak(number(), units());
            case "rally" -> new Decision.Rally(hex());
            case "watch" -> new Decision.Watch(units());
            case "work" -> new Decision.Work(unit(), task(), hex());
            case "spot" -> new Decision.Spot(hex(), units());
            case "assault" -> new Decision.Assault(hex(), units());
            case "attack" -> new Decision.Attack();
            case "interrupt" -> new Decision.Interrupt(units());
            case "hold" -> new Decision.Hold(scope());
            case "relieve" -> new Decision.Relieve(unit());
            case "done" -> new Decision.Done();
            default -> throw TypedWords.unknownVerb(verb, VERBS);
        };
    }

    private Table table() {
        return view.table();
    }

    private UnitId unit() {
        return table().unitId(
                        words.one(
                                "unit",
                                IntStream.range(0, table().units().size())
                                        .mapToObj(table()::id)
                                        .toList()));
    }

    private int counter() {
        return words.one(
                "counter",
                table().battle().plan().placements().stream().map(each -> each.id()).toList());
    }

    private int battery() {
        return words.one(
                "battery",
                table().battle().plan().batteries().stream().map(each -> each.id()).toList());
    }

    private List<String> planes() {
        return table().battle().plan().sorties().stream().map(each -> each.id()).toList();
    }

    private int plane() {
        return words.one("aircraft", planes());
    }

    private boolean planeAhead() {
        return planes().stream().anyMatch(words::ahead);
    }

    private int number() {
        String word = words.next("a number");
        if (!word.matches("-?\\d{1,2}")) {
            throw new TypedWords.Unclear(
                    "\"" + word + "\" is no number of hexes, attacks or points");
        }
        return Integer.parseInt(word);
    }

    private int direction() {
        return words.one(
                "direction",
                IntStream.range(0, 6).mapToObj(table().ground().grid()::directionName).toList());
    }

    private HexId hex() {
        Ground ground = table().ground();
        return ground.id(
                new HexNumbers(ground.grid(), ground.map().numbering())
                        .hex(words.next("a hex"), TypedWords.Unclear::new));
    }

    /** All units up to a word that is none, in ascending order. */
    private List<UnitId> units() {
        var units = new ArrayList<UnitId>();
        while (!words.none() && !words.ahead("at") && !words.ahead("and") && !words.ahead("by")) {
            units.add(unit());
        }
        units.sort(null);
        return units;
    }

    private Decision.Task task() {
        String word = words.next("mines, block or wreck");
        return Arrays.stream(Decision.Task.values())
                .filter(each -> each.word().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(
                        () ->
                                new TypedWords.Unclear(
                                        "engineers work on mines, a block or a wreck"));
    }

    private Decision.Scope scope() {
        String word = words.next("step, move or impulse").toUpperCase(Locale.ROOT);
        return Arrays.stream(Decision.Scope.values())
                .filter(each -> each.name().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new TypedWords.Unclear("hold fire for this step, move or impulse"));
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private Decision march() {
        var path = new ArrayList<HexId>();
        while (!words.none() && !ends(words.ahead())) {
            path.add(hex());
        }
        Ending ending = words.none() ? Ending.NOTHING : ending();
        return new Decision.March(path.size() == 1 ? way(path.getFirst()) : path, ending);
    }

    private static boolean ends(String word) {
        return List.of(
                        "load", "unload", "rise", "sink", "inside", "outside", "overrun", "assault",
                        "leave")
                .contains(word.toLowerCase(Locale.ROOT));
    }

    private Ending ending() {
        String word = words.next("how it ends");
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "load" -> new Ending.Load(unit());
            case "unload" -> Ending.UNLOAD;
            case "rise" -> Ending.RISE;
            case "sink" -> Ending.SINK;
            case "inside" -> Ending.ENTER_FORT;
            case "outside" -> Ending.LEAVE_FORT;
            case "overrun" -> new Ending.Overrun(hex());
            case "assault" -> new Ending.CloseAssault(hex());
            case "leave" -> Ending.LEAVE;
            default -> throw new TypedWords.Unclear("a move cannot end with \"" + word + "\"");
        };
    }

    private List<HexId> way(HexId to) {
        if (!(view.step() instanceof Moving moving)) {
            return List.of(to);
        }
        int at = table().unit(moving.walk().unit()).hex();
        if (at >= 0 && table().ground().grid().adjacent(at, to.index())) {
            return List.of(to);
        }
        Reach reach = new UnitMovement(new Occupation(table()), moving.walk()).reach();
        return reach.reaches(to.index()) && to.index() != at
                ? table().hexIds(reach.path(to.index()))
                : List.of(to);
    }

    private Decision shoot() {
        HexId hex = hex();
        var shots = new ArrayList<Shot>();
        do {
            List<UnitId> firers = units();
            if (!words.taken("at")) {
                throw new TypedWords.Unclear("after those who fire comes \"at\" and the targets");
            }
            shots.add(new Shot(firers, targets()));
        } while (words.taken("and"));
        return new Decision.Shoot(hex, shots);
    }

    private List<UnitId> targets() {
        if (words.taken(TacticalGameXNotation.EMPTY_FORT)) {
            return List.of();
        }
        return units();
    }

    private Decision shell() {
        HexId hex = hex();
        List<UnitId> firers = units();
        if (!words.taken("by")) {
            throw new TypedWords.Unclear(
                    "after those who fire comes \"by\" and the unit that sights");
        }
        Sighter sighter =
                planeAhead() ? new Sighter.OfAircraft(plane()) : new Sighter.OfUnit(unit());
        int extra = 0;
        if (words.taken("extra")) {
            extra = number();
        }
        return new Decision.Shell(hex, firers, sighter, extra);
    }
}
