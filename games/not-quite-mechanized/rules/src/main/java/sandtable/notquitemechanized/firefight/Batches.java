package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.tanks.CloseCountry;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * C9, NQM-CLASS.12, NQM-LOG.4: each firer has one die. Targets are grouped by class, and each is
 * told its batch before the throw: anti-tank weapons and tanks armour, others troops, then the one
 * it hurts most.
 */
final class Batches {
    /** One can be told from another by what it is. */
    private record Key(boolean harassing, boolean armoured, WeaponClass target) {}

    /**
     * What a firer has of a batch.
     *
     * @param nearest by whom its range and its weapon go
     */
    private record Aim(Key key, BodyId nearest, Band band, int points, List<BodyId> reached) {}

    private Batches() {}

    /**
     * The fire of some at others.
     *
     * @param harassers those of the firers who fire at harassing range where they reach no nearer
     */
    static List<BatchFire> of(
            Table table, List<BodyId> firers, List<BodyId> targets, List<BodyId> harassers) {
        var shots = new LinkedHashMap<Key, List<Shot>>();
        var reached = new LinkedHashMap<Key, List<BodyId>>();
        for (BodyId each : firers) {
            Optional<Aim> aim = aim(table, each, targets, harassers.contains(each));
            if (aim.isPresent()) {
                Key key = aim.get().key();
                shots.computeIfAbsent(key, _ -> new ArrayList<>())
                        .add(shot(table, each, aim.get()).orElseThrow());
                add(reached.computeIfAbsent(key, _ -> new ArrayList<>()), aim.get().reached());
            }
        }
        var fires = new ArrayList<BatchFire>();
        for (Map.Entry<Key, List<Shot>> each : shots.entrySet()) {
            List<BodyId> batch = reached.get(each.getKey()).stream().sorted().toList();
            fires.add(new BatchFire(each.getKey().harassing(), batch, new Volley(each.getValue())));
        }
        return fires;
    }

    private static void add(List<BodyId> all, List<BodyId> more) {
        for (BodyId each : more) {
            if (!all.contains(each)) {
                all.add(each);
            }
        }
    }

    private static Optional<Shot> shot(Table table, BodyId firer, Aim aim) {
        return Weapon.at(table, firer, aim.nearest())
                .map(each -> new Shot(firer, each, aim.band().shift(), aim.key().target()))
                .filter(each -> each.difference() >= Shot.LEAST); // NQM-NOTE.3
    }

    private static Optional<Aim> aim(
            Table table, BodyId firer, List<BodyId> targets, boolean harasses) {
        Aim best = null;
        int most = Integer.MIN_VALUE;
        for (Aim each : aims(table, firer, targets).values()) {
            Optional<Shot> shot = shot(table, firer, each);
            boolean may = harasses || !each.key().harassing();
            if (may && shot.isPresent()) {
                int worth = worth(table, firer, each, shot.get());
                best = worth > most ? each : best;
                most = Math.max(most, worth);
            }
        }
        return Optional.ofNullable(best);
    }

    /** Effective fire first, then what the weapon is for, then how much it hurts. */
    private static int worth(Table table, BodyId firer, Aim aim, Shot shot) {
        StandType type = table.stand(firer).type();
        boolean antiTank = type.arm() == Arm.ANTI_TANK || type.arm() == Arm.ARMOUR;
        boolean meant = antiTank == aim.key().armoured();
        return (aim.key().harassing() ? 0 : 2000)
                + (meant ? 1000 : 0)
                + 50 * shot.difference()
                + Math.min(49, aim.points());
    }

    private static Map<Key, Aim> aims(Table table, BodyId firer, List<BodyId> targets) {
        var aims = new LinkedHashMap<Key, Aim>();
        for (BodyId each : targets) {
            Optional<Band> band = Reach.of(table, firer, each);
            if (band.isPresent()) {
                WeaponClass own = TargetClass.halted(table, each);
                var key =
                        new Key(
                                band.get() == Band.HARASSING,
                                TargetClass.armoured(table, each),
                                CloseCountry.target(table, firer, each, own)); // NQM-SPASL.1
                aims.put(key, with(table, firer, key, aims.get(key), each, band.get()));
            }
        }
        return aims;
    }

    private static Aim with(
            Table table, BodyId firer, Key key, Aim before, BodyId target, Band band) {
        int points = table.present(target);
        if (before == null) {
            return new Aim(key, target, band, points, List.of(target));
        }
        var reached = new ArrayList<>(before.reached());
        reached.add(target);
        boolean nearer = nearer(table, firer, target, before.nearest());
        return new Aim(
                key,
                nearer ? target : before.nearest(),
                nearer ? band : before.band(),
                before.points() + points,
                List.copyOf(reached));
    }

    /** By band, in which the size of bodies counts, then by their middles. */
    private static boolean nearer(Table table, BodyId firer, BodyId one, BodyId other) {
        Optional<Spot> here = table.spot(firer);
        if (here.isEmpty()) {
            return false;
        }
        int first = gap(table, here.get(), one);
        return first < gap(table, here.get(), other);
    }

    private static int gap(Table table, Spot from, BodyId target) {
        return from.lengthTo(table.spot(target).orElseThrow())
                - table.stand(target).type().radius();
    }
}
