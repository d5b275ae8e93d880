package sandtable.tacticalgamex.fire;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.Riders;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/** The attacks that activated units can make: each alone, those of a hex, and all together. */
final class Targets {
    private final Table table;
    private final Occupation occupation;
    private final int side;
    private final SequencedSet<Decision> choices = new LinkedHashSet<>();

    private Targets(Table table, int side) {
        this.table = table;
        this.occupation = new Occupation(table);
        this.side = side;
    }

    /** Of hexes that are activated to fire. */
    static List<Decision> ofHexes(Table table, Firing firing) {
        var targets = new Targets(table, table.impulse().side());
        List<HexId> hexes = firing.hexes();
        targets.choices.add(new Decision.Done());
        HexSet left = FireActions.targets(targets.occupation);
        List<List<UnitId>> groups = targets.groups(firing);
        for (int hex : left.toArray()) {
            for (List<UnitId> group : groups) {
                targets.shoot(hex, group);
                targets.shell(hex, group);
            }
        }
        for (TemporaryBridge each : table.counters().works().bridges()) {
            for (List<UnitId> group : groups) {
                targets.bridge(each.hex(), group);
            }
        }
        if (SmokeFire.inUse(table) || InterdictionAttacks.inUse(table)) {
            targets.near(hexes, groups);
        }
        targets.combine(hexes, left);
        targets.join(hexes, left);
        targets.call();
        return targets.ordered(targets.group(hexes));
    }

    /** Of units that have spotted a hex. */
    static List<Decision> at(Table table, int hex, List<UnitId> units) {
        var targets = new Targets(table, table.impulse().side());
        targets.choices.add(new Decision.Done());
        for (UnitId unit : units) {
            targets.shoot(hex, List.of(unit));
        }
        if (FireActions.checkAdjacent(table, units).isEmpty()) {
            targets.shoot(hex, units);
        }
        return targets.ordered(units);
    }

    private List<UnitId> group(List<HexId> hexes) {
        return hexes.stream()
                .flatMap(each -> occupation.units(side, each.index()).stream())
                .toList();
    }

    /** Fire at one unit of a hex and fire that is parted, before fire spread over several. */
    private List<Decision> ordered(List<UnitId> group) {
        var ordered = new ArrayList<Decision>();
        for (Decision each : choices) {
            if (!spread(each)) {
                ordered.add(each);
            }
        }
        for (Decision.Shoot each : SplitFire.of(choices)) {
            if (allowed(each, group)) {
                ordered.add(each);
            }
        }
        for (Decision each : choices) {
            if (spread(each)) {
                ordered.add(each);
            }
        }
        return List.copyOf(ordered);
    }

    private boolean allowed(Decision.Shoot shoot, List<UnitId> group) {
        return FireActions.checkShots(occupation, side, shoot, group).isEmpty()
                && shoot.shots().stream()
                        .allMatch(
                                each -> FireActions.checkAdjacent(table, each.firers()).isEmpty());
    }

    private static boolean spread(Decision decision) {
        return decision instanceof Decision.Shoot(_, var shots)
                && shots.getFirst().targets().size() > 1;
    }

    private List<List<UnitId>> groups(Firing firing) {
        var groups = new ArrayList<List<UnitId>>();
        var all = new ArrayList<UnitId>();
        for (HexId hex : firing.hexes()) {
            List<UnitId> there =
                    occupation.units(side, hex.index()).stream()
                            .filter(each -> firing.fires(table, each.index()))
                            .toList();
            all.addAll(there);
            groups.add(there);
            if (there.size() > 1) {
                there.forEach(each -> groups.add(List.of(each)));
            }
        }
        all.sort(null);
        groups.addFirst(List.copyOf(all));
        return groups;
    }

    /** At each unit there that can be picked out, and at all together. */
    private void shoot(int hex, List<UnitId> group) {
        List<UnitId> inside = Defenders.together(occupation, 1 - side, hex, true);
        List<UnitId> outside = Defenders.together(occupation, 1 - side, hex, false);
        if (Fortifications.empty(occupation, hex)) {
            fire(hex, group, List.of());
        }
        add(hex, group, inside);
        add(hex, group, outside);
        if (outside.size() > 1 && !DirectFire.summed(table, hex)) {
            for (UnitId target : outside) {
                add(hex, group, List.of(target));
            }
        }
        for (UnitId each : outside) {
            UnitId rider = Riders.exposed(table, each.index());
            if (rider != UnitId.NOBODY && !DirectFire.summed(table, hex)) {
                add(hex, group, List.of(rider)); // TGX-16.1.c
            }
        }
    }

    /** TGX-9.3.k: a bridge by itself, whether anybody is on it or not. */
    private void bridge(HexId hex, List<UnitId> group) {
        if (table.impulse().attacked().contains(hex.index())) {
            return;
        }
        fire(
                hex.index(),
                group.stream()
                        .filter(each -> BridgeAttacks.mayAttack(table.stand(each).type()))
                        .toList(),
                List.of());
        List<UnitId> shelling =
                group.stream()
                        .filter(each -> IndirectFire.mayShell(table, each.index()))
                        .filter(each -> IndirectFire.reaches(table, each.index(), hex.index()))
                        .toList();
        if (!shelling.isEmpty()) {
            BridgeFire.sighter(table, side, hex.index())
                    .map(each -> new Decision.ShellBridge(hex, shelling, each, 0))
                    .ifPresent(choices::add);
        }
    }

    private void add(int hex, List<UnitId> group, List<UnitId> targets) {
        if (!targets.isEmpty() && !group.isEmpty()) {
            fire(hex, group, targets);
        }
    }

