package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Answers that the odds alone decide. */
final class Reflexes {
    private static final double LEAST_SHOT = 0.03;
    private static final double LEAST_INTERRUPTION = 0.15;

    /** How much better fire must become to wait for another hex to join in. */
    private static final double TOGETHER = 1.3;

    private static final double ENOUGH = 0.9;
    private static final double WORTH_JOINING = 1.15;

    /** Whether the units that fire have attacked anything yet. */
    enum Activation {
        HAS_FIRED,
        BEGINS
    }

    private final Position position;
    private final Outlook outlook;
    private final Shots shots;

    Reflexes(Position position) {
        this.position = position;
        this.outlook = position.outlook;
        this.shots = new Shots(position);
    }

    /**
     * At what the activated hexes fire: the best odds, or better ones with a further hex. Who has
     * been activated fires at something; only after that may they stop.
     */
    Decision fire(List<Decision> options, Activation activation) {
        Decision best = options.getFirst();
        double most = activation == Activation.HAS_FIRED ? LEAST_SHOT : -Double.MAX_VALUE;
        int hex = -1;
        for (Decision each : options) {
            double worth = -Double.MAX_VALUE;
            int at = -1;
            if (each instanceof Decision.Shoot shoot) {
                worth = shots.worth(shoot);
                at = shoot.hex().index();
            } else if (each instanceof Decision.Shell shell && !shell.firers().isEmpty()) {
                worth = shots.worth(shell);
            }
            if (worth > most) {
                most = worth;
                best = each;
                hex = at;
            }
        }
        return combined(options, best, hex, most);
    }

    /** Whether a further hex makes the attack so much better that it should take part. */
    private Decision combined(List<Decision> options, Decision best, int hex, double most) {
        if (!(best instanceof Decision.Shoot shoot) || shoot.shots().size() != 1) {
            return best;
        }
        Decision found = best;
        double more = most * TOGETHER;
        List<UnitId> firers = shoot.shots().getFirst().firers();
        for (Decision each : options) {
            if (each instanceof Decision.Combine(HexId other)
                    && outlook.ground.sees(other.index(), hex)) {
                double joint = joint(firers, other.index(), hex);
                if (joint > more && joint > most + shots.best(other.index())) {
                    more = joint;
                    found = each;
                }
            }
        }
        return found;
    }

    private double joint(List<UnitId> firers, int other, int hex) {
        int armored = 0;
        int soft = 0;
        var all = new ArrayList<>(firers);
        for (int i = position.first(other); i >= 0; i = position.next(i)) {
            if (position.armed(i) && !position.has(i, Position.ACTIVATED)) {
                all.add(position.table.unitId(i));
            }
        }
        for (UnitId firer : all) {
            int from = position.hex[firer.index()];
            int distance = outlook.grid.distance(from, hex);
            armored += position.strength(firer.index(), from, hex, distance, true);
            soft += position.strength(firer.index(), from, hex, distance, false);
        }
        return shots.best(hex, armored, soft);
    }

    /** Fires at a unit on the move where that pays. */
    Decision interrupt(int target, List<Decision> options) {
        Decision best = new Decision.Hold(Decision.Scope.STEP);
        double most = LEAST_INTERRUPTION;
        for (Decision each : options) {
            if (each instanceof Decision.Interrupt(List<UnitId> firers, UnitId named, _)) {
                int aim = named == UnitId.NOBODY ? target : named.index();
                double worth = shots.interrupt(aim, firers) - 0.02 * firers.size();
                if (worth > most) {
                    most = worth;
                    best = each;
                }
            }
        }
        return best;
    }

    /** All guns that reach it fire at an aircraft. */
    static Decision flak(List<Decision> options) {
        Decision best = options.getLast();
        int most = 0;
        for (Decision each : options) {
            if (each instanceof Decision.Flak(_, List<UnitId> units) && units.size() > most) {
                most = units.size();
                best = each;
            }
        }
        return best;
    }

    /** Markers come off: whoever is free can fire, move or watch again. */
    static Decision keep(List<Decision> options) {
        for (Decision each : options) {
            if (each instanceof Decision.Relieve) {
                return each;
            }
        }
        return options.getFirst();
    }

    /** The way to a landing on which the fewest guns can fire. */
    static Decision quietest(View view, List<Decision> options) {
        return options.stream()
                .min(
                        Comparator.comparingInt(
                                each -> Survey.gunsOnTheWay(view, (Decision.Fly) each)))
                .orElseThrow();
    }

    /** Whether somebody else joins before the attack: as long as it is not strong enough. */
    Decision join(Charge charge, List<Decision> options) {
        double all = 0;
        for (int i = position.first(charge.target().index()); i >= 0; i = position.next(i)) {
            all += position.weight(i);
        }
        double worth = charge(charge.overrun(), charge.target().index(), charge.units());
        return worth < ENOUGH * all && together(charge, options) > WORTH_JOINING * worth
                ? strongest(charge, options)
                : new Storms(position).best(charge, options);
    }

    /** What the attack would be if all joined who can. */
    private double together(Charge charge, List<Decision> options) {
        var everybody = new ArrayList<>(charge.units());
        for (Decision each : options) {
            if (each instanceof Decision.Move(UnitId unit)) {
                everybody.add(unit);
            }
        }
        return charge(charge.overrun(), charge.target().index(), everybody);
    }

    private Decision strongest(Charge charge, List<Decision> options) {
        Decision best = options.getFirst();
        int most = 0;
        for (Decision each : options) {
            if (each instanceof Decision.Move(UnitId unit) && outlook.attack[unit.index()] > most) {
                most = outlook.attack[unit.index()];
                best = each;
            }
        }
        return best;
    }

    double charge(boolean overrun, int target, List<UnitId> units) {
        return overrun ? shots.overrun(target, units) : shots.assault(target, units);
    }

    /** Moves up to where the attack is made from. */
    static Decision moveUp(List<Decision> options) {
        for (Decision each : options) {
            if (each instanceof Decision.March) {
                return each;
            }
        }
        return options.getFirst();
    }
}
