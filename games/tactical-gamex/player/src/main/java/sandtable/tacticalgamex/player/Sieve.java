package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.march.Ways;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Drops what no sensible player would think about, and says what looks promising. */
final class Sieve {
    /** Of so many moves that look good at first sight, so many are thought over. */
    private static final int GLANCES = 12;

    private static final int MOVES = 8;
    private static final int OTHERS = 12;
    private static final int PLACES = 9;
    private static final double SHOT_OF_WEIGHT = 0.7;
    private static final double SUPPORT = 0.02;
    private static final double WATCH = 0.0005;
    private static final double TURN = 0.1;
    private static final int COMES_NEARER = 4;

    private record Rated(Decision decision, double gain) {}

    private final Position position;
    private final Outlook outlook;
    private final View view;
    private final int me;
    private final Shots shots;
    private final double base;

    private final Moves moves;

    /** What a loss of the enemy is worth, once worked out. */
    private double slope = Double.NaN;

    Sieve(Position position, View view) {
        this.position = position;
        this.outlook = position.outlook;
        this.view = view;
        this.me = view.me();
        this.shots = new Shots(position);
        this.base = Appraisal.of(position, me);
        this.moves = new Moves(position, view, base);
    }

    boolean isOf(View other) {
        return view == other;
    }

    /** What a point could be spent on: the best few of each kind, and to stop. */
    List<Decision> spending(List<Decision> legal) {
        var glances = new ArrayList<Rated>();
        var others = new ArrayList<Rated>();
        var seen = new HashSet<List<Object>>();
        for (Decision each : legal) {
            switch (each) {
                case Decision.Move(UnitId unit) -> {
                    if (seen.add(kind(unit.index()))) {
                        glances.add(new Rated(each, moves.glance(unit.index())));
                    }
                }
                case Decision.Call _ -> {
                    if (Eyes.any(view.table(), me)) {
                        others.add(new Rated(each, SUPPORT));
                    }
                }
                case Decision.Done _ -> others.add(new Rated(each, Double.MAX_VALUE));
                case Decision.Fly _, Decision.Shell _, Decision.Bombard _, Decision.Work _ ->
                        others.add(new Rated(each, SUPPORT));
                case Decision _ -> others.add(new Rated(each, promise(each)));
            }
        }
        var looks = new ArrayList<Rated>();
        for (Decision each : best(glances, GLANCES)) {
            looks.add(new Rated(each, promise(each)));
        }
        List<Decision> best = new ArrayList<>(best(looks, MOVES));
        best.addAll(best(others, OTHERS));
        return List.copyOf(best);
    }

    /** Units of one kind in one hex have the same to gain. */
    private List<Object> kind(int unit) {
        int cargo = position.cargo[unit];
        return List.of(
                position.hex[unit],
                position.marks[unit],
                outlook.battle.stand(unit).type(),
                cargo < 0 ? "" : outlook.battle.stand(cargo).type());
    }

    private static List<Decision> best(List<Rated> rated, int most) {
        return rated.stream()
                .sorted(Comparator.comparingDouble((Rated each) -> -each.gain()))
                .limit(most)
                .map(Rated::decision)
                .toList();
    }

    /** What an action adds that does not show right after it, on the scale of the worth. */
    double promise(Decision action) {
        return switch (action) {
            case Decision.Move(UnitId unit) -> moves.gain(unit.index());
            case Decision.Fire(HexId hex) -> fire(hex.index());
            case Decision.FireFree(HexId hex) -> worthOf(shots.free(hex.index()));
            case Decision.Turn turn -> worthOf(TURN * Facings.gain(position, turn)) - WATCH;
            case Decision.Spot(HexId hex, List<UnitId> units) -> spot(hex.index(), units);
            case Decision.Call _, Decision.Fly _ -> SUPPORT;
            case Decision.Watch(List<UnitId> units) -> watch(units);
            case Decision _ -> 0;
        };
    }

    /** What the best fire from a hex gains: a part of what it hits is as good as gone. */
    private double fire(int hex) {
        return worthOf(shots.best(hex));
    }

    /** What it is worth to destroy so much. */
    private double worthOf(double weight) {
        if (Double.isNaN(slope)) {
            slope = slope();
        }
        return SHOT_OF_WEIGHT * weight * slope;
    }

    /** What a loss of the enemy is worth, on average over those on the map. */
    private double slope() {
        int most = -1;
        for (int i = 0; i < outlook.count; i++) {
            boolean enemy = outlook.side[i] != me && position.onMap(i) && outlook.combat[i];
            if (enemy && (most < 0 || outlook.weight[i] > outlook.weight[most])) {
                most = i;
            }
        }
        return most < 0
                ? 0
                : (Appraisal.of(position.without(most), me) - base) / position.weight(most);
    }

    private double spot(int hex, List<UnitId> units) {
        double best = 0;
        for (UnitId unit : units) {
            if (position.armed(unit.index())) {
                int from = position.hex[unit.index()];
                int distance = outlook.grid.distance(from, hex);
                double found =
                        shots.best(
                                hex,
                                position.strength(unit.index(), from, hex, distance, true),
                                position.strength(unit.index(), from, hex, distance, false));
                best = Math.max(best, found);
            }
        }
        return 0.4 * worthOf(best);
    }

    /** Watching is for those who have nothing to fire at. */
    private double watch(List<UnitId> units) {
        double sum = 0;
        for (UnitId unit : units) {
            double some = expects(unit.index()) ? outlook.attack[unit.index()] / 10.0 : 0;
            sum += shots.best(position.hex[unit.index()]) > 0 ? -1 : some;
        }
        return WATCH * sum;
    }

    /** Whether an enemy is so near that they may come into range. */
    private boolean expects(int unit) {
        for (int hex : position.held[1 - me]) {
            int distance = outlook.grid.distance(position.hex[unit], hex);
            if (distance <= outlook.reach[unit] + COMES_NEARER) {
                return true;
            }
        }
        return false;
    }

    /** Where a unit goes: the best few places and endings, and to stay. */
    static List<Decision> moving(Position position, int me, int unit, List<Decision> legal) {
        var endings = new Endings(position, me, unit);
        var rated = new ArrayList<Rated>();
        int plain = legal instanceof Ways ways ? ways.plain() : 0;
        double[] scores = new double[plain];
        for (int i = 0; i < plain; i++) {
            scores[i] = endings.plain(((Ways) legal).end(i));
        }
        for (int i = 0; i < plain; i++) {
            int better = 0;
            for (int j = 0; j < plain && better < PLACES; j++) {
                better += scores[j] > scores[i] || scores[j] == scores[i] && j < i ? 1 : 0;
            }
            if (better < PLACES) {
                rated.add(new Rated(legal.get(i), scores[i]));
            }
        }
        for (int i = plain; i < legal.size(); i++) {
            Decision each = legal.get(i);
            boolean idle =
                    each instanceof Decision.Halt && !position.onMap(unit) && legal.size() > 1;
            if (!idle) {
                rated.add(new Rated(each, endings.of(each)));
            }
        }
        return best(rated, PLACES + 3);
    }
}
