package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.Modification;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-6.3.a One attack of any type as far as it is settled before the die is rolled. The same
 * record explains an attack, tells its odds and is resolved.
 *
 * @param shares who attacks with how much; none for mines
 * @param targets who is attacked, in ascending order; nobody where a fortification is empty
 * @param attack the shares added up, with the stress
 * @param ratio after all shifts
 * @param modifications what is added to the die for each target (TGX-6.3.5.a), or for an empty
 *     fortification
 * @param stress strength points added by sheer will, which the attack includes (TGX-12.1.a)
 * @param fort whether all targets are inside a fortification, or it is the target itself
 */
public record Fight(
        List<Share> shares,
        HexId hex,
        List<UnitId> targets,
        Factor attack,
        Factor defense,
        CombatRatio ratio,
        List<List<Modification>> modifications,
        boolean fort,
        int stress,
        Clause clause) {
    public Fight {
        shares = List.copyOf(shares);
        targets = List.copyOf(targets);
        modifications = List.copyOf(modifications);
    }

    /** Whom an attack goes at, and what protects them. */
    public record At(
            HexId hex,
            List<UnitId> targets,
            Factor defense,
            List<List<Modification>> modifications,
            boolean fort) {}

    /** The shares against the defense, so many columns better (TGX-6.3.3.a). */
    public static Fight of(List<Share> shares, At at, int shift, Clause clause) {
        Factor attack = Share.sum(shares);
        CombatRatio ratio = CombatRatio.of(attack, at.defense());
        return new Fight(
                shares,
                at.hex(),
                at.targets(),
                attack,
                at.defense(),
                shift == 0 ? ratio : ratio.shifted(shift),
                at.modifications(),
                at.fort(),
                0,
                clause);
    }

    /** The same attack on targets whom something else shields by now (TGX-6.3.4.a). */
    public Fight modified(At at) {
        return new Fight(
                shares,
                hex,
                targets,
                attack,
                defense,
                ratio,
                at.modifications(),
                fort,
                stress,
                clause);
    }

    /** The same attack with so many points of stress, before any shift (TGX-12.1.a). */
    public Fight stressed(int points) {
        if (points == 0) {
            return this;
        }
        Factor more = attack.plus(Factor.of(points));
        int better = CombatRatio.of(more, defense).columnsAbove(CombatRatio.of(attack, defense));
        return new Fight(
                shares,
                hex,
                targets,
                more,
                defense,
                ratio.shifted(better),
                modifications,
                fort,
                stress + points,
                clause);
    }

    /** With more added to the die, whatever the target. */
    public Fight plus(List<Modification> more) {
        if (more.isEmpty()) {
            return this;
        }
        var all = new ArrayList<List<Modification>>();
        for (List<Modification> each : modifications) {
            var longer = new ArrayList<>(each);
            longer.addAll(more);
            all.add(List.copyOf(longer));
        }
        return new Fight(shares, hex, targets, attack, defense, ratio, all, fort, stress, clause);
    }

    /** Whether a temporary bridge is the target (TGX-9.3.k). */
    public boolean bridge() {
        return targets.isEmpty() && !fort;
    }

    /** The units among those who attack. */
    public List<UnitId> firers() {
        var firers = new ArrayList<UnitId>(shares.size());
        for (Share each : shares) {
            if (each.by() instanceof Share.OfUnit(UnitId unit)) {
                firers.add(unit);
            }
        }
        return firers;
    }

    /** How many places the die is read for; an empty fortification is one without a unit. */
    public int places() {
        return modifications.size();
    }

    /** What is added to the die for the target at this place of the list. */
    public int modifier(int place) {
        return Modification.sum(modifications.get(place));
    }

    /** The same for all places. */
    public List<Integer> modifiers() {
        return modifications.stream().map(Modification::sum).toList();
    }

    /** What a die does to the target at this place; nothing where none is rolled. */
    public CombatResult result(int place, int die) {
        return CombatRoll.result(ratio, modifier(place), die);
    }

    /** What a result does to a target that is disrupted already or not. */
    public Fate fate(CombatResult result, Unit target) {
        return target.has(Mark.INSIDE)
                ? Fate.inside(result, target.disrupted())
                : Fate.of(result, target.disrupted());
    }

    /** Its die. */
    public CombatRoll roll() {
        return new CombatRoll(ratio, modifiers());
    }

    /** Whether a die is rolled at all (TGX-6.3.4.h). */
    public boolean possible() {
        return ratio.column().isPresent();
    }
}
