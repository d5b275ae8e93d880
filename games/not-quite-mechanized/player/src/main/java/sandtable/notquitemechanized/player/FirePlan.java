package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * What shoots and sorties promise. Who attacks keeps guns for what is attacked; who defends pins
 * those who come (NQM-ARTY.6), a fire unit at a time, and has some left for the end.
 */
final class FirePlan {
    /** Hits on average below which a fire unit is not worth firing. */
    private static final double LEAST = 0.3;

    /** Hits on average from which on who attacks does not keep it for what is attacked. */
    private static final double RICH = 0.8;

    /** What it is worth to pin a point of strength for an hour. */
    private static final double PIN = 0.005;

    /** What a fire unit is worth that is kept, where there are fewer of them than bounds. */
    private static final double KEPT = 0.02;

    private static final double SORTIE = 0.03;
    private static final int SAME = 400;
    private static final int COMING = 2000;
    private static final double GONE = 0.3;

    private final Situation situation;
    private final View view;
    private final Clash clash;

    FirePlan(Situation situation) {
        this.situation = situation;
        this.view = situation.view();
        this.clash = new Clash(view);
    }

    double of(Shoot shoot) {
        Zone zone = zone(shoot.battery(), shoot.at(), shoot.bound());
        boolean kept = situation.attacks() && zone.hits() < RICH && !attacked(shoot.at());
        if (zone.hits() < LEAST || kept || shoot.kind() == Shoot.Kind.HARASSING) {
            return -Strikes.HIT;
        }
        double hits = Strikes.HIT * zone.hits() * shoot.fireUnits();
        return situation.attacks()
                ? hits
                : hits + PIN * zone.points() * pinned(zone.hits(), shoot) - kept(shoot);
    }

    /** How likely at least one die hits somebody. */
    private static double pinned(double hits, Shoot shoot) {
        double each = Math.min(0.85, 0.2 + 0.4 * hits);
        return 1 - Math.pow(1 - each, shoot.fireUnits());
    }

    private double kept(Shoot shoot) {
        int left = situation.plan().ammunition(shoot.battery());
        double scarce = Math.min(1, (situation.left() - 1.0) / Math.max(1, left));
        return KEPT * shoot.fireUnits() * scarce;
    }

    /** Whether an attack of ours is on a place, or is about to be. */
    private boolean attacked(Spot at) {
        for (Attack each : situation.table().attacks()) {
            boolean ours = each.camp() == view.camp() && each.lately() >= situation.bound() - 1;
            if (ours && each.objective().within(SAME, at)) {
                return true;
            }
        }
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Declare(_, var objective, _)
                    && objective.within(SAME, at)) {
                return true;
            }
        }
        return situation.left() <= 2;
    }

    double of(Sortie sortie) {
        return zone(sortie.air(), sortie.at(), sortie.bound()).hits() > 0 ? SORTIE : -SORTIE;
    }

    /** How likely somebody is still there when fire comes that must be asked for. */
    private double there(BodyId target, int bound) {
        boolean moves = situation.table().body(target).marks().moved() >= situation.bound();
        return bound > situation.bound() && moves ? GONE : 1;
    }

    /**
     * What one FU does to those who are seen in a beaten zone; nothing where friends are.
     *
     * @param points of strength in it that come at us
     */
    private record Zone(double hits, double points) {
        static final Zone NOTHING = new Zone(0, 0);
    }

    private Zone zone(BodyId battery, Spot at, int bound) {
        double best = 0;
        double points = 0;
        for (Stand each : view.battle().stands()) {
            if (Gaps.within(view.table(), each.id(), at, Setting.BEATEN_ZONE.value())) {
                if (each.camp() == view.camp()) {
                    return Zone.NOTHING;
                }
                double there = there(each.id(), bound);
                best = Math.max(best, clash.hits(List.of(battery), List.of(each.id())) * there);
                points += comes(each) ? there * view.table().unmarked(each.id()) : 0;
            }
        }
        return new Zone(best, points);
    }

    /** Whether somebody can attack what is to be held before long. */
    private boolean comes(Stand stand) {
        Optional<Spot> at = view.table().spot(stand.id());
        return stand.type().range().effective() > 0
                && at.isPresent()
                && situation.plan().objectives().stream()
                        .anyMatch(each -> each.within(COMING, at.get()));
    }
}
