package sandtable.tacticalgamex.table;

import sandtable.scene.Fortune;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How well a side threw against what its dice could have brought. */
final class DiceFortunes {
    private static final int FACES = CombatTable.FACES;
    private static final double THROWS = 36;

    private final Table table;

    DiceFortunes(Table table) {
        this.table = table;
    }

    List<Fortune> of(Happening event) {
        return switch (event) {
            case Happening.Attacked attacked ->
                    attacked.die() == 0 || attacked.targets().isEmpty()
                            ? List.of()
                            : List.of(attack(attacked));
            case Happening.PointsRolled(int side, int points, _) ->
                    List.of(fortune(side, dieOfPoints(), points));
            case Happening.MoraleChecked checked ->
                    checked.who() instanceof Share.OfUnit(UnitId unit)
                            ? List.of(
                                    either(
                                            side(unit.index()),
                                            Survey.passesOf36(checked.level(), checked.modifier())
                                                    / THROWS,
                                            checked.passed()))
                            : List.of();
            case Happening.SpotRolled rolled ->
                    rolled.units().isEmpty()
                            ? List.of()
                            : List.of(
                                    either(
                                            side(rolled.units().getFirst().index()),
                                            rolled.needed() / (double) FACES,
                                            rolled.spotted()));
            case Happening.AircraftFiredAt fired ->
                    List.of(
                            either(
                                    side(fired.firers().getFirst().index()),
                                    1
                                            - CombatTable.hits(
                                                            fired.strength(),
                                                            CombatResult.NO_EFFECT)
                                                    / (double) FACES,
                                    fired.result() != CombatResult.NO_EFFECT));
            case Happening _ -> List.of();
        };
    }

    /** A D counts one, a DD two, an X three, for each target of the one die. */
    private Fortune attack(Happening.Attacked attacked) {
        Fight fight = attacked.fight();
        int most = CombatResult.X.ordinal() * fight.modifiers().size();
        var chances = new ArrayList<>(Collections.nCopies(most + 1, 0.0));
        for (int die = 1; die <= FACES; die++) {
            int worth = 0;
            for (int i = 0; i < fight.modifiers().size(); i++) {
                worth += fight.result(i, die).ordinal();
            }
            chances.set(worth, chances.get(worth) + 1.0 / FACES);
        }
        int actual = attacked.results().stream().mapToInt(CombatResult::ordinal).sum();
        return fortune(1 - side(fight.targets().getFirst().index()), chances, actual);
    }

    private static List<Double> dieOfPoints() {
        var chances = new ArrayList<>(Collections.nCopies(FACES + 1, 1.0 / FACES));
        chances.set(0, 0.0);
        return chances;
    }

    private Fortune either(int side, double chance, boolean happened) {
        return fortune(side, List.of(1 - chance, chance), happened ? 1 : 0);
    }

    private Fortune fortune(int side, List<Double> chances, int actual) {
        return new Fortune(table.battle().side(side).id(), chances, actual);
    }

    private int side(int unit) {
        return table.stand(unit).side();
    }
}
