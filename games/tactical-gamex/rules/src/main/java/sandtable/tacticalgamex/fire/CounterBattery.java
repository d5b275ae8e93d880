package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryFight;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.4 Counter-battery fire: off-board artillery at off-board artillery (R-TGX-66), which
 * nobody on the map can attack (TGX-6.4.4.m).
 */
public final class CounterBattery {
    private static final Clause FIRED = Clause.of("TGX-6.4.4.n");
    private static final Clause STRENGTH = Clause.of("TGX-6.4.4.o");

    private CounterBattery() {}

    /** TGX-6.4.4.n: the enemy's batteries that have attacked and are still there. */
    public static List<BatteryId> targets(Table table, int side) {
        var targets = new ArrayList<BatteryId>();
        for (BatteryId each : table.battle().batteries()) {
            BatteryStatus status = table.battery(each);
            boolean enemy = table.battle().battery(each).side() != side;
            boolean ship = table.battle().battery(each).ship(); // R-TGX-166
            if (enemy && !ship && status.heard() && !status.destroyed()) {
                targets.add(each);
            }
        }
        return targets;
    }

    public static Optional<Violation> check(
            Table table, Impulse impulse, Decision.CounterBattery fire) {
        int side = impulse.side();
        if (!OffBoardArtillery.ready(table, side)) {
            return refused("no battery is ready");
        }
        if (targets(table, side).isEmpty()) {
            return refused("no battery of the enemy has fired yet");
        }
        return switch (fire.help()) {
            case Decision.Unaided _ -> Optional.empty();
            case Decision.HelpOfAircraft(AircraftId aircraft) ->
                    AircraftAttacks.usable(table, side, aircraft)
                            ? Optional.empty()
                            : refused("that aircraft has been used");
        };
    }

    /**
     * TGX-6.4.4.o: one attack on each target, the strength split over them (R-TGX-66) and halved
     * unless an aircraft helps.
     */
    private static List<BatteryFight> fights(Table table, Decision.CounterBattery fire) {
        int side = table.impulse().side();
        List<BatteryId> targets = targets(table, side);
        List<Share> shares = shares(table, side, part(fire.help()).dividedBy(targets.size()));
        var fights = new ArrayList<BatteryFight>(targets.size());
        for (BatteryId target : targets) {
            int defense = table.battle().battery(target).type().defense();
            fights.add(
                    BatteryFight.of(
                            target,
                            shares,
                            Factor.of(defense),
                            CombatModifiers.battery(table.battery(target))));
        }
        return fights;
    }

    private static Factor part(Decision.Help help) {
        return switch (help) {
            case Decision.Unaided _ -> Factor.HALF;
            case Decision.HelpOfAircraft _ -> Factor.of(1);
        };
    }

    /** A part of the strength of each battery that is ready. */
    private static List<Share> shares(Table table, int side, Factor part) {
        var shares = new ArrayList<Share>();
        for (BatteryId each : OffBoardArtillery.readyOnes(table, side)) {
            int quarters = OffBoardArtillery.strength(table, each, false);
            shares.add(
                    Share.of(
                            new Share.OfBattery(each),
                            Firepower.factor(quarters).times(part),
                            STRENGTH));
        }
        return shares;
    }

    public static Table resolve(
            Table table, Decision.CounterBattery fire, Telling<Happening> telling) {
        int side = table.impulse().side();
        Roster.Edit<BatteryStatus> edit = table.batteries().edit();
        for (BatteryFight fight : fights(table, fire)) {
            edit.set(fight.battery().index(), hit(table, fight, telling));
        }
        Table now = OffBoardArtillery.fired(table.withBatteries(edit.done()), side);
        return switch (fire.help()) {
            case Decision.Unaided _ -> now;
            case Decision.HelpOfAircraft(AircraftId aircraft) -> // R-TGX-66: spent for the turn
                    AircraftAttacks.with(now, aircraft, now.plane(aircraft).attacksLeft(), false);
        };
    }

    private static BatteryStatus hit(Table table, BatteryFight fight, Telling<Happening> telling) {
        BatteryStatus status = table.battery(fight.battery());
        int die =
                fight.ratio().column().isPresent() ? Dice.roll(telling, table.impulse().side()) : 0;
        CombatResult result = fight.roll().results(die).getFirst();
        telling.tell(new Happening.BatteryHit(fight, die, result, FIRED));
        return switch (Fate.of(result, status.disrupted())) {
            case UNHARMED -> status;
            case DISRUPTED -> status.disrupted(true);
            case ELIMINATED -> status.lost();
        };
    }

    private static Optional<Violation> refused(String reason) {
        return Optional.of(Violation.of("TGX-6.4.4.n", "%s", reason));
    }
}
