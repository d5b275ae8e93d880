package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** BKC-FIRE.4, BKC-FIRE.5, BKC-FIRE.7, BKC-FIRE.8, BKC-FIRE.10: who can fire at what. */
public final class Targets {
    private Targets() {}

    /**
     * Whether a unit of a side can fire at a target.
     *
     * @param spotter the command unit that has ordered it, whose sight indirect fire may use
     */
    public static Optional<Violation> check(
            Table table,
            UnitId firer,
            UnitId target,
            Decision.Means means,
            Optional<UnitId> spotter) {
        return firer(table, firer)
                .or(() -> target(table, firer, target))
                .or(() -> weapon(table, firer, target, means))
                .or(() -> reach(table, firer, target, means))
                .or(() -> arc(table, firer, target))
                .or(() -> sight(table, firer, target, spotter));
    }

    /** What on the table stands between a firer and a target. */
    public sealed interface Bar {
        record TooFar(int mostMm) implements Bar {}

        record TooNear(int leastMm) implements Bar {}

        record OutsideArc() implements Bar {}

        record Unseen() implements Bar {}
    }

    /** The first of them, in the order in which {@link #check} finds them; both have a base. */
    public static Optional<Bar> bar(
            Table table, UnitId firer, UnitId target, Decision.Means means) {
        int most = Shot.weapon(table, firer, target, means).rangeMm();
        if (reach(table, firer, target, means).isPresent()) {
            return Optional.of(
                    Gaps.within(table, firer, target, most)
                            ? new Bar.TooNear(table.stand(firer).type().leastRangeMm())
                            : new Bar.TooFar(most));
        }
        if (arc(table, firer, target).isPresent()) {
            return Optional.of(new Bar.OutsideArc());
        }
        return Sight.sees(table, firer, target) ? Optional.empty() : Optional.of(new Bar.Unseen());
    }

    /** Whether a unit can fire at all now. */
    private static Optional<Violation> firer(Table table, UnitId firer) {
        if (table.base(firer).isEmpty()) {
            return refused("BKC-TRN.2", "%s is not on the table by itself and cannot fire", firer);
        }
        return table.unit(firer).suppressed()
                ? refused("BKC-SUPP.3", "%s is suppressed and cannot fire", firer)
                : Optional.empty();
    }

    /** BKC-FIRE.10. */
    private static Optional<Violation> target(Table table, UnitId firer, UnitId target) {
        if (table.stand(firer).side() == table.stand(target).side()) {
            return refused("BKC-FIRE.10", "%s is no enemy of %s", target, firer);
        }
        if (table.base(target).isEmpty()) {
            return refused("BKC-FIRE.10", "%s is not on the table by itself", target);
        }
        return table.stand(target).type().command()
                ? refused("BKC-FIRE.10", "%s is a command unit and cannot be fired at", target)
                : Optional.empty();
    }

    /** BKC-FIRE.4: a dash is no fire. */
    private static Optional<Violation> weapon(
            Table table, UnitId firer, UnitId target, Decision.Means means) {
        if (!Shot.weapon(table, firer, target, means).none()) {
            return Optional.empty();
        }
        return means == Decision.Means.FLAME
                ? refused("BKC-FIRE.4", "%s has no flamethrower", firer)
                : refused("BKC-FIRE.4", "%s has no %s attacks", firer, value(table, target));
    }

    private static String value(Table table, UnitId target) {
        return table.stand(target).type().afv() ? "AT" : "AP";
    }

    /** BKC-FIRE.5, BKC-FIRE.8: not too far, and not too near. */
    private static Optional<Violation> reach(
            Table table, UnitId firer, UnitId target, Decision.Means means) {
        int most = Shot.weapon(table, firer, target, means).rangeMm();
        int least = table.stand(firer).type().leastRangeMm();
        if (!Gaps.within(table, firer, target, most)) {
            return refused(
                    "BKC-FIRE.5",
                    "%s is %s cm from %s, which reaches %s",
                    target,
                    Centimetres.of(Gaps.mm(table, firer, target)),
                    firer,
                    Centimetres.of(most));
        }
        return least > 0 && Gaps.within(table, firer, target, least)
                ? refused(
                        "BKC-FIRE.8",
                        "%s is %s cm from %s, which fires beyond %s",
                        target,
                        Centimetres.of(Gaps.mm(table, firer, target)),
                        firer,
                        Centimetres.of(least))
                : Optional.empty();
    }

    /** BKC-FIRE.5: turretless AFVs and guns fire into their narrow arc, AA guns all round. */
    private static Optional<Violation> arc(Table table, UnitId firer, UnitId target) {
        UnitType type = table.stand(firer).type();
        boolean gun = type.unitClass() == UnitClass.GUN && type.role() != Role.ANTI_AIRCRAFT;
        boolean fixed = gun || type.is(Note.TURRETLESS);
        return fixed && !Facing.narrow(table, firer, table.base(target).orElseThrow())
                ? refused(
                        "BKC-FIRE.5",
                        "%s faces %s and %s is outside the 90° ahead of it",
                        firer,
                        table.unit(firer).heading(),
                        target)
                : Optional.empty();
    }

    /** BKC-FIRE.5, BKC-FIRE.7: seen by itself, or by those who may spot for it. */
    private static Optional<Violation> sight(
            Table table, UnitId firer, UnitId target, Optional<UnitId> spotter) {
        if (Sight.sees(table, firer, target)) {
            return Optional.empty();
        }
        boolean indirect = table.stand(firer).type().is(Note.INDIRECT);
        if (!indirect) {
            return refused("BKC-FIRE.5", "%s does not see %s", firer, target);
        }
        if (spotter.isEmpty()) {
            return refused("BKC-FIRE.7", "%s does not see %s itself", firer, target);
        }
        return spotted(table, spotter.get(), target)
                ? Optional.empty()
                : refused(
                        "BKC-FIRE.7",
                        "neither %s nor %s nor a recce unit in communication sees %s",
                        firer,
                        spotter.get(),
                        target);
    }

    /** BKC-FIRE.7, BKC-REC.2: by the command unit, or a recce unit in communication with it. */
    private static boolean spotted(Table table, UnitId spotter, UnitId target) {
        int turn = table.ownTurn(table.stand(spotter).side());
        boolean linked =
                table.command(spotter).map(Command::links).orElse(List.of()).stream()
                        .filter(each -> each.turn() == turn && table.base(each.recce()).isPresent())
                        .anyMatch(each -> Sight.sees(table, each.recce(), target));
        boolean seen = table.base(spotter).isPresent() && Sight.sees(table, spotter, target);
        return seen || linked;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
