package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.state.Choices;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.luck.Chance;
import sandtable.space.HexGrid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A turn played without long thought: bombard what is to be attacked, bring up all that can come,
 * attack, then march, dig in and end.
 */
final class QuickPlay {
    private static final double LEAST_GAIN = 0.12;
    private static final double LEAST_ATTACK = 0.2;

    /** What a part in an attack is worth against a turn's march. */
    private static final double SHARE = 1;

    private final View view;
    private final Position position;
    private final Outlook outlook;
    private final Table table;
    private final int me;
    private final Chance chance;

    QuickPlay(Outlook outlook, View view, Chance chance) {
        this.view = view;
        this.outlook = outlook;
        this.table = view.table();
        this.position = new Position(outlook, view.state());
        this.me = view.me();
        this.chance = chance;
    }

    Decision act() {
        Openings openings = Openings.now(position, me);
        boolean moving = somebodyMoves();
        for (Opening opening : openings.found()) {
            if (opening.gain() >= LEAST_ATTACK && !opening.guns().isEmpty() && !moving) {
                return opening.bombardment(table.battle());
            }
        }
        var places = new Places(position, me);
        for (Opening opening : openings.found()) {
            Optional<Decision> attack = attack(opening, places);
            if (attack.isPresent()) {
                return attack.get();
            }
        }
        return march(places).or(this::entrench).orElseGet(Decision.EndTurn::new);
    }

    private Optional<Decision> attack(Opening opening, Places places) {
        if (opening.gain() < LEAST_ATTACK) {
            return Optional.empty();
        }
        if (opening.form() == Opening.Form.OVERRUN) {
            return overrun(opening);
        }
        Optional<Decision> joins = join(opening, places);
        if (joins.isPresent()) {
            return joins;
        }
        List<Integer> there =
                opening.units().stream()
                        .filter(each -> outlook.grid.adjacent(position.at(each), opening.hex()))
                        .sorted()
                        .toList();
        return there.isEmpty() || Assaults.gain(position, opening.hex(), there) < LEAST_ATTACK
                ? Optional.empty()
                : Optional.of(opening.assault(table.battle(), there));
    }

    private boolean somebodyMoves() {
        for (int unit = outlook.from[me]; unit < outlook.to[me]; unit++) {
            if (table.moving(unit)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Decision> overrun(Opening opening) {
        List<Integer> group = group(opening, position.at(opening.units().getFirst()));
        if (group.isEmpty()) {
            return Optional.empty();
        }
        Choices choices = Marches.of(view, group);
        for (int i = 0; i < choices.size(); i++) {
            if (choices.form(i) == Choices.Form.MOVE && choices.hex(i) == opening.hex()) {
                return Optional.of(choices.get(i));
            }
        }
        return Optional.empty();
    }

    /** Brings up the next of those who are to take part, unless it takes them off their way. */
    private Optional<Decision> join(Opening opening, Places places) {
        HexGrid grid = outlook.grid;
        int last = -1;
        for (int unit : opening.units()) {
            int hex = position.at(unit);
            if (hex == last || table.acted(unit) || grid.adjacent(hex, opening.hex())) {
                continue;
            }
            last = hex;
            List<Integer> group = group(opening, hex);
            double share = SHARE * opening.gain() * group.size() / opening.units().size();
            double stays = places.place(group, hex) - share;
            Choices choices = Marches.of(view, group);
            int best = -1;
            double most = stays;
            for (int i = 0; i < choices.size(); i++) {
                if (choices.form(i) == Choices.Form.MOVE
                        && grid.adjacent(choices.hex(i), opening.hex())) {
                    double value = places.place(group, choices.hex(i)) + noise(0.1);
                    if (value > most) {
                        most = value;
                        best = i;
                    }
                }
            }
            if (best >= 0) {
                return Optional.of(choices.get(best));
            }
        }
        return Optional.empty();
    }

    /** Those of a hex who take part. */
    private List<Integer> group(Opening opening, int hex) {
        var group = new ArrayList<Integer>();
        for (int unit : opening.units()) {
            if (position.at(unit) == hex && !table.acted(unit)) {
                group.add(unit);
            }
        }
        return group;
    }

    /** The first stack that finds a better place takes it. */
    private Optional<Decision> march(Places places) {
        for (int unit = outlook.from[me]; unit < outlook.to[me]; unit++) {
            if (table.acted(unit) || outlook.type[unit].kind() == Kind.AIR) {
                continue;
            }
            int hex = position.at(unit);
            List<Integer> group;
            if (hex >= 0) {
                boolean mechanized = outlook.mechanized[unit];
                boolean guns = outlook.artillery[unit];
                group =
                        Groups.ready(
                                position,
                                hex,
                                each ->
                                        outlook.mechanized[each] == mechanized
                                                && outlook.artillery[each] == guns);
                if (group.getFirst() != unit) {
                    continue; // looked at already
                }
            } else if (table.where(unit) == Whereabouts.Off.TO_COME && Survey.mayMove(view, unit)) {
                group = List.of(unit);
            } else {
                continue;
            }
            Optional<Decision> move = march(places, group, hex);
            if (move.isPresent()) {
                return move;
            }
        }
        return Optional.empty();
    }

    private Optional<Decision> march(Places places, List<Integer> group, int hex) {
        double least = hex >= 0 ? places.place(group, hex) + LEAST_GAIN : -99;
        Choices choices = Marches.of(view, group);
        int best = -1;
        double most = least;
        for (int i = 0; i < choices.size(); i++) {
            if (choices.form(i) == Choices.Form.EXIT) {
                return Optional.of(choices.get(i));
            }
            if (choices.form(i) == Choices.Form.MOVE) {
                double value = places.place(group, choices.hex(i)) + noise(0.15);
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(choices.get(best));
    }

    private double noise(double width) {
        return width * (chance.below(1024) / 1024.0 - 0.5);
    }

    /** All who have nothing else to do. */
    private Optional<Decision> entrench() {
        var units = new ArrayList<Integer>();
        for (int unit = outlook.from[me]; unit < outlook.to[me]; unit++) {
            int hex = position.at(unit);
            if (hex >= 0 && !table.acted(unit) && !table.entrenched(unit) && mayDig(hex)) {
                units.add(unit);
            }
        }
        return units.isEmpty()
                ? Optional.empty()
                : Optional.of(new Decision.Entrench(table.battle().unitIds(units)));
    }

    private boolean mayDig(int hex) {
        if (table.ground().terrain(hex).entrenchInContact()) {
            return true;
        }
        for (int direction = 0; direction < 6; direction++) {
            int beside = outlook.grid.neighbour(hex, direction);
            if (beside >= 0 && position.count(1 - me, beside) > 0) {
                return false;
            }
        }
        return true;
    }
}
