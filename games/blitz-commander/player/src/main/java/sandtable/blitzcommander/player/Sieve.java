package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.space.HexGrid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Drops what no sensible player would think about. */
final class Sieve {
    private static final int STACKS = 4;
    private static final int PLACES = 3;
    private static final int MOVES = 22;
    private static final int ASSAULTS = 8;

    /** Where there are many units, each answer takes longer and there are more of them. */
    private static final int MANY_UNITS = 60;

    private static final int FEW_STACKS = 2;
    private static final int FEW_MOVES = 8;
    private static final int FEW_ASSAULTS = 3;

    /** With less than this to gain nobody moves who could dig in. */
    private static final double LEAST_GAIN = 0.12;

    private static final int BOMBARDMENTS = 5;
    private static final double LEAST_ASSAULT = -0.3;

    private final View view;
    private final Position position;
    private final int me;
    private final boolean many;
    private final Openings openings;
    private final Places places;

    Sieve(Outlook outlook, View view) {
        this.view = view;
        this.me = view.me();
        this.many = outlook.units > MANY_UNITS;
        this.position = new Position(outlook, view.state());
        this.openings = Openings.now(position, me);
        this.places = new Places(position, me);
    }

    private record Rated(Decision decision, double gain) {}

    /**
     * The actions of a turn. Moves are made at once, not unit by unit taken in hand. A hex is
     * attacked when it has been bombarded and all who can come are there.
     */
    List<Decision> actions(List<Decision> legal) {
        List<List<Rated>> marches = marches(legal);
        var assaults = new LinkedHashSet<Decision.Assault>();
        var actions = new LinkedHashSet<Decision>();
        Set<Integer> later = new HashSet<>();
        for (Opening opening : openings.found()) {
            if (!opening.guns().isEmpty() && !somebodyMoves()) {
                actions.add(opening.bombardment(view.battle()));
                later.add(opening.hex());
            } else {
                there(opening).ifPresent(assaults::add);
            }
        }
        var bombardments = new ArrayList<Rated>();
        var diggers = new ArrayList<Decision.Entrench>();
        for (Decision each : legal) {
            switch (each) {
                case Decision.Assault assault -> {
                    if (!later.contains(assault.hex().index())) {
                        assaults.add(assault);
                    }
                }
                case Decision.Bombard bombard ->
                        bombardments.add(new Rated(bombard, prospect(bombard.hex().index())));
                case Decision.Entrench entrench -> diggers.add(entrench);
                case Decision.EndTurn _ -> actions.add(each);
                case Decision.Take _,
                        Decision.Place _,
                        Decision.Ready _,
                        Decision.Move _,
                        Decision.Exit _,
                        Decision.Stay _,
                        Decision.Commit _,
                        Decision.Nominate _,
                        Decision.TankAssault _,
                        Decision.Lose _,
                        Decision.Advance _ -> {}
            }
        }
        actions.addAll(best(worthwhile(assaults), many ? FEW_ASSAULTS : ASSAULTS));
        actions.addAll(best(bombardments, BOMBARDMENTS));
        actions.addAll(digging(diggers, marches));
        actions.addAll(moves(marches));
        return List.copyOf(actions);
    }

    private List<Rated> worthwhile(Set<Decision.Assault> assaults) {
        return assaults.stream()
                .map(each -> new Rated(each, gain(each)))
                .filter(each -> each.gain() > LEAST_ASSAULT)
                .toList();
    }

    /**
     * Where there are many units, those who have nothing better to do dig in together, and of the
     * others only those are thought about whose turn it is to move.
     */
    private List<Decision> digging(List<Decision.Entrench> diggers, List<List<Rated>> marches) {
        if (!many) {
            return List.copyOf(diggers);
        }
        Set<Integer> busy = busy(marches);
        Set<Integer> next = units(marches.subList(0, Math.min(FEW_STACKS, marches.size())), -9);
        var digging = new ArrayList<Decision>();
        var idle = new ArrayList<UnitId>();
        for (Decision.Entrench each : diggers) {
            if (each.units().stream().noneMatch(unit -> busy.contains(unit.index()))) {
                idle.addAll(each.units());
            } else if (each.units().stream().anyMatch(unit -> next.contains(unit.index()))) {
                digging.add(each);
            }
        }
        if (!idle.isEmpty()) {
            digging.add(new Decision.Entrench(idle.stream().sorted().toList()));
        }
        return digging;
    }

    /** The units that could do something better than dig in. */
    private Set<Integer> busy(List<List<Rated>> marches) {
        Set<Integer> busy = units(marches, LEAST_GAIN);
        openings.found().forEach(each -> busy.addAll(each.units()));
        return busy;
    }

    /** The units that have more than so much to gain by moving. */
    private static Set<Integer> units(List<List<Rated>> marches, double least) {
        var units = new HashSet<Integer>();
        for (List<Rated> stack : marches) {
            for (Rated each : stack) {
                if (each.decision() instanceof Decision.Move move && each.gain() > least) {
                    units.addAll(UnitId.numbers(move.units()));
                }
            }
        }
        return units;
    }

    private boolean somebodyMoves() {
        Outlook outlook = position.outlook();
        for (int unit = outlook.from[me]; unit < outlook.to[me]; unit++) {
            if (view.table().moving(unit)) {
                return true;
            }
        }
        return false;
    }

