package sandtable.hexblitz;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    @Override
    public Optional<Template> template(View view, Decision decision) {
        return switch (decision) {
            case Decision.Attack attack when !attack.support().isEmpty() ->
                    guns(view, attack).map(among -> with(view.table(), attack, among));
            case Decision.Move move -> Optional.of(way(view.table(), move));
            case Decision.Place(_, int hex) ->
                    Optional.of(
                            last(
                                    write(view, decision),
                                    new Template.Blank(
                                            "place",
                                            Template.Kind.PLACE,
                                            List.of(),
                                            List.of(hex(view.table(), hex)),
                                            1,
                                            1)));
            case Decision.OrderUnit(_, Order order) -> Optional.of(order(view, decision, order));
            case Decision.OrderFormation(_, Order order) ->
                    Optional.of(order(view, decision, order));
            case Decision _ -> Optional.empty();
        };
    }

    /** The guns among which an attack picks; none outside an activation. */
    private static Optional<List<Integer>> guns(View view, Decision.Attack attack) {
        return view.step() instanceof Activation(int place)
                ? Optional.of(
                        Attackers.guns(view.table(), Group.at(view.table(), place), attack.hex()))
                : Optional.empty();
    }

    /** {@code attack 0504 with {guns}}. */
    private static Template with(Table table, Decision.Attack attack, List<Integer> among) {
        return new Template(
                "attack " + hex(table, attack.hex()) + " with {guns}",
                List.of(
                        new Template.Blank(
                                "guns",
                                Template.Kind.PIECES,
                                among.stream().map(each -> id(table, each)).toList(),
                                attack.support().stream().map(each -> id(table, each)).toList(),
                                1,
                                among.size())));
    }

    /** {@code order pz-1 {order}}. */
    private Template order(View view, Decision decision, Order order) {
        List<String> letters =
                Arrays.stream(Order.values()).map(each -> String.valueOf(each.letter())).toList();
        var blank =
                new Template.Blank(
                        "order",
                        Template.Kind.WORDS,
                        letters,
                        List.of(String.valueOf(order.letter())),
                        1,
                        1);
        return last(write(view, decision), blank);
    }

    /** The words with a blank in place of the last. */
    private static Template last(String typed, Template.Blank blank) {
        String text = typed.substring(0, typed.lastIndexOf(' ') + 1) + "{" + blank.name() + "}";
        return new Template(text, List.of(blank));
    }

    /** {@code move pz-1 {way}}, with what it ends lying across. */
    private static Template way(Table table, Decision.Move move) {
        String across = move.across().isEmpty() ? "" : " " + ACROSS + hexes(table, move.across());
        int least = move.across().isEmpty() ? 1 : 0;
        return new Template(
                "move " + id(table, move.unit()) + " {way}" + across,
                List.of(
                        new Template.Blank(
                                "way",
                                Template.Kind.WAY,
                                List.of(),
                                move.path().stream().map(each -> hex(table, each)).toList(),
                                least,
                                Math.max(
                                        move.path().size(),
                                        1 + table.unit(move.unit()).points()))));
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
        return TypedWords.read(text, words -> new Reader(view, view.table(), words).read());
    }

    /** Takes one order apart, word by word. */
    private record Reader(View view, Table table, TypedWords words) {
        Decision read() {
            String verb = words.verb();
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
                default -> throw TypedWords.unknownVerb(verb, VERBS);
            };
        }

        private int unit() {
            return words.one("unit", ids());
        }

        private List<String> ids() {
            return table.battle().stands().stream().map(Stand::id).toList();
        }

        private int hex() {
            Ground ground = table.ground();
            return new HexNumbers(ground.grid(), ground.numbering())
                    .hex(words.next("a hex"), TypedWords.Unclear::new);
        }

        private int direction() {
            return words.one(
                    "direction",
                    IntStream.range(0, 6).mapToObj(table.ground().grid()::directionName).toList());
        }

        private Decision order() {
            String who = words.next("a formation or unit");
            String word =
                    words.next("an order (N normal move, R road, S stationary, D defensive)")
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
                                            new TypedWords.Unclear(
                                                    "there is no order \""
                                                            + word
                                                            + "\"; it is one of N, R, S, D"));
            Optional<Formation> formation =
                    table.battle().formations().stream()
                            .filter(each -> each.id().equalsIgnoreCase(who))
                            .findFirst();
            return formation.isPresent()
                    ? new Decision.OrderFormation(formation.get().index(), order)
                    : new Decision.OrderUnit(TypedWords.place(who, "unit", ids()), order);
        }

        /** A hex that is not the next one stands for the cheapest way there. */
        private Decision move() {
            int unit = unit();
            var path = new ArrayList<Integer>();
            while (!words.none() && !words.ahead(ACROSS)) {
                path.add(hex());
            }
            var across = new ArrayList<Integer>();
            if (words.taken(ACROSS)) {
                while (!words.none()) {
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
            if (next || now.points() == 0 || !now.onMap() && !now.is(Whereabouts.Off.TO_COME)) {
                return List.of(to);
            }
            Reach reach =
                    Movement.of(new Occupation(table, table.stand(unit).side()), unit).reach();
            return reach.reaches(to) ? Arrays.stream(reach.path(to)).boxed().toList() : List.of(to);
        }

        /** Without a word about guns all that can support do. */
        private Decision attack() {
            int hex = hex();
            if (words.none()) {
                return new Decision.Attack(hex, allGuns(hex));
            }
            String how = words.next("\"alone\" or \"with\"");
            if (how.equalsIgnoreCase("alone")) {
                return new Decision.Attack(hex, List.of());
            }
            if (!how.equalsIgnoreCase("with")) {
                throw new TypedWords.Unclear(
                        "after the hex comes \"alone\" or \"with\" and the supporting guns, not \""
                                + how
                                + "\"");
            }
            var guns = new ArrayList<Integer>();
            while (!words.none()) {
                guns.add(unit());
            }
            return new Decision.Attack(hex, guns.stream().sorted().toList());
        }

        private List<Integer> allGuns(int hex) {
            return view.step() instanceof Activation(int place)
                    ? Attackers.guns(table, Group.at(table, place), hex)
                    : List.of();
        }

        private Decision load() {
            int transport = unit();
            String what = words.next("a unit or \"" + SUPPLY + "\"");
            return what.equalsIgnoreCase(SUPPLY)
                    ? new Decision.LoadSupply(transport)
                    : new Decision.Load(transport, TypedWords.place(what, "unit", ids()));
        }
    }
}
