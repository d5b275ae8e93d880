package sandtable.blitzcommander;

import sandtable.kernel.Nearest;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Takes one typed order apart, word by word; the words it has understood are gone from the list.
 */
record OrderWords(Battle battle, List<String> words) {
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

    /** Thrown here and caught by the notation. */
    static final class Unclear extends RuntimeException {
        Unclear(String message) {
            super(message, null, false, false);
        }
    }

    Decision read(String verb) {
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
            default ->
                    throw new Unclear(
                            "there is no order \"" + verb + "\"" + Nearest.hint(verb, VERBS));
        };
    }

    private String next(String what) {
        if (words.isEmpty()) {
            throw new Unclear(what + " is missing at the end");
        }
        return words.removeFirst();
    }

    private boolean nextIs(String word) {
        return !words.isEmpty() && words.getFirst().equalsIgnoreCase(word);
    }

    private int unit() {
        String word = next("a unit");
        List<Unit> all = battle.setup().units();
        return all.stream()
                .filter(each -> each.id().equalsIgnoreCase(word))
                .map(Unit::index)
                .findFirst()
                .orElseThrow(
                        () ->
                                new Unclear(
                                        "there is no unit \""
                                                + word
                                                + "\""
                                                + Nearest.hint(
                                                        word,
                                                        all.stream().map(Unit::id).toList())));
    }

    /** All units up to a word that is none, in order of number. */
    private List<Integer> units(String... ends) {
        var units = new ArrayList<Integer>();
        do {
            units.add(unit());
        } while (!words.isEmpty() && Arrays.stream(ends).noneMatch(this::nextIs));
        return units.stream().sorted().toList();
    }

    private List<Integer> unitsOrNone() {
        if (nextIs(BlitzCommanderNotation.NONE)) {
            words.removeFirst();
            return List.of();
        }
        return units();
    }

    private OptionalInt findHex(String word) {
        int hex = battle.field().numbering().read(word);
        return hex < 0 ? OptionalInt.empty() : OptionalInt.of(hex);
    }

    private int hex() {
        String word = next("a hex");
        Setup setup = battle.setup();
        return findHex(word)
                .orElseThrow(
                        () ->
                                new Unclear(
                                        "there is no hex "
                                                + word
                                                + " on this map: hexes run from "
                                                + setup.hexName(0)
                                                + " to "
                                                + setup.hexName(setup.field().grid().size() - 1)));
    }

    private List<Integer> hexes() {
        var hexes = new ArrayList<Integer>();
        while (!words.isEmpty()) {
            hexes.add(hex());
        }
        return hexes;
    }

    private Decision move() {
        List<Integer> units = units("to");
        if (!nextIs("to")) {
            throw new Unclear("after the units comes \"to\" and where they go");
        }
        words.removeFirst();
        List<Integer> path = hexes();
        return new Decision.Move(units, path.size() == 1 ? way(units, path.getFirst()) : path);
    }

    private Decision exit() {
        List<Integer> units = units("via");
        if (!nextIs("via")) {
            return new Decision.Exit(units, List.of());
        }
        words.removeFirst();
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
        if (words.isEmpty()) {
            return Optional.empty();
        }
        if (!nextIs("with")) {
            throw new Unclear(
                    "after the hex comes \"with\" and units, not \"" + words.getFirst() + "\"");
        }
        words.removeFirst();
        return Optional.of(units());
    }

    /** Units, or a hex for all in it that may dig in. */
    private List<Integer> diggers() {
        if (words.size() != 1 || findHex(words.getFirst()).isEmpty()) {
            return units();
        }
        return battle.in(hex()).stream().filter(each -> EntrenchAction.open(battle, each)).toList();
    }

    private List<Aim> aims() {
        var aims = new ArrayList<Aim>();
        do {
            String number = next("a number of tanks");
            if (!number.matches("\\d{1,3}")) {
                throw new Unclear("a number of tanks is wanted, not \"" + number + "\"");
            }
            int firing = tank();
            if (!nextIs("at")) {
                throw new Unclear("after the tanks comes \"at\" and what they fire at");
            }
            words.removeFirst();
            aims.add(new Aim(firing, tank(), Integer.parseInt(number)));
        } while (nextIs("and") && words.removeFirst() != null);
        return aims;
    }

    private int tank() {
        String word = next("a tank type");
        List<String> names =
                battle.setup().charts().tanks().stream().map(BlitzCommanderNotation::word).toList();
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equalsIgnoreCase(word)) {
                return i;
            }
        }
        throw new Unclear("there is no tank type \"" + word + "\"" + Nearest.hint(word, names));
    }
}
