package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a commander looks at before writing orders, worked out once for a question. */
final class Situation {
    /** Points of worth below which an enemy is no longer counted. */
    private static final double LEFT = 0.9;

    /** How near to a place one sees that nobody is there, in metres. */
    private static final int EMPTY = 350;

    /** How near its end somebody on the way is as good as there. */
    private static final int ARRIVED = 350;

    private final View view;
    private final Picture picture;
    private final Goals goals;
    private final List<Foe> foes;

    Situation(View view, Goals goals) {
        this.view = view;
        this.picture = new Picture(view);
        this.goals = goals;
        this.foes = foes(view, picture);
    }

    private static List<Foe> foes(View view, Picture picture) {
        var foes = new ArrayList<Foe>();
        for (Formation each : view.battle().formations()) {
            boolean fights =
                    each.camp() != view.camp()
                            && each.can(Ability.FIGHTS)
                            && !view.table().unit(each.id()).broken();
            Optional<Foe> foe = fights ? foe(view, picture, each) : Optional.empty();
            foe.filter(one -> one.strength() > LEFT).ifPresent(foes::add);
        }
        return foes;
    }

    private static Optional<Foe> foe(View view, Picture picture, Formation unit) {
        double strength = 0;
        boolean known = false;
        Spot at = null;
        for (BodyId each : unit.bodies()) {
            Optional<Spot> spot = picture.spot(each);
            boolean there =
                    spot.isPresent()
                            && (view.table().spot(each).isPresent() || !occupied(view, spot.get()));
            if (there) {
                at = at == null ? spot.get() : at;
                strength += picture.strength(view.battle().stand(each));
                known |= picture.known(each);
            }
        }
        return at == null ? Optional.empty() : Optional.of(new Foe(unit, at, strength, known));
    }

    /** Whether a body of ours is so near to a place that it would see who is there. */
    private static boolean occupied(View view, Spot place) {
        for (var each : view.battle().stands()) {
            if (each.camp() == view.camp()) {
                Optional<Spot> at = view.table().spot(each.id());
                if (at.isPresent() && at.get().within(EMPTY, place)) {
                    return true;
                }
            }
        }
        return false;
    }

    View view() {
        return view;
    }

    Table table() {
        return view.table();
    }

    Battle battle() {
        return view.battle();
    }

    Plan plan() {
        return view.plan();
    }

    Picture picture() {
        return picture;
    }

    Goals goals() {
        return goals;
    }

    /** Whether this camp is the one that has to take something. */
    boolean attacks() {
        return goals.attacker() == view.camp();
    }

    /** Enemies that can still fight, where they are believed to be. */
    List<Foe> foes() {
        return foes;
    }

    int bound() {
        return table().bound();
    }

    /** Bounds that are left, this one among them. */
    int left() {
        return battle().calendar().bounds() - bound() + 1;
    }

    /** The enemy that is nearest to a place. */
    Optional<Foe> nearest(Spot to) {
        Foe nearest = null;
        for (Foe each : foes) {
            boolean nearer =
                    nearest == null || to.squaredTo(each.at()) < to.squaredTo(nearest.at());
            nearest = nearer ? each : nearest;
        }
        return Optional.ofNullable(nearest);
    }

    /** Own strength of a unit, in points of worth. */
    double strength(Formation unit) {
        double strength = 0;
        for (BodyId each : unit.bodies()) {
            strength += table().spot(each).isPresent() ? picture.strength(battle().stand(each)) : 0;
        }
        return strength;
    }

    Standing standing(UnitId unit) {
        return plan().standing(unit);
    }

    /** Whether new orders are on their way to a unit, or on the sheet. */
    boolean ordered(UnitId unit) {
        return plan().messages().stream().anyMatch(each -> each.unit().equals(unit))
                || view.sheet().entries().stream()
                        .anyMatch(
                                each ->
                                        each
                                                        instanceof
                                                        sandtable.notquitemechanized.state.Decision
                                                                        .Write
                                                                write
                                                && write.unit().equals(unit));
    }

    /** Whether a unit fired or assaulted in an attack of its own in the last bound. */
    boolean fighting(UnitId unit) {
        for (Attack each : table().attacks()) {
            boolean own =
                    each.camp() == view.camp()
                            && (battle().stand(each.command()).unit().equals(unit)
                                    || each.firing().stream()
                                            .anyMatch(
                                                    body ->
                                                            battle().stand(body)
                                                                    .unit()
                                                                    .equals(unit)));
            if (own && each.lately() >= bound() - 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit is to go somewhere and has not moved, though nothing keeps it busy. */
    boolean stuck(Formation unit) {
        Standing standing = standing(unit.id());
        boolean waits = standing.now() instanceof Order.Attack(_, _, var from) && from >= bound();
        if (standing.now().way().isEmpty() || waits || standing.since() > bound() - 2) {
            return false;
        }
        for (BodyId each : unit.bodies()) {
            boolean moved = table().body(each).marks().moved() >= bound() - 1;
            if (moved || table().pinned(each)) {
                return false;
            }
        }
        return !fighting(unit.id()) && table().anchor(unit.id()).isPresent();
    }

    /**
     * Whether a unit that is to begin elsewhere waits for nothing: its head is there, or none of
     * its companies has got on lately. A march ends only when all are in their places, which
     * mortars with an enemy in their long range never reach.
     */
    boolean delayed(Formation unit) {
        Standing standing = standing(unit.id());
        boolean way = standing.now() instanceof Order.Move || standing.now() instanceof Order.March;
        Optional<Spot> head = table().anchor(unit.id());
        boolean early = standing.orders().stream().anyMatch(this::later);
        if (!way || early || standing.since() >= bound() || head.isEmpty()) {
            return false;
        }
        return head.get().within(ARRIVED, standing.now().way().getLast())
                || unit.bodies().stream().noneMatch(this::gotOn);
    }

    /** Whether an attack is timed for a bound that has not come. */
    private boolean later(Order order) {
        return order instanceof Order.Attack(_, _, var from) && from > bound();
    }

    /** Whether a company moved in the last bound. */
    private boolean gotOn(BodyId body) {
        return battle().stand(body).type().kind() == StandKind.FIGHTING
                && table().spot(body).isPresent()
                && table().body(body).marks().moved() >= bound() - 1;
    }

    /** Whether an enemy who is seen stands so near to a place. */
    boolean seenNear(Spot place, int metres) {
        for (var each : battle().stands()) {
            if (each.camp() != view.camp()) {
                Optional<Spot> at = table().spot(each.id());
                if (at.isPresent() && at.get().within(metres, place)) {
                    return true;
                }
            }
        }
        return false;
    }
}
