package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.firefight.AttackParagraph;
import sandtable.notquitemechanized.firefight.Commanders;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The attacks that a post would like to declare: what the hour of fire brings, and how likely it
 * leads to an assault that takes something.
 */
final class Strikes {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();

    /** What a hit is worth. */
    static final double HIT = 0.012;

    /** What a hit taken costs against one caused, for who has to take something and who has not. */
    private static final double BOLD = 0.6;

    private static final double CAREFUL = 0.9;

    /** What a position that is taken is worth. */
    private static final double PRIZE = 0.12;

    private static final int NEAR = 2500;
    private static final int APART = 300;
    private static final int WIDE = 500;

    private final Situation situation;
    private final Clash clash;
    private final Table table;

    Strikes(Situation situation) {
        this.situation = situation;
        this.clash = new Clash(situation.view());
        this.table = situation.table();
    }

    List<Wish> wishes() {
        List<Spot> objectives = objectives();
        var wishes = new ArrayList<Wish>();
        for (Formation each : situation.battle().formations()) {
            boolean own =
                    each.post() == situation.view().me()
                            && !table.unit(each.id()).broken()
                            && table.unit(each.id()).arrived() != situation.bound();
            Optional<BodyId> leader = own ? Commanders.of(table, each.id()) : Optional.empty();
            boolean open =
                    leader.isPresent()
                            && !situation
                                    .view()
                                    .sheet()
                                    .has(new Decision.Subject("attack", leader.get()));
            if (open) {
                add(wishes, leader.get(), objectives);
            }
        }
        return wishes;
    }

    private void add(List<Wish> wishes, BodyId leader, List<Spot> objectives) {
        Spot here = table.spot(leader).orElseThrow();
        for (Spot each : objectives) {
            if (here.within(NEAR, each)) {
                List<BodyId> all =
                        AttackParagraph.among(
                                situation.view(), new Decision.Declare(leader, each, List.of()));
                add(wishes, new Decision.Declare(leader, each, all));
            }
        }
    }

    /** Guns fire by themselves, and join an attack that needs somebody new (NQM-PRESS.4). */
    private void add(List<Wish> wishes, Decision.Declare all) {
        List<BodyId> others =
                all.with().stream().filter(each -> !table.stand(each).type().fireUnits()).toList();
        if (others.isEmpty()) {
            return;
        }
        boolean wanted = underWay(all).filter(Attack::needsReserves).isPresent();
        var without = new Decision.Declare(all.command(), all.objective(), others);
        Decision.Declare first = wanted ? all : without;
        if (RULES.check(situation.view(), first).isEmpty()) {
            wishes.add(new Wish(first, value(first)));
        }
    }

    /** Positions in which enemies are seen, and enemies who are in none. */
    private List<Spot> objectives() {
        var spots = new ArrayList<Spot>();
        for (Attack each : table.attacks()) {
            if (each.camp() == situation.view().camp()) {
                put(spots, each.objective(), 0);
            }
        }
        for (Stand each : situation.battle().stands()) {
            Optional<Spot> at =
                    each.camp() == situation.view().camp()
                            ? Optional.empty()
                            : table.spot(each.id());
            if (at.isPresent()) {
                Optional<Position> position = position(at.get());
                put(
                        spots,
                        position.map(one -> one.ground().centre()).orElse(at.get()),
                        position.isPresent() ? 0 : APART);
            }
        }
        return spots;
    }

    private static void put(List<Spot> spots, Spot spot, int apart) {
        if (spots.stream().noneMatch(each -> each.within(apart, spot))) {
            spots.add(spot);
        }
    }

    private Optional<Position> position(Spot at) {
        Position nearest = null;
        for (Position each : table.positions()) {
            boolean in = each.camp() != situation.view().camp() && each.ground().contains(at);
            boolean nearer =
                    nearest == null
                            || at.squaredTo(each.ground().centre())
                                    < at.squaredTo(nearest.ground().centre());
            nearest = in && nearer ? each : nearest;
        }
        return Optional.ofNullable(nearest);
    }

