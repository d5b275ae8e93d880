package sandtable.tacticalgamex.player;

import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.march.Ways;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** Play without long thought: fire where it pays, move on where there is something to gain. */
final class QuickPlay {
    private static final double GOOD_SHOT = 0.25;
    private static final double LEAST_SHOT = 0.06;
    private static final double LEAST_UNREST = 0.12;
    private static final double RALLY = 0.35;
    private static final double SUPPORT = 0.3;
    private static final double TURN = 0.3;
    private static final double NOISE = 0.12;

    /** Who charges comes out into the open, and somebody may be in their way. */
    private static final double WILLING = 0.7;

    private final Position position;
    private final Outlook outlook;
    private final int me;
    private final Chance chance;
    private final Shots shots;

    QuickPlay(Position position, int me, Chance chance) {
        this.position = position;
        this.outlook = position.outlook;
        this.me = me;
        this.chance = chance;
        this.shots = new Shots(position);
    }

    /** What a point is spent on. */
    Decision spend(List<Decision> options) {
        Decision best = options.getFirst();
        double most = LEAST_SHOT;
        for (Decision each : options) {
            double gain = gain(each);
            if (gain > most) {
                most = gain;
                best = each;
            }
        }
        if (most >= GOOD_SHOT) {
            return best;
        }
        Decision move = move(options);
        return move instanceof Decision.Move || most == LEAST_SHOT && best instanceof Decision.Done
                ? move
                : best;
    }

    /** What an action gains by what it does to the enemy, or for those who are disrupted. */
    private double gain(Decision decision) {
        return switch (decision) {
            case Decision.Fire(HexId hex) -> shots.best(hex.index());
            case Decision.FireFree(HexId hex) -> { // it costs nothing
                double harm = shots.free(hex.index());
                yield harm > 0 ? GOOD_SHOT + harm : 0;
            }
            case Decision.Turn turn -> TURN * Math.min(1, Facings.gain(position, turn));
            case Decision.Move(UnitId unit) -> WILLING * shots.charge(unit.index());
            case Decision.Rally(HexId hex) -> rally(hex.index());
            case Decision.Assault(HexId hex, List<UnitId> units) -> assault(hex, units);
            case Decision.Spot(HexId hex, List<UnitId> units) -> 0.35 * found(hex.index(), units);
            case Decision.Shell _, Decision.Bombard _ -> SUPPORT;
            case Decision.Call _ -> Eyes.any(position.table, me) ? SUPPORT * chance.below(2) : 0;
            case Decision.Fly _ -> SUPPORT * chance.below(2);
            case Decision _ -> 0;
        };
    }

    private double assault(HexId hex, List<UnitId> units) {
        var storms = new Storms(position);
        return storms.inUse() ? storms.order(hex, units) : shots.assault(hex.index(), units);
    }

    private double found(int hex, List<UnitId> units) {
        double best = 0;
        for (UnitId unit : units) {
            int from = position.hex[unit.index()];
            int distance = outlook.grid.distance(from, hex);
            if (position.armed(unit.index())) {
                best =
                        Math.max(
                                best,
                                shots.best(
                                        hex,
                                        position.strength(unit.index(), from, hex, distance, true),
                                        position.strength(
                                                unit.index(), from, hex, distance, false)));
            }
        }
        return best;
    }

    private double rally(int hex) {
        double sum = 0;
        for (int i = position.first(hex); i >= 0; i = position.next(i)) {
            boolean shaken = position.has(i, Position.DISRUPTED);
            sum += shaken && !position.has(i, Position.ACTIVATED) ? position.weight(i) : 0;
        }
        return RALLY * sum;
    }

    /** The first unit found, from anywhere in the list on, that has something to gain by moving. */
    private Decision move(List<Decision> options) {
        var places = new Places(position, me);
        int start = chance.below(options.size());
        int last = -1;
        for (int i = 0; i < options.size(); i++) {
            Decision each = options.get((start + i) % options.size());
            if (each instanceof Decision.Move(UnitId unit)) {
                int hex = position.hex[unit.index()];
                boolean looked = hex >= 0 && hex == last && position.cargo[unit.index()] < 0;
                last = hex;
                if (!looked && places.unrest(unit.index()) > LEAST_UNREST) {
                    return each;
                }
            }
        }
        return watch(options);
    }

    private Decision watch(List<Decision> options) {
        for (Decision each : options) {
            if (each instanceof Decision.Watch && chance.below(3) == 0) {
                return each;
            }
        }
        return options.getFirst();
    }

    /** Where a unit that was activated goes. */
    Decision march(int unit, List<Decision> options) {
        var endings = new Endings(position, me, unit);
        int best = 0;
        double most = -1e9;
        int plain = options instanceof Ways ways ? ways.plain() : 0;
        for (int i = plain - 1; i >= 0; i--) { // the farthest first: they are often the best
            int end = ((Ways) options).end(i);
            if (endings.atMost(end) + NOISE > most) {
                double score = endings.plain(end) + noise();
                if (score > most) {
                    most = score;
                    best = i;
                }
            }
        }
        for (int i = plain; i < options.size(); i++) {
            double score = endings.of(options.get(i)) + noise();
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return options.get(best);
    }

    private double noise() {
        return NOISE * (chance.below(1024) / 1024.0);
    }
}
