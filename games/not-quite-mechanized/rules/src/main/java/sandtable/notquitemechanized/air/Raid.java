package sandtable.notquitemechanized.air;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;

/**
 * NQM-AIR: air stands that attack one place together, and the AA that guards it. It knows no table:
 * play and odds throw the same dice.
 *
 * @param guns AA stands, all of which fight the aircraft
 * @param tie who wins equal dice: Elite and Veterans against inferior troops
 * @param pressed whether they press home although they are driven off
 */
public record Raid(List<Flyer> flyers, List<Gun> guns, Pool.Tie tie, boolean pressed) {
    private static final int FACES = 6;

    /** NQM-AIR.7: which part of the AA's casualties is lost. */
    private static final int AA_PART = 2;

    /** NQM-AIR.8: which part of the aircraft's casualties is lost. */
    private static final int AIR_PART = 4;

    /**
     * @param points without a marker
     * @param attacks its dice at the target, none where its weapons do nothing there
     */
    public record Flyer(BodyId air, int points, List<Shot> attacks) {
        public Flyer {
            attacks = List.copyOf(attacks);
        }
    }

    /**
     * @param weapon of its fire; a gun without ammunition has none
     */
    public record Gun(BodyId gun, List<WeaponClass> weapon) {
        public Gun {
            weapon = List.copyOf(weapon);
        }
    }

    /**
     * What came of it.
     *
     * @param airDice of the fight with the AA, as they fell
     * @param pairs that aircraft and AA lost
     * @param aaLost casualties of the AA
     * @param airLost casualties of each air stand
     * @param fire of the AA at those who press home
     * @param attacking stands that attacked the target
     * @param attack their dice at it
     */
    public record Flown(
            List<Integer> airDice,
            List<Integer> aaDice,
            Pool.Losses pairs,
            boolean drivenOff,
            int aaLost,
            List<Integer> airLost,
            Volley.Thrown fire,
            List<BodyId> attacking,
            Volley.Thrown attack) {
        public Flown {
            airDice = List.copyOf(airDice);
            aaDice = List.copyOf(aaDice);
            airLost = List.copyOf(airLost);
            attacking = List.copyOf(attacking);
        }

        public int airLosses() {
            return airLost.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /**
     * What odds are told by.
     *
     * @param hits on the target
     */
    public record Result(boolean drivenOff, int aaLost, int airLost, int hits) {}

    private static final Volley.Thrown NOTHING = new Volley.Thrown(List.of());

    public Raid {
        flyers = List.copyOf(flyers);
        guns = List.copyOf(guns);
    }

    public Flown flown(Chance chance) {
        if (guns.isEmpty()) {
            var all = new ArrayList<>(flyers);
            return attacked(
                    List.of(),
                    List.of(),
                    new Pool.Losses(0, 0),
                    false,
                    none(),
                    NOTHING,
                    all,
                    chance);
        }
        Pool pool = Pool.matched(flyers.size(), guns.size(), FACES, tie); // NQM-AIR.1
        Throw thrown = chance.roll(pool);
        Pool.Losses pairs = pool.losses(thrown.value());
        List<Integer> faces = thrown.faces();
        int first = Math.min(flyers.size(), faces.size());
        List<Integer> airDice = faces.subList(0, first);
        List<Integer> aaDice = faces.subList(first, faces.size());
        List<Integer> lost = drawn(flyers.size(), pairs.first(), chance);
        boolean won = pairs.second() > pairs.first(); // NQM-AIR.3, R-NQM-32
        List<Integer> hurt =
                won ? none() : spread(Math.ceilDiv(pairs.first(), AIR_PART), lost, chance);
        Volley.Thrown fire = won || !pressed ? NOTHING : fire(pairs.second()).thrown(chance);
        List<Integer> airLost = added(hurt, spread(fire.hits(), all(), chance));
        var attacking = new ArrayList<Flyer>();
        for (int i = 0; i < flyers.size(); i++) {
            boolean survives = flyers.get(i).points() > airLost.get(i);
            if ((won || pressed) && survives && !lost.contains(i)) { // NQM-AIR.9, NQM-AIR.10
                attacking.add(flyers.get(i));
            }
        }
        return attacked(airDice, aaDice, pairs, !won, airLost, fire, attacking, chance);
    }

    private Flown attacked(
            List<Integer> airDice,
            List<Integer> aaDice,
            Pool.Losses pairs,
            boolean drivenOff,
            List<Integer> airLost,
            Volley.Thrown fire,
            List<Flyer> attacking,
            Chance chance) {
        var shots = new ArrayList<Shot>();
        attacking.forEach(each -> shots.addAll(each.attacks()));
        int aaLost = drivenOff ? 0 : Math.ceilDiv(pairs.second(), AA_PART); // NQM-AIR.7
        return new Flown(
                airDice,
                aaDice,
                pairs,
                drivenOff,
                aaLost,
                airLost,
                fire,
                attacking.stream().map(Flyer::air).toList(),
                new Volley(shots).thrown(chance));
    }

    /** NQM-AIR.2: one die for each AA stand that lost no pair, at Light targets. */
    private Volley fire(int neutralised) {
        var shots = new ArrayList<Shot>();
        for (Gun each : guns.subList(0, guns.size() - neutralised)) {
            for (WeaponClass weapon : each.weapon()) {
                shots.add(new Shot(each.gun(), weapon, 0, WeaponClass.L));
            }
        }
        return new Volley(shots);
    }

    /** So many of the first numbers, at random. */
    private static List<Integer> drawn(int of, int many, Chance chance) {
        var left = new ArrayList<Integer>();
        for (int i = 0; i < of; i++) {
            left.add(i);
        }
        var drawn = new ArrayList<Integer>();
        while (drawn.size() < many) {
            drawn.add(
                    left.size() == many - drawn.size()
                            ? left.removeFirst()
                            : left.remove(chance.below(left.size())));
        }
        return drawn;
    }

    /** Casualties of each stand, none with a second one before all among them have one. */
    private List<Integer> spread(int casualties, List<Integer> among, Chance chance) {
        var each = new ArrayList<>(none());
        for (int i = 0; i < casualties && !among.isEmpty(); i++) {
            int fewest = among.stream().mapToInt(each::get).min().orElse(0);
            List<Integer> next = among.stream().filter(at -> each.get(at) == fewest).toList();
            int stand = next.size() == 1 ? next.getFirst() : chance.draw(next);
            each.set(stand, fewest + 1);
        }
        return each;
    }

    private List<Integer> none() {
        return Collections.nCopies(flyers.size(), 0);
    }

    private List<Integer> all() {
        var all = new ArrayList<Integer>();
        for (int i = 0; i < flyers.size(); i++) {
            all.add(i);
        }
        return all;
    }

    private static List<Integer> added(List<Integer> one, List<Integer> other) {
        var sums = new ArrayList<Integer>();
        for (int i = 0; i < one.size(); i++) {
            sums.add(one.get(i) + other.get(i));
        }
        return sums;
    }

    /** The chance of each result. */
    public SequencedMap<Result, Double> odds() {
        return Odds.of(
                chance -> {
                    Flown flown = flown(chance);
                    return new Result(
                            flown.drivenOff(),
                            flown.aaLost(),
                            flown.airLosses(),
                            flown.attack().hits());
                });
    }
}
