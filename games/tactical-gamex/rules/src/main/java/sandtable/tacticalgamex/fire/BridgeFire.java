package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.List;
import java.util.Optional;

/**
 * TGX-9.3 Indirect fire that names a temporary bridge instead of the units in its hex, with half
 * its strength (TGX-9.3.j).
 */
public final class BridgeFire {
    private static final Clause SHELLED = Clause.of("TGX-9.3.j");

    private BridgeFire() {}

    /** Whether a unit could fire directly at a bridge. */
    static boolean hits(Table table, int firer, int hex) {
        return BridgeAttacks.mayAttack(table.stand(firer).type())
                && DirectFire.hits(table, firer, hex, false);
    }

    /** Whether a unit has any bridge to fire at, directly or not. */
    static boolean hasTarget(Table table, int firer) {
        for (TemporaryBridge each : table.counters().works().bridges()) {
            int hex = each.hex().index();
            boolean untouched = !table.impulse().attacked().contains(hex);
            if (untouched && (hits(table, firer, hex) || shells(table, firer, hex))) {
                return true;
            }
        }
        return false;
    }

    private static boolean shells(Table table, int firer, int hex) {
        return IndirectFire.mayShell(table, firer)
                && IndirectFire.reaches(table, firer, hex)
                && sighter(table, table.stand(firer).side(), hex).isPresent();
    }

    /** R-TGX-155: a sighting unit must be able to fire at the bridge itself. */
    private static boolean sights(Table table, int sighter, int hex) {
        Unit unit = table.unit(sighter);
        return unit.onMap()
                && !unit.disrupted()
                && !unit.has(Mark.DOWN)
                && (!unit.activated() || unit.has(Mark.OPPORTUNITY_FIRE))
                && BridgeAttacks.mayAttack(table.stand(sighter).type())
                && (hits(table, sighter, hex)
                        || table.battle().variants().sightBeyondRange()
                                && table.sees(unit.hex(), hex)
                                && FieldsOfFire.covers(table, sighter, hex));
    }

    /** Somebody who can sight, those first who have done nothing. */
    public static Optional<UnitId> sighter(Table table, int side, int hex) {
        Optional<UnitId> watching = Optional.empty();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && sights(table, i, hex)) {
                if (!table.unit(i).activated()) {
                    return Optional.of(table.unitId(i));
                }
                watching = Optional.of(table.unitId(i));
            }
        }
        return watching;
    }

    public static Optional<Violation> check(
            Occupation occupation, List<HexId> hexes, Decision.ShellBridge shell) {
        Table table = occupation.table();
        int hex = shell.hex().index();
        if (!BridgeAttacks.target(table, hex)) {
            return refused("TGX-9.3.g", "there is no temporary bridge at %s", shell.hex());
        }
        Optional<Violation> broken =
                IndirectFire.checkFirers(occupation, hexes, shell.hex(), shell.firers());
        if (broken.isPresent()) {
            return broken;
        }
        boolean sighted =
                table.stand(shell.sighter()).side() == table.impulse().side()
                        && sights(table, shell.sighter().index(), hex);
        return sighted
                ? OffBoardArtillery.checkExtra(table, table.impulse(), shell.extra())
                : refused(
                        "TGX-9.3.h",
                        "%s cannot sight for fire at the bridge",
                        shell.sighter().called());
    }

    /** The attack on a bridge at which fire falls. */
    public static Fight fight(Table table, Decision.ShellBridge shell) {
        int side = table.impulse().side();
        List<BatteryId> batteries = OffBoardArtillery.readyOnes(table, side);
        var salvo = new Salvo(table, shell.firers(), batteries, shell.hex().index());
        List<Share> halved = salvo.shares(false, 2); // TGX-9.3.j
        Fight.At bridge = Defenders.indirectly(table, shell.hex().index(), List.of());
        return ChanceModifiers.indirect(table, Fight.of(halved, bridge, 0, SHELLED));
    }

    /** The shells fall on the bridge, or with off-board batteries on whoever is elsewhere. */
    public static Table resolve(
            Table table, Decision.ShellBridge shell, Telling<Happening> telling) {
        Table paid = table.paid(shell.extra());
        int side = table.impulse().side();
        boolean batteries = OffBoardArtillery.ready(table, side);
        int hex =
                batteries
                        ? OffBoardArtillery.falls(paid, shell.hex(), shell.extra(), telling)
                        : shell.hex().index();
        Table now = paid;
        if (hex == shell.hex().index()) {
            Fight fight = fight(paid, shell);
            now = ChanceModifiers.spent(Casualties.resolve(paid, fight, telling), fight);
        } else if (hex >= 0) {
            var astray =
                    new Decision.Shell(
                            shell.hex(),
                            shell.firers(),
                            new Sighter.OfUnit(shell.sighter()),
                            shell.extra());
            now = OffBoardArtillery.landed(paid, side, astray, hex, telling);
        }
        now = batteries ? OffBoardArtillery.fired(now, side) : now;
        now = Casualties.fired(now, shell.firers());
        boolean marked =
                !shell.firers().contains(shell.sighter()) && now.unit(shell.sighter()).onMap();
        Table after =
                marked
                        ? now.with(
                                shell.sighter(),
                                now.unit(shell.sighter()).activated(Mark.COMPLETED)) // TGX-6.4.3.g
                        : now;
        return after.attacking(shell.hex().index());
    }

    private static Optional<Violation> refused(String clause, String reason, Object fact) {
        return Optional.of(Violation.of(clause, reason, fact));
    }
}
