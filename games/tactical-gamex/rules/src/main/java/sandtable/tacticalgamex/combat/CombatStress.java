package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;
import java.util.Optional;

/** TGX-12.0 Combat Stress: points added to an attack that just misses the next ratio. */
public final class CombatStress {
    private static final Clause SECTION = Clause.of("TGX-12");
    private static final Clause PENALTY = Clause.of("TGX-12.3.a");
    private static final int MOST = 5; // TGX-12.1.a
    private static final int PART_OF_BASE = 3; // TGX-12.2.a
    private static final int BEST = 4; // R-TGX-173: nothing to gain there

    private CombatStress() {}

    public static boolean inUse(Table table) {
        return table.battle().uses(SECTION);
    }

    /**
     * How many points bring an attack without stress to the next ratio (TGX-12.0.1); 0 where they
     * do not or may not.
     *
     * @param parts into how many attacks the strength has been divided (TGX-12.2.b)
     */
    public static int needed(Table table, Fight calm, int parts) {
        if (!inUse(table) || !surplus(calm) || best(calm)) {
            return 0;
        }
        int points = missing(calm);
        return points <= Math.min(MOST, limit(table, calm, parts)) ? points : 0;
    }

    /** TGX-12.1.b, R-TGX-106: it has more than its present ratio needs. */
    private static boolean surplus(Fight calm) {
        if (calm.attack().zero()) {
            return false;
        }
        CombatRatio ratio = CombatRatio.of(calm.attack(), calm.defense());
        Factor exact = calm.defense().times(ratio.attacker()).dividedBy(ratio.defender());
        return calm.attack().compareTo(exact) > 0;
    }

    private static boolean best(Fight calm) {
        return CombatRatio.of(calm.attack(), calm.defense()).attacker() >= BEST;
    }

    /** Whole points up to the next ratio; from 1:n that is 1:(n-1). */
    private static int missing(Fight calm) {
        CombatRatio ratio = CombatRatio.of(calm.attack(), calm.defense());
        Factor goal =
                ratio.defender() == 1
                        ? calm.defense().times(ratio.attacker() + 1)
                        : calm.defense().dividedBy(ratio.defender() - 1);
        int points = 0;
        while (calm.attack().plus(Factor.of(points)).compareTo(goal) < 0) {
            points++;
        }
        return points;
    }

    /** TGX-12.2.a: a third of the printed strengths of those who take part (R-TGX-217). */
    private static int limit(Table table, Fight calm, int parts) {
        Factor base = Factor.ZERO;
        for (Share each : calm.shares()) {
            base = each.strength().zero() ? base : base.plus(printed(table, each.by()));
        }
        Factor third = base.dividedBy(parts * PART_OF_BASE);
        return third.numerator() / third.denominator();
    }

    private static Factor printed(Table table, Share.By by) {
        return switch (by) {
            case Share.OfUnit(UnitId unit) -> {
                Factor all = Banzai.attack(table, unit.index()); // R-TGX-189
                boolean aboard = table.unit(unit).where() instanceof Whereabouts.Aboard;
                yield aboard ? all.dividedBy(2) : all;
            }
            case Share.OfBattery(BatteryId battery) ->
                    Factor.of(table.battle().battery(battery).type().attack());
            case Share.OfAircraft _ -> Factor.ZERO;
        };
    }

    /** Why an attack cannot be stressed so much; no stress is always allowed. */
    public static Optional<Violation> check(Table table, Fight calm, int parts, int stress) {
        if (stress == 0) {
            return Optional.empty();
        }
        if (!inUse(table)) {
            return refused("TGX-0.b", "no attack is stressed in this battle");
        }
        if (!surplus(calm) || best(calm)) {
            return refused(
                    "TGX-12.1.b",
                    "%s to %s has nothing to gain by stress",
                    calm.attack(),
                    calm.defense());
        }
        int points = missing(calm);
        int limit = Math.min(MOST, limit(table, calm, parts));
        if (points > limit) {
            return refused(
                    "TGX-12.2.a",
                    "the next ratio takes %d points of stress and at most %d are allowed",
                    points,
                    limit);
        }
        return points == stress
                ? Optional.empty()
                : refused(
                        "TGX-12.1.a",
                        "the next ratio takes %d points of stress, not %d",
                        points,
                        stress);
    }

    /** TGX-12.3.a: how likely so much stress disrupts the attackers. */
    public static double breaks(int stress) {
        return Odds.chance(chance -> Dice.roll(chance) <= stress);
    }

    /** TGX-12.3.a: after the results, before any marker (R-TGX-174). */
    static Aftermath penalty(Table table, Fight fight, Telling<Happening> telling) {
        if (fight.stress() == 0) {
            return new Aftermath(table, false);
        }
        int die = Dice.roll(telling, Casualties.attacker(table, fight));
        boolean broken = die <= fight.stress();
        telling.tell(
                new Happening.StressRolled(
                        fight.shares().stream().map(Share::by).toList(),
                        fight.stress(),
                        die,
                        broken,
                        PENALTY));
        Table now = table;
        for (Share each : broken ? fight.shares() : List.<Share>of()) {
            now = disrupted(now, each.by(), telling);
        }
        return new Aftermath(now, broken);
    }

    private static Table disrupted(Table table, Share.By by, Telling<Happening> telling) {
        return switch (by) {
            case Share.OfUnit(UnitId id) -> {
                Unit unit = table.unit(id);
                boolean fit = unit.onMap() && !unit.disrupted();
                yield fit ? Casualties.disrupt(table, id.index(), telling) : table;
            }
            case Share.OfBattery(BatteryId battery) ->
                    table.with(battery, table.battery(battery).disrupted(true));
            case Share.OfAircraft _ -> table;
        };
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
