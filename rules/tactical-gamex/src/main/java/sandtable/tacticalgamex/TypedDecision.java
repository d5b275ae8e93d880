package sandtable.tacticalgamex;

import sandtable.kernel.Nearest;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Takes a typed decision apart, word by word. */
record TypedDecision(View view, List<String> words) {
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

    /** Thrown here and caught by the notation. */
    static final class Unclear extends RuntimeException {
        Unclear(String message) {
            super(message, null, false, false);
        }
    }

    Decision read(String verb) {
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
            case "counter" -> new Decision.CounterBattery(words.isEmpty() ? -1 : plane());
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
            default ->
                    throw new Unclear(
                            "there is no order \"" + verb + "\"" + Nearest.hint(verb, VERBS));
        };
    }

    private Table table() {
        return view.table();
    }

    private String next(String what) {
        if (words.isEmpty()) {
            throw new Unclear(what + " is missing at the end");
        }
        return words.removeFirst();
    }

    private boolean ahead(String word) {
        return !words.isEmpty() && words.getFirst().equalsIgnoreCase(word);
    }

    private int unit() {
        String word = next("a unit");
        List<String> ids =
                IntStream.range(0, table().units().size()).mapToObj(table()::id).toList();
        return find(word, "unit", ids);
    }

    private static int find(String word, String what, List<String> ids) {
        for (int i = 0; i < ids.size(); i++) {
            if (ids.get(i).equalsIgnoreCase(word)) {
                return i;
            }
        }
        throw new Unclear("there is no " + what + " \"" + word + "\"" + Nearest.hint(word, ids));
    }

    private int counter() {
        return find(
                next("a counter"),
                "counter",
                table().battle().battle().placements().stream().map(each -> each.id()).toList());
    }

    private int battery() {
        return find(
                next("a battery"),
                "battery",
                table().battle().battle().batteries().stream().map(each -> each.id()).toList());
    }

    private List<String> planes() {
        return table().battle().battle().sorties().stream().map(each -> each.id()).toList();
    }

    private int plane() {
        return find(next("an aircraft"), "aircraft", planes());
    }

    private boolean planeAhead() {
        return !words.isEmpty() && planes().stream().anyMatch(words.getFirst()::equalsIgnoreCase);
    }

    private int number() {
        String word = next("a number");
        if (!word.matches("-?\\d{1,2}")) {
            throw new Unclear("\"" + word + "\" is no number of hexes, attacks or points");
        }
        return Integer.parseInt(word);
    }

    private int direction() {
        String word = next("a direction").toUpperCase(Locale.ROOT);
        int direction = table().ground().grid().directionNamed(word);
        if (direction < 0) {
            throw new Unclear("there is no direction \"" + word + "\"");
        }
        return direction;
    }

    private int hex() {
        String word = next("a hex");
        int hex = table().ground().map().numbering().read(word);
        if (hex < 0) {
            throw new Unclear("there is no hex " + word + " on this map");
        }
        return hex;
    }

    /** All units up to a word that is none, in ascending order. */
    private List<Integer> units() {
        var units = new ArrayList<Integer>();
        while (!words.isEmpty() && !ahead("at") && !ahead("and") && !ahead("by")) {
            units.add(unit());
        }
        units.sort(null);
        return units;
    }

    private Decision.Task task() {
        String word = next("mines or wreck");
        return Arrays.stream(Decision.Task.values())
                .filter(each -> each.word().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new Unclear("engineers work on mines or a wreck"));
    }

    private Decision.Scope scope() {
        String word = next("step, move or impulse").toUpperCase(Locale.ROOT);
        return Arrays.stream(Decision.Scope.values())
                .filter(each -> each.name().equals(word))
                .findFirst()
                .orElseThrow(() -> new Unclear("hold fire for this step, move or impulse"));
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private Decision march() {
        var path = new ArrayList<Integer>();
        while (!words.isEmpty() && !ending(words.getFirst())) {
            path.add(hex());
        }
        Then then = words.isEmpty() ? Then.NOTHING : then(words.removeFirst());
        return new Decision.March(path.size() == 1 ? way(path.getFirst()) : path, then);
    }

    private static boolean ending(String word) {
        return List.of(
                        "load", "unload", "rise", "sink", "inside", "outside", "overrun", "assault",
                        "clear", "leave")
                .contains(word.toLowerCase(Locale.ROOT));
    }

    private Then then(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "load" -> Then.load(unit());
            case "unload" -> Then.UNLOAD;
            case "rise" -> Then.RISE;
            case "sink" -> Then.SINK;
            case "inside" -> Then.ENTER_FORT;
            case "outside" -> Then.LEAVE_FORT;
            case "overrun" -> Then.overrun(hex());
            case "assault" -> Then.closeAssault(hex());
            case "clear" -> Then.clearMines(hex());
            case "leave" -> Then.LEAVE;
            default -> throw new Unclear("a move cannot end with \"" + word + "\"");
        };
    }

    private List<Integer> way(int to) {
        if (!(view.waiting() instanceof Waiting.Moving moving)) {
            return List.of(to);
        }
        int at = table().unit(moving.walk().unit()).hex();
        if (at >= 0 && table().ground().grid().adjacent(at, to)) {
            return List.of(to);
        }
        Reach reach = new UnitMovement(new Field(table()), moving.walk()).reach();
        return reach.reaches(to) && to != at
                ? Arrays.stream(reach.path(to)).boxed().toList()
                : List.of(to);
    }

    private Decision shoot() {
        int hex = hex();
        var shots = new ArrayList<Shot>();
        do {
            List<Integer> firers = units();
            if (!ahead("at")) {
                throw new Unclear("after those who fire comes \"at\" and the targets");
            }
            words.removeFirst();
            shots.add(new Shot(firers, targets()));
        } while (ahead("and") && words.removeFirst() != null);
        return new Decision.Shoot(hex, shots);
    }

    private List<Integer> targets() {
        if (ahead(TacticalGameXNotation.EMPTY_FORT)) {
            words.removeFirst();
            return List.of();
        }
        return units();
    }

    private Decision shell() {
        int hex = hex();
        List<Integer> firers = units();
        if (!ahead("by")) {
            throw new Unclear("after those who fire comes \"by\" and the unit that sights");
        }
        words.removeFirst();
        int sighter = planeAhead() ? SpotterAircraft.sighter(plane()) : unit();
        int extra = 0;
        if (ahead("extra")) {
            words.removeFirst();
            extra = number();
        }
        return new Decision.Shell(hex, firers, sighter, extra);
    }
}
