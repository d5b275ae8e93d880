package sandtable.blitzcommander;

import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Takes one typed order apart, word by word. */
record OrderWords(Battle battle, TypedWords words) {
    private static final List<String> VERBS =
            List.of(
                    "place",
                    "ready",
                    "take",
                    "move",
                    "exit",
                    "stay",
                    "assault",
                    "bombard",
                    "entrench",
                    "end",
                    "commit",
                    "nominate",
                    "tank-assault",
                    "lose",
                    "advance");

    Decision read() {
        String verb = words.verb();
        return switch (verb) {
            case "place" -> new Decision.Place(unit(), hex());
            case "ready" -> new Decision.Ready();
            case "take" -> new Decision.Take(units());
            case "move" -> move();
            case "exit" -> exit();
            case "stay" -> new Decision.Stay();
            case "assault" -> assault();
            case "bombard" -> bombard();
            case "entrench" -> new Decision.Entrench(diggers());
            case "end" -> new Decision.EndTurn();
            case "commit" -> new Decision.Commit(unitsOrNone());
            case "nominate" -> new Decision.Nominate(aims());
            case "tank-assault" -> new Decision.TankAssault(unitsOrNone());
            case "lose" -> new Decision.Lose(unit());
            case "advance" -> new Decision.Advance(units());
            default -> throw TypedWords.unknownVerb(verb, VERBS);
        };
    }

    private int unit() {
        return words.one("unit", battle.setup().units().stream().map(Unit::id).toList());
    }

    /** All units up to a word that is none, in order of number. */
    private List<Integer> units(String... ends) {
        var units = new ArrayList<Integer>();
        do {
            units.add(unit());
        } while (!words.none() && Arrays.stream(ends).noneMatch(words::ahead));
        return units.stream().sorted().toList();
    }

    private List<Integer> unitsOrNone() {
        if (words.taken(BlitzCommanderNotation.NONE)) {
            return List.of();
        }
        return units();
    }

    private int hex() {
        Field field = battle.field();
        return new HexNumbers(field.grid(), field.numbering())
                .hex(words.next("a hex"), TypedWords.Unclear::new);
    }

    private List<Integer> hexes() {
        var hexes = new ArrayList<Integer>();
        while (!words.none()) {
            hexes.add(hex());
        }
        return hexes;
    }

    private Decision move() {
        List<Integer> units = units("to");
        if (!words.taken("to")) {
            throw new TypedWords.Unclear("after the units comes \"to\" and where they go");
        }
        List<Integer> path = hexes();
        return new Decision.Move(units, path.size() == 1 ? way(units, path.getFirst()) : path);
    }

    private Decision exit() {
        List<Integer> units = units("via");
        if (!words.taken("via")) {
            return new Decision.Exit(units, List.of());
        }
        List<Integer> path = hexes();
        return new Decision.Exit(units, path.size() == 1 ? way(units, path.getFirst()) : path);
    }

    /** A hex that is not the next one stands for the cheapest way there. */
    private List<Integer> way(List<Integer> units, int to) {
        int from = battle.hex(units.getFirst());
        boolean together = units.stream().allMatch(each -> battle.hex(each) == from);
        boolean waiting =
                from == Battle.WAITING && !battle.unit(units.getFirst()).zone().contains(to);
        boolean far = from >= 0 && !battle.field().grid().adjacent(from, to);
        if (!together || !waiting && !far) {
            return List.of(to);
        }
        Reach reach = March.of(battle, units.stream().mapToInt(each -> each).toArray()).reach();
        return reach.reaches(to) ? IntStream.of(reach.path(to)).boxed().toList() : List.of(to);
    }

    /** Without a word about attackers all that can attack do. */
    private Decision assault() {
        int hex = hex();
        return new Decision.Assault(hex, with().orElse(AssaultAction.all(battle, hex)));
    }

    /** Without a word about guns no more than it takes. */
    private Decision bombard() {
        int hex = hex();
        List<Integer> all = Bombardment.reaching(battle, battle.active(), hex);
        int needed = battle.occupation().count(1 - battle.active(), hex);
        return new Decision.Bombard(hex, with().orElse(Bombardment.enough(battle, all, needed)));
    }

    private Optional<List<Integer>> with() {
        if (words.none()) {
            return Optional.empty();
        }
        if (!words.taken("with")) {
            throw new TypedWords.Unclear(
                    "after the hex comes \"with\" and units, not \"" + words.ahead() + "\"");
        }
        return Optional.of(units());
    }

    /** Units, or a hex for all in it that may dig in. */
    private List<Integer> diggers() {
        if (words.count() != 1 || battle.field().numbering().read(words.ahead()) < 0) {
            return units();
        }
        return battle.in(hex()).stream().filter(each -> EntrenchAction.open(battle, each)).toList();
    }

    private List<Aim> aims() {
        var aims = new ArrayList<Aim>();
        do {
            String number = words.next("a number of tanks");
            if (!number.matches("\\d{1,3}")) {
                throw new TypedWords.Unclear("a number of tanks is wanted, not \"" + number + "\"");
            }
            int firing = tank();
            if (!words.taken("at")) {
                throw new TypedWords.Unclear("after the tanks comes \"at\" and what they fire at");
            }
            aims.add(new Aim(firing, tank(), Integer.parseInt(number)));
        } while (words.taken("and"));
        return aims;
    }

    private int tank() {
        return words.one(
                "tank type",
                battle.setup().charts().tanks().stream()
                        .map(BlitzCommanderNotation::word)
                        .toList());
    }
}
