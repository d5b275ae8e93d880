package sandtable.tacticalgamex.table;

import sandtable.scene.Fortune;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/** How well a side threw against what its dice could have brought. */
final class DiceFortunes {
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
            case Happening.BatteryHit hit -> hit.die() == 0 ? List.of() : List.of(battery(hit));
            case Happening.PointsRolled(int side, int points, _) ->
                    List.of(fortune(side, pool(), points));
            case Happening.MoraleChecked checked ->
                    checked.who() instanceof Share.OfUnit(UnitId unit)
                            ? List.of(
                                    either(
                                            side(unit.index()),
                                            MoraleChecks.odds(
                                                    checked.level(), checked.modifications()),
                                            checked.passed()))
                            : List.of();
            case Happening.SpotRolled rolled ->
                    rolled.units().isEmpty()
                            ? List.of()
                            : List.of(
                                    either(
                                            side(rolled.units().getFirst().index()),
                                            SpotActions.odds(rolled.needed()),
                                            rolled.spotted()));
            case Happening.AircraftFiredAt fired ->
                    List.of(
                            either(
                                    side(fired.firers().getFirst().index()),
                                    AntiAircraftFire.hits(fired.strength()),
                                    fired.result() != CombatResult.NO_EFFECT));
            case Happening _ -> List.of();
        };
    }

    /** A D counts one, a DD two, an X three, for each target of the one die. */
    private Fortune attack(Happening.Attacked attacked) {
        Fight fight = attacked.fight();
        int most = CombatResult.X.ordinal() * fight.places();
        return fortune(
                1 - side(fight.targets().getFirst().index()),
                listed(fight.roll().odds(DiceFortunes::worth), most),
                worth(attacked.results()));
    }

    private Fortune battery(Happening.BatteryHit hit) {
        int target = table.battle().battery(hit.fight().battery()).side();
        return fortune(
                1 - target,
                listed(hit.fight().roll().odds(DiceFortunes::worth), CombatResult.X.ordinal()),
                hit.result().ordinal());
    }

    private static int worth(List<CombatResult> results) {
        return results.stream().mapToInt(CombatResult::ordinal).sum();
    }

    /** The chance of each number from 0 to the most there can be. */
    private static List<Double> listed(Map<Integer, Double> odds, int most) {
        return IntStream.rangeClosed(0, most)
                .mapToObj(each -> odds.getOrDefault(each, 0.0))
                .toList();
    }

    private static List<Double> pool() {
        SequencedMap<Integer, Double> odds = Rolling.odds();
        return listed(odds, Collections.max(odds.keySet()));
    }

    private Fortune either(int side, Map<Boolean, Double> odds, boolean happened) {
        return fortune(
                side,
                List.of(odds.getOrDefault(false, 0.0), odds.getOrDefault(true, 0.0)),
                happened ? 1 : 0);
    }

    private Fortune fortune(int side, List<Double> chances, int actual) {
        return new Fortune(table.battle().side(side).id(), chances, actual);
    }

    private int side(int unit) {
        return table.stand(unit).side();
    }
}
