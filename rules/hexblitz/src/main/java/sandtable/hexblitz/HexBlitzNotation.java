package sandtable.hexblitz;

import sandtable.kernel.Nearest;
import sandtable.kernel.Notation;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How decisions are typed and kept: {@code move pz-1 0507 0506}, {@code attack 0504 with art-1}.
 */
final class HexBlitzNotation implements Notation<View, Decision> {
    private static final List<String> VERBS =
            List.of(
                    "place", "name", "order", "ready", "face", "move", "leave", "attack", "load",
                    "unload", "bridge", "lose", "done");
    private static final String ACROSS = "across";
    private static final String SUPPLY = "supply";

    @Override
    public String write(View view, Decision decision) {
        Table table = view.table();
        return switch (decision) {
            case Decision.Place(int unit, int hex) ->
                    "place " + id(table, unit) + " " + hex(table, hex);
            case Decision.NameHeadquarters(int unit) -> "name " + id(table, unit);
            case Decision.OrderFormation(int formation, Order order) ->
                    "order "
                            + table.battle().formations().get(formation).id()
                            + " "
                            + order.letter();
            case Decision.OrderUnit(int unit, Order order) ->
                    "order " + id(table, unit) + " " + order.letter();
            case Decision.Ready _ -> "ready";
            case Decision.Face(int hex, int direction) ->
                    "face "
                            + hex(table, hex)
                            + " "
                            + table.ground().grid().directionName(direction);
            case Decision.Move(int unit, List<Integer> path, List<Integer> across) ->
                    "move "
                            + id(table, unit)
                            + hexes(table, path)
                            + (across.isEmpty() ? "" : " " + ACROSS + hexes(table, across));
            case Decision.Leave(int unit) -> "leave " + id(table, unit);
            case Decision.Attack(int hex, List<Integer> support) ->
                    "attack "
                            + hex(table, hex)
                            + (support.isEmpty() ? " alone" : " with" + ids(table, support));
            case Decision.Load(int transport, int passenger) ->
                    "load " + id(table, transport) + " " + id(table, passenger);
            case Decision.LoadSupply(int transport) ->
                    "load " + id(table, transport) + " " + SUPPLY;
            case Decision.Unload(int transport) -> "unload " + id(table, transport);
            case Decision.WorkOnBridge(int engineers, int direction) ->
                    "bridge "
                            + id(table, engineers)
                            + " "
                            + table.ground().grid().directionName(direction);
            case Decision.Lose(int unit) -> "lose " + id(table, unit);
            case Decision.Done _ -> "done";
        };
    }

    private static String id(Table table, int unit) {
        return table.stand(unit).id();
    }

    private static String hex(Table table, int hex) {
        return table.battle().hexName(hex);
    }

    private static String hexes(Table table, List<Integer> hexes) {
        return hexes.stream().map(each -> " " + hex(table, each)).collect(Collectors.joining());
    }

    private static String ids(Table table, List<Integer> units) {
        return units.stream().map(each -> " " + id(table, each)).collect(Collectors.joining());
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        var words = new ArrayList<>(List.of(text.strip().split("\\s+")));
        String verb = words.removeFirst().toLowerCase(Locale.ROOT);
        try {
            Decision decision = new Reader(view.table(), view.step(), words).read(verb);
            return words.isEmpty()
                    ? new Reading.Read<>(decision)
                    : new Reading.Unread<>(
                            "what is \"" + String.join(" ", words) + "\" at the end?");
        } catch (Unclear unclear) {
            return new Reading.Unread<>(unclear.getMessage());
        }
    }

    /** Thrown and caught within this class. */
    private static final class Unclear extends RuntimeException {
        Unclear(String message) {
            super(message, null, false, false);
        }
    }