    /** The attack by those who are there. */
    private Optional<Decision.Assault> there(Opening opening) {
        List<Integer> there =
                opening.units().stream()
                        .filter(each -> beside(each, opening.hex()))
                        .sorted()
                        .toList();
        if (opening.form() == Opening.Form.OVERRUN || there.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(opening.assault(view.battle(), there));
    }

    private boolean beside(int unit, int hex) {
        return position.outlook().grid.adjacent(position.at(unit), hex);
    }

    private static List<Decision> best(List<Rated> rated, int most) {
        return rated.stream()
                .sorted(Comparator.comparingDouble((Rated each) -> -each.gain()))
                .limit(most)
                .map(Rated::decision)
                .toList();
    }

    private double gain(Decision.Assault assault) {
        return Assaults.gain(position, assault.hex().index(), UnitId.numbers(assault.units()));
    }

    /** What could be attacked there, or what comes from there. */
    private double prospect(int hex) {
        for (Opening opening : openings.found()) {
            if (opening.hex() == hex) {
                return 10 + opening.gain();
            }
        }
        double value = 0;
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            value += position.outlook().value[unit];
        }
        return position.zone(me, hex) ? 2 * value : value;
    }

    /** The best moves of each stack, the stack that has most to gain by them first. */
    private List<List<Rated>> marches(List<Decision> legal) {
        Map<Integer, List<Rated>> stacks = new LinkedHashMap<>();
        for (List<Integer> group : groups(legal)) {
            int hex = position.at(group.getFirst());
            int stack = hex >= 0 ? hex : -1 - group.getFirst();
            stacks.computeIfAbsent(stack, _ -> new ArrayList<>()).addAll(march(group));
        }
        Comparator<List<Rated>> mostToGain =
                Comparator.comparingDouble(
                        each -> -each.stream().mapToDouble(Rated::gain).max().orElse(-9));
        return stacks.values().stream().filter(each -> !each.isEmpty()).sorted(mostToGain).toList();
    }

    private List<Decision> moves(List<List<Rated>> marches) {
        var best = new ArrayList<Rated>();
        marches.stream().limit(many ? FEW_STACKS : STACKS).forEach(best::addAll);
        return best(best, many ? FEW_MOVES : MOVES);
    }

    private Set<List<Integer>> groups(List<Decision> legal) {
        var groups = new LinkedHashSet<List<Integer>>();
        var seen = new HashSet<Integer>();
        for (Decision each : legal) {
            if (each instanceof Decision.Take(List<UnitId> units)) {
                int hex = position.at(units.getFirst().index());
                if (hex < 0) {
                    groups.add(UnitId.numbers(units));
                } else if (seen.add(hex)) {
                    groups.addAll(Groups.of(position, hex));
                }
            }
        }
        return groups;
    }

    private List<Rated> march(List<Integer> group) {
        Choices choices = Marches.of(view, group);
        double stays = stays(group);
        var rated = new ArrayList<Rated>();
        for (int i = 0; i < choices.size(); i++) {
            switch (choices.form(i)) {
                case EXIT -> rated.add(new Rated(choices.get(i), 5));
                case MOVE ->
                        rated.add(new Rated(choices.get(i), place(group, choices.hex(i)) - stays));
                case PLACE,
                        READY,
                        TAKE_UNIT,
                        TAKE_STACK,
                        STAY,
                        ASSAULT,
                        BOMBARD,
                        ENTRENCH,
                        END_TURN -> {}
            }
        }
        return rated.stream()
                .sorted(Comparator.comparingDouble((Rated each) -> -each.gain()))
                .limit(PLACES)
                .toList();
    }

    private double stays(List<Integer> group) {
        int hex = position.at(group.getFirst());
        return hex < 0 ? -3 : place(group, hex);
    }

    private double place(List<Integer> group, int hex) {
        return places.place(group, hex) + attack(group, hex);
    }

    /** What units could take part in from a hex. */
    private double attack(List<Integer> group, int hex) {
        HexGrid grid = position.outlook().grid;
        double best = 0;
        for (Opening opening : openings.found()) {
            if (opening.hex() == hex) {
                best = Math.max(best, opening.gain());
            } else if (grid.adjacent(opening.hex(), hex)) {
                int part = 0;
                for (int unit : group) {
                    part += opening.units().contains(unit) ? 1 : 0;
                }
                best = Math.max(best, opening.gain() * (0.3 + part) / opening.units().size());
            }
        }
        return best;
    }

    /** Where units in hand could go: the best few places, leaving, and staying. */
    List<Decision> moving(List<Integer> units, List<Decision> legal) {
        var rated = new ArrayList<Rated>();
        for (Decision each : legal) {
            double gain =
                    switch (each) {
                        case Decision.Move move -> place(units, move.path().getLast().index());
                        case Decision.Exit _ -> 50;
                        case Decision.Stay _ -> 40;
                        case Decision.Take _,
                                Decision.Place _,
                                Decision.Ready _,
                                Decision.Assault _,
                                Decision.Bombard _,
                                Decision.Entrench _,
                                Decision.EndTurn _,
                                Decision.Commit _,
                                Decision.Nominate _,
                                Decision.TankAssault _,
                                Decision.Lose _,
                                Decision.Advance _ ->
                                0;
                    };
            rated.add(new Rated(each, gain));
        }
        return best(rated, 2 * PLACES + 2);
    }
}