    private Optional<Attack> underWay(Decision.Declare declared) {
        return table.attacks().stream()
                .filter(
                        each ->
                                table.stand(each.command())
                                                .unit()
                                                .equals(table.stand(declared.command()).unit())
                                        && each.objective().equals(declared.objective())
                                        && each.lately() >= situation.bound() - 1)
                .findFirst();
    }

    /** What an attack promises. */
    double value(Decision.Declare attack) {
        Optional<Position> position = position(attack.objective());
        List<BodyId> targets = targets(attack.objective(), position);
        if (targets.isEmpty()) {
            return -HIT;
        }
        Clash.Sum caused = clash.fire(attack.with(), targets);
        Clash.Sum taken = clash.fire(answering(targets), attack.with());
        Optional<Attack> before = underWay(attack);
        double ahead = before.map(each -> (double) each.caused() - each.taken()).orElse(0.0);
        double spread = Math.sqrt(0.1 + caused.variance() + taken.variance());
        double lead = caused.mean() - taken.mean();
        double won = chance((lead + Math.max(0, ahead) - 0.5) / spread);
        double lost = chance((-lead - 0.5) / spread);
        double storm = storm(attack, position, targets) * PRIZE;
        boolean goesIn = before.filter(each -> mayStorm(each, attack)).isPresent();
        double then = goesIn ? -lost * storm : won * storm;
        double care = situation.attacks() ? BOLD : CAREFUL;
        return HIT * (caused.mean() - care * taken.mean()) + then;
    }

    /** Whether an attack can be pressed home in this bound without another hour of fire. */
    private boolean mayStorm(Attack attack, Decision.Declare declared) {
        Grade grade = situation.battle().formation(declared.command()).grade();
        boolean hour = attack.wonFirst() < situation.bound() || !Grade.VETERAN.better(grade);
        return attack.won(situation.bound()) && hour && !attack.needsReserves();
    }

    private static double chance(double deviations) {
        return 1 / (1 + Math.exp(-1.7 * deviations));
    }

    private List<BodyId> targets(Spot objective, Optional<Position> position) {
        var targets = new ArrayList<BodyId>();
        for (Stand each : situation.battle().stands()) {
            Optional<Spot> at =
                    each.camp() == situation.view().camp()
                            ? Optional.empty()
                            : table.spot(each.id());
            boolean there =
                    at.isPresent()
                            && (position.isPresent()
                                    ? position.get().ground().contains(at.get())
                                    : at.get().within(WIDE, objective));
            if (there && table.present(each.id()) > 0) {
                targets.add(each.id());
            }
        }
        return targets;
    }

    /** Those who are attacked and others of their units who are seen (NQM-CRT.3). */
    private List<BodyId> answering(List<BodyId> targets) {
        var answering = new ArrayList<>(targets);
        for (BodyId each : targets) {
            for (BodyId other : situation.battle().formation(each).bodies()) {
                if (!answering.contains(other) && table.spot(other).isPresent()) {
                    answering.add(other);
                }
            }
        }
        return answering;
    }

    /** How likely an assault after a won firefight takes the place, at a glance. */
    private double storm(
            Decision.Declare attack, Optional<Position> position, List<BodyId> targets) {
        if (position.isEmpty()) {
            return 0.35;
        }
        double foot = 0;
        boolean tanks = false;
        Spot middle = position.get().ground().centre();
        int edge = position.get().ground().radiusMm();
        for (BodyId each : attack.with()) {
            Stand stand = table.stand(each);
            Optional<Spot> at = table.spot(each);
            boolean reaches =
                    stand.type().kind() == StandKind.FIGHTING
                            && at.isPresent()
                            && at.get()
                                    .within(
                                            edge
                                                    + stand.type().radius()
                                                    + stand.type().leg().advance(),
                                            middle);
            if (reaches && stand.type().tanks()) {
                tanks |= table.unmarked(each) > 0;
            } else if (reaches) {
                foot += table.unmarked(each);
            }
        }
        double against = 0;
        for (BodyId each : targets) {
            against += Math.max(0, table.unmarked(each));
        }
        double infantry = foot == 0 ? 0 : foot / (foot + 1.2 * against);
        return Math.max(infantry, tanks ? 0.5 : 0);
    }
}