    /** Takes one order apart, word by word. */
    private record Reader(Table table, Step step, List<String> words) {
        Decision read(String verb) {
            return switch (verb) {
                case "place" -> new Decision.Place(unit(), hex());
                case "name" -> new Decision.NameHeadquarters(unit());
                case "order" -> order();
                case "ready" -> new Decision.Ready();
                case "face" -> new Decision.Face(hex(), direction());
                case "move" -> move();
                case "leave" -> new Decision.Leave(unit());
                case "attack" -> attack();
                case "load" -> load();
                case "unload" -> new Decision.Unload(unit());
                case "bridge" -> new Decision.WorkOnBridge(unit(), direction());
                case "lose" -> new Decision.Lose(unit());
                case "done" -> new Decision.Done();
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

        private int unit() {
            return unit(next("a unit"));
        }

        private int unit(String word) {
            return findUnit(word)
                    .orElseThrow(
                            () ->
                                    new Unclear(
                                            "there is no unit \""
                                                    + word
                                                    + "\""
                                                    + Nearest.hint(
                                                            word,
                                                            table.battle().stands().stream()
                                                                    .map(Stand::id)
                                                                    .toList())));
        }

        private Optional<Integer> findUnit(String word) {
            return table.battle().stands().stream()
                    .filter(each -> each.id().equalsIgnoreCase(word))
                    .map(Stand::index)
                    .findFirst();
        }

        private int hex() {
            String word = next("a hex");
            int hex = table.ground().numbering().read(word);
            if (hex < 0) {
                throw new Unclear(
                        "there is no hex "
                                + word
                                + " on this map: hexes run from "
                                + table.battle().hexName(0)
                                + " to "
                                + table.battle().hexName(table.ground().grid().size() - 1));
            }
            return hex;
        }

        private int direction() {
            String word = next("a direction").toUpperCase(Locale.ROOT);
            int direction = table.ground().grid().directionNamed(word);
            if (direction < 0) {
                var names =
                        Arrays.stream(new int[] {0, 1, 2, 3, 4, 5})
                                .mapToObj(table.ground().grid()::directionName)
                                .toList();
                throw new Unclear(
                        "there is no direction \"" + word + "\"" + Nearest.hint(word, names));
            }
            return direction;
        }

        private Decision order() {
            String who = next("a formation or unit");
            String word =
                    next("an order (N normal move, R road, S stationary, D defensive)")
                            .toUpperCase(Locale.ROOT);
            Order order =
                    Arrays.stream(Order.values())
                            .filter(
                                    each ->
                                            word.equals(String.valueOf(each.letter()))
                                                    || word.equalsIgnoreCase(each.name()))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            new Unclear(
                                                    "there is no order \""
                                                            + word
                                                            + "\"; it is one of N, R, S, D"));
            Optional<Formation> formation =
                    table.battle().formations().stream()
                            .filter(each -> each.id().equalsIgnoreCase(who))
                            .findFirst();
            return formation.isPresent()
                    ? new Decision.OrderFormation(formation.get().index(), order)
                    : new Decision.OrderUnit(unit(who), order);
        }

        /** A hex that is not the next one stands for the cheapest way there. */
        private Decision move() {
            int unit = unit();
            var path = new ArrayList<Integer>();
            while (!words.isEmpty() && !words.getFirst().equalsIgnoreCase(ACROSS)) {
                path.add(hex());
            }
            var across = new ArrayList<Integer>();
            if (!words.isEmpty()) {
                words.removeFirst();
                while (!words.isEmpty()) {
                    across.add(hex());
                }
            }
            return new Decision.Move(
                    unit, path.size() == 1 ? way(unit, path.getFirst()) : path, across);
        }

        private List<Integer> way(int unit, int to) {
            Unit now = table.unit(unit);
            boolean next =
                    now.onMap()
                            && !now.straddles()
                            && table.ground().grid().adjacent(now.hex(), to);
            if (next || now.points() == 0 || !now.onMap() && now.hex() != Unit.WAITING) {
                return List.of(to);
            }
            Reach reach = Movement.of(new Field(table, table.stand(unit).side()), unit).reach();
            return reach.reaches(to) ? Arrays.stream(reach.path(to)).boxed().toList() : List.of(to);
        }

        /** Without a word about guns all that can support do. */
        private Decision attack() {
            int hex = hex();
            if (words.isEmpty()) {
                return new Decision.Attack(hex, allGuns(hex));
            }
            String how = words.removeFirst();
            if (how.equalsIgnoreCase("alone")) {
                return new Decision.Attack(hex, List.of());
            }
            if (!how.equalsIgnoreCase("with")) {
                throw new Unclear(
                        "after the hex comes \"alone\" or \"with\" and the supporting guns, not \""
                                + how
                                + "\"");
            }
            var guns = new ArrayList<Integer>();
            while (!words.isEmpty()) {
                guns.add(unit());
            }
            return new Decision.Attack(hex, guns.stream().sorted().toList());
        }

        private List<Integer> allGuns(int hex) {
            if (!(step instanceof Step.Activation(int place))) {
                return List.of();
            }
            var group = Activation.Group.at(table, place);
            return Attackers.inContact(table, group, hex).isEmpty()
                    ? Attackers.bombarding(table, group, hex)
                    : Attackers.support(table, group, hex);
        }

        private Decision load() {
            int transport = unit();
            String what = next("a unit or \"" + SUPPLY + "\"");
            return what.equalsIgnoreCase(SUPPLY)
                    ? new Decision.LoadSupply(transport)
                    : new Decision.Load(transport, unit(what));
        }
    }
}
