package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** TGX-6.4.3 Indirect Fire. */
public final class IndirectFire {
    private static final Clause SHELLED = Clause.of("TGX-6.4.3.i");

    private IndirectFire() {}

    /** TGX-6.4.3.b. */
    public static boolean mayShell(Table table, int unit) {
        return table.stand(unit).has(Ability.INDIRECT_FIRE) && FireActions.unspent(table, unit);
    }

    /** TGX-6.4.3.e, R-TGX-12: the nearest hex that an (H) weapon can shell. */
    public static int leastRange(Stand stand) {
        boolean mortar = stand.type().weapon() == WeaponType.M; // R-TGX-63
        return mortar ? 0 : (stand.type().range() + 2) / 4;
    }

    /** Whether the target lies within its range, its field of fire, and not too near. */
    public static boolean reaches(Table table, int firer, int hex) {
        int distance = table.ground().grid().distance(table.unit(firer).hex(), hex);
        return distance >= leastRange(table.stand(firer))
                && distance <= table.stand(firer).type().range()
                && FieldsOfFire.covers(table, firer, hex); // TGX-19.2.a
    }

    /**
     * TGX-6.4.3.c, TGX-6.4.3.d, R-TGX-62: whether a unit can sight for fire at a hex, from on or
     * off the board (TGX-6.4.4.g).
     */
    static boolean sights(Occupation occupation, int sighter, int hex) {
        Table table = occupation.table();
        Unit unit = table.unit(sighter);
        boolean unmarked =
                !unit.has(Mark.MOVED)
                        && !unit.has(Mark.FIRED)
                        && !unit.has(Mark.COMPLETED)
                        && !unit.has(Mark.MOBILE_FIRE); // R-TGX-192
        boolean beyondRange = table.battle().variants().sightBeyondRange();
        boolean fit =
                unit.onMap()
                        && !unit.atSea() // TGX-10.3.a
                        && unmarked
                        && !unit.disrupted()
                        && !unit.has(Mark.DOWN)
                        && FieldsOfFire.covers(table, sighter, hex); // R-TGX-196
        if (!fit || !table.sees(unit.hex(), hex)) {
            return false;
        }
        if (alone(occupation, hex)) {
            return beyondRange || DirectFire.strength(table, sighter, hex, true) > 0;
        }
        int side = table.stand(sighter).side();
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            boolean enemy = table.stand(i).side() != side;
            if (enemy
                    && (FireActions.hits(table, sighter, i)
                            || beyondRange && Viewpoint.see(table, sighter, i))) {
                return true;
            }
        }
        return false;
    }

    /** Those who fire now and can shell a hex. */
    public static List<UnitId> shelling(View view, int hex) {
        Table table = view.table();
        return FireActions.firing(view).stream()
                .filter(each -> mayShell(table, each.index()) && reaches(table, each.index(), hex))
                .toList();
    }

    /** R-TGX-97: an empty fortification and nothing else. */
    private static boolean alone(Occupation occupation, int hex) {
        return occupation.empty(hex) && occupation.table().counters().fort(hex);
    }

    /** A unit of the side that can sight, if any; the first of those that have done nothing. */
    public static Optional<UnitId> sighter(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        Optional<UnitId> watching = Optional.empty();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && sights(occupation, i, hex)) {
                if (!table.unit(i).activated()) {
                    return Optional.of(table.unitId(i));
                }
                watching = Optional.of(table.unitId(i));
            }
        }
        return watching;
    }

    /** Whether it can shell any of these hexes. */
    static boolean hasTarget(Occupation occupation, int firer, HexSet spotted) {
        if (!mayShell(occupation.table(), firer)) {
            return false;
        }
        int side = occupation.table().stand(firer).side();
        for (int hex : spotted.toArray()) {
            if (reaches(occupation.table(), firer, hex)
                    && sighter(occupation, side, hex).isPresent()) {
                return true;
            }
        }
        return false;
    }

    public static Optional<Violation> check(
            Occupation occupation, List<HexId> hexes, Decision.Shell shell) {
        Table table = occupation.table();
        int side = table.impulse().side();
        boolean fort = alone(occupation, shell.hex().index());
        if (!fort && !occupation.holds(1 - side, shell.hex().index())) {
            return refused("TGX-6.4.3.a", "there is no enemy to shell there");
        }
        if (!fort && !Spotting.spotted(occupation, shell.hex().index(), 1 - side)) {
            return refused( // TGX-6.4.3.j
                    "TGX-6.3.8.a", "nobody has spotted the units at %s", shell.hex().name());
        }
        Optional<Violation> broken = checkFirers(occupation, hexes, shell.hex(), shell.firers());
        if (broken.isPresent()) {
            return broken;
        }
        return checkSighter(occupation, shell)
                .or(() -> OffBoardArtillery.checkExtra(table, table.impulse(), shell.extra()))
                .or(() -> checkStress(table, shell));
    }

    /** The attacks on those in the hex that is aimed at. */
    private static List<Fight> aimed(Table table, Decision.Shell shell) {
        int hex = shell.hex().index();
        int side = table.impulse().side();
        List<BatteryId> batteries = OffBoardArtillery.readyOnes(table, side);
        var salvo = new Salvo(table, shell.firers(), batteries, hex);
        return fights(table, salvo, hex, OffBoardArtillery.everybody(table, hex));
    }

    /** TGX-12.2.b: one number for each attack. */
    private static Optional<Violation> checkStress(Table table, Decision.Shell shell) {
        if (shell.stress().isEmpty()) {
            return Optional.empty();
        }
        List<Fight> fights = aimed(table, shell);
        if (fights.size() != shell.stress().size()) {
            return refused(
                    "TGX-12.2.b",
                    "there are %d attacks and %d numbers of stress points",
                    fights.size(),
                    shell.stress().size());
        }
        for (int i = 0; i < fights.size(); i++) {
            int stress = shell.stress().get(i);
            Optional<Violation> broken =
                    CombatStress.check(table, fights.get(i), fights.size(), stress);
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    /** The same fire with stress in one of its attacks, or in all where there are several. */
    public static List<Decision.Shell> stressed(Table table, Decision.Shell shell) {
        if (!CombatStress.inUse(table)) {
            return List.of();
        }
        List<Fight> fights = aimed(table, shell);
        List<Integer> all =
                fights.stream()
                        .map(each -> CombatStress.needed(table, each, fights.size()))
                        .toList();
        var variants = new LinkedHashSet<Decision.Shell>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) > 0) {
                var one = new ArrayList<>(Collections.nCopies(all.size(), 0));
                one.set(i, all.get(i));
                variants.add(shell.stressed(one));
                variants.add(shell.stressed(all));
            }
        }
        return List.copyOf(variants);
    }

    private static Optional<Violation> checkSighter(Occupation occupation, Decision.Shell shell) {
        Table table = occupation.table();
        int side = table.impulse().side();
        return switch (shell.sighter()) {
            case Sighter.Themselves _ ->
                    refused("TGX-6.4.3.c", "shells need somebody who sights for them");
            case Sighter.OfAircraft(AircraftId aircraft, _) ->
                    SpotterAircraft.maySight(table, side, aircraft)
                                    && OffBoardArtillery.ready(table, side)
                            ? Optional.empty()
                            : refused(
                                    "TGX-6.4.7.z", "that aircraft cannot sight for the artillery");
            case Sighter.OfUnit(UnitId unit) -> {
                boolean sighted =
                        table.stand(unit).side() == side
                                && sights(occupation, unit.index(), shell.hex().index());
                yield sighted
                        ? Optional.empty()
                        : refused(
                                "TGX-6.4.3.c",
                                "that unit cannot sight for fire at %s",
                                shell.hex().name());
            }
        };
    }

    /** Why these cannot shell a hex, whatever there is to be hit. */
    static Optional<Violation> checkFirers(
            Occupation occupation, List<HexId> hexes, HexId target, List<UnitId> firers) {
        Table table = occupation.table();
        boolean batteries = OffBoardArtillery.ready(table, table.impulse().side());
        if (firers.isEmpty() && !batteries || !Lists.ascending(firers)) {
            return refused("TGX-6.4.3.f", "somebody must fire");
        }
        if (table.impulse().attacked().contains(target.index())) {
            return refused("TGX-6.4.1.e", "%s has been attacked by this activation", target.name());
        }
        for (UnitId firer : firers) {
            boolean there =
                    table.stand(firer).side() == table.impulse().side()
                            && table.unit(firer).where() instanceof Whereabouts.OnMap(HexId at)
                            && hexes.contains(at);
            if (!there || !mayShell(table, firer.index())) {
                return refused(
                        "TGX-6.4.3.b",
                        "%s cannot fire indirectly",
                        there ? firer.called() : "that unit");
            }
            Optional<Violation> turned = FieldsOfFire.check(table, firer.index(), target.index());
            if (turned.isPresent()) {
                return turned;
            }
            if (!reaches(table, firer.index(), target.index())) {
                return refused(
                        "TGX-6.4.3.e",
                        "%s shells from %d to %d hexes away",
                        firer.called(),
                        leastRange(table.stand(firer)),
                        table.stand(firer).type().range());
            }
        }
        return Optional.empty();
    }

    /**
     * TGX-6.4.3.i: one attack on each unit of the hex (TGX-6.4.3.h), of the strength divided by
     * their number (TGX-6.4.3.1); those inside a fortification are one target.
     *
     * @param targets whoever is there, of one side or both
     */
    public static List<Fight> fights(Table table, Salvo salvo, int hex, List<UnitId> targets) {
        var groups = new ArrayList<List<UnitId>>();
        var inside = new ArrayList<UnitId>();
        int armored = 0;
        int soft = 0;
        for (UnitId target : targets) {
            if (table.unit(target).has(Mark.INSIDE)) {
                inside.add(target);
                continue;
            }
            groups.add(List.of(target));
            armored += Defenders.armored(table, target.index()) ? 1 : 0;
            soft += Defenders.armored(table, target.index()) ? 0 : 1;
        }
        if (!inside.isEmpty() || targets.isEmpty() && table.counters().fort(hex)) {
            groups.add(List.copyOf(inside));
            armored++; // TGX-8.4.l
        }
        boolean asArmored =
                armored == soft
                        ? salvo.sum(true) <= salvo.sum(false) // TGX-6.3.6.d
                        : armored > soft;
        List<Share> shares = salvo.shares(asArmored, Math.max(1, groups.size()));
        var fights = new ArrayList<Fight>();
        for (List<UnitId> group : groups) {
            Fight.At at = Defenders.indirectly(table, hex, group);
            fights.add(ChanceModifiers.indirect(table, Fight.of(shares, at, 0, SHELLED)));
        }
        return fights;
    }

    /** The shells fall, and whoever fired or sighted is marked. */
    public static Table resolve(Table table, Decision.Shell shell, Telling<Happening> telling) {
        Table now =
                OffBoardArtillery.shelled(
                        table.paid(shell.extra()), table.impulse().side(), shell, telling);
        now = Casualties.fired(now, shell.firers());
        if (shell.sighter() instanceof Sighter.OfUnit(UnitId unit)
                && !shell.firers().contains(unit)
                && now.unit(unit).onMap()) {
            now = now.with(unit, now.unit(unit).activated(Mark.COMPLETED)); // TGX-6.4.3.g
        }
        return now.attacking(shell.hex().index());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