    private void fire(int hex, List<UnitId> group, List<UnitId> targets) {
        boolean armored = DirectFire.armored(occupation, hex, new Shot(group, targets));
        List<UnitId> firers =
                group.stream()
                        .filter(
                                each ->
                                        FireActions.unspent(table, each.index())
                                                && DirectFire.hits(
                                                        table, each.index(), hex, armored))
                        .toList();
        var shot = new Shot(firers, targets);
        if (!firers.isEmpty() && DirectFire.check(occupation, side, hex, shot).isEmpty()) {
            choices.add(new Decision.Shoot(table.hexId(hex), List.of(shot)));
            stress(hex, shot);
        }
    }

    /** TGX-12.1.a: the same with stress where that helps. */
    private void stress(int hex, Shot shot) {
        int stress =
                CombatStress.inUse(table)
                        ? CombatStress.needed(table, DirectFire.fight(occupation, hex, shot), 1)
                        : 0;
        if (stress > 0) {
            choices.add(new Decision.Shoot(table.hexId(hex), List.of(shot.stressed(stress))));
        }
    }

    private void shell(int hex, List<UnitId> group) {
        List<UnitId> firers =
                group.stream()
                        .filter(
                                each ->
                                        IndirectFire.mayShell(table, each.index())
                                                && IndirectFire.reaches(table, each.index(), hex))
                        .toList();
        if (!firers.isEmpty()) {
            IndirectFire.sighter(occupation, side, hex)
                    .map(Sighter.OfUnit::new)
                    .map(each -> new Decision.Shell(table.hexId(hex), firers, each, 0))
                    .ifPresent(
                            each -> {
                                choices.add(each);
                                choices.addAll(IndirectFire.stressed(table, each));
                            });
        }
    }

    /**
     * TGX-20.1.a, TGX-21.1.a: before and on the enemy, with as many guns as reach; other hexes may
     * be named.
     */
    private void near(List<HexId> hexes, List<List<UnitId>> groups) {
        HexGrid grid = table.ground().grid();
        HexSet.Edit near = HexSet.NONE.edit();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            if (hex >= 0 && table.stand(i).side() != side) {
                near.add(hex);
                for (int direction = 0; direction < 6; direction++) {
                    int beside = grid.neighbour(hex, direction);
                    if (beside >= 0) {
                        near.add(beside);
                    }
                }
            }
        }
        for (int hex : near.done().toArray()) {
            for (List<UnitId> group : groups) {
                smoke(hexes, hex, group);
                interdict(hexes, hex, group);
            }
        }
    }

    private void smoke(List<HexId> hexes, int hex, List<UnitId> group) {
        List<UnitId> able =
                group.stream().filter(each -> SmokeFire.able(table, each.index())).toList();
        var direct = new Decision.Smoke(table.hexId(hex), able, new Sighter.Themselves(), 0);
        if (!able.isEmpty() && SmokeFire.check(occupation, hexes, direct).isEmpty()) {
            choices.add(direct);
        }
        List<UnitId> reaching =
                able.stream()
                        .filter(each -> IndirectFire.reaches(table, each.index(), hex))
                        .toList();
        if (!reaching.isEmpty()) {
            SmokeFire.sighter(table, side, hex)
                    .map(each -> new Decision.Smoke(table.hexId(hex), reaching, each, 0))
                    .filter(each -> SmokeFire.check(occupation, hexes, each).isEmpty())
                    .ifPresent(choices::add);
        }
    }

    private void interdict(List<HexId> hexes, int hex, List<UnitId> group) {
        List<UnitId> able =
                group.stream()
                        .filter(each -> InterdictionAttacks.mayLay(table, each.index()))
                        .filter(each -> IndirectFire.reaches(table, each.index(), hex))
                        .toList();
        if (able.isEmpty() || !InterdictionAttacks.inUse(table)) {
            return;
        }
        Sighter themselves = new Sighter.Themselves();
        SmokeFire.sighter(table, side, hex).stream()
                .map(each -> new Decision.Interdict(table.hexId(hex), able, each, 0))
                .filter(each -> InterdictionAttacks.check(table, hexes, each).isEmpty())
                .forEach(choices::add);
        var seen = new Decision.Interdict(table.hexId(hex), able, themselves, 0);
        if (InterdictionAttacks.check(table, hexes, seen).isEmpty()) {
            choices.add(seen);
        }
    }

    private void combine(List<HexId> hexes, HexSet left) {
        HexGrid grid = table.ground().grid();
        for (int direction = 0; direction < 6 && table.impulse().points() > 0; direction++) {
            int hex = grid.neighbour(hexes.getFirst().index(), direction);
            boolean adjacent =
                    hex >= 0 && hexes.stream().allMatch(each -> grid.adjacent(each.index(), hex));
            if (adjacent && FireActions.mayFire(occupation, side, hex, left)) {
                var combine = new Decision.Combine(table.hexId(hex));
                if (FireActions.check(occupation, hexes, combine).isEmpty()) {
                    choices.add(combine);
                }
            }
        }
    }

    /** TGX-18.3.a: whoever is marked in adjacent hexes may join without a point. */
    private void join(List<HexId> hexes, HexSet left) {
        HexGrid grid = table.ground().grid();
        for (int direction = 0; direction < 6 && MobileFire.inUse(table); direction++) {
            int hex = grid.neighbour(hexes.getFirst().index(), direction);
            boolean adjacent =
                    hex >= 0 && hexes.stream().allMatch(each -> grid.adjacent(each.index(), hex));
            if (adjacent && MobileAttacks.mayFire(occupation, side, hex, left)) {
                choices.add(new Decision.FireFree(table.hexId(hex)));
            }
        }
    }

    private void call() {
        for (BatteryId each : table.battle().batteries()) {
            if (table.impulse().points() > 0 && OffBoardArtillery.callable(table, side, each)) {
                choices.add(new Decision.Call(each));
            }
        }
    }
}
