package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Violation;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-CA.8, BKC-CA.9: who may assault whom, and by which way. */
final class Approach {
    private Approach() {}

    /** BKC-CA.8. */
    static Optional<Violation> mayAssault(Table table, UnitId unit, UnitId target) {
        UnitType type = table.stand(unit).type();
        UnitType against = table.stand(target).type();
        if (table.stand(target).side() == table.stand(unit).side()
                || table.base(target).isEmpty()) {
            return refused("BKC-CA.9", "%s is no enemy on the table", target);
        }
        if (against.command()) {
            return refused("BKC-CA.8", "%s is a command unit and cannot be assaulted", target);
        }
        return switch (type.unitClass()) {
            case FOOT -> Optional.empty();
            case OPEN_AFV, FULL_AFV ->
                    sheltered(table, target)
                            .flatMap(
                                    place ->
                                            refused(
                                                    "BKC-CA.8",
                                                    "%s is an AFV and %s is in %s",
                                                    unit,
                                                    target,
                                                    place));
            case GUN, SOFT, COMMAND -> refused("BKC-CA.8", "%s cannot assault", unit);
        };
    }

    /** What keeps AFVs out: woods, a building, a pill-box or a bunker. */
    private static Optional<String> sheltered(Table table, UnitId target) {
        Spot at = table.base(target).orElseThrow();
        Optional<String> work =
                Sites.at(table, at)
                        .filter(each -> each == WorkKind.PILL_BOX || each == WorkKind.BUNKER)
                        .map(each -> "a " + each.word());
        return work.or(
                () ->
                        table.ground()
                                .at(at)
                                .map(each -> each.kind())
                                .filter(
                                        each ->
                                                each == FeatureKind.WOODS
                                                        || each == FeatureKind.BUILDING)
                                .map(each -> each == FeatureKind.WOODS ? "woods" : "a building")
                                .findFirst());
    }

    /** BKC-CA.9: the way of an assaulter, as named or straight at the target. */
    static Optional<List<Spot>> way(
            Table table, Terms terms, Decision.Advance advance, UnitId target) {
        UnitId unit = advance.unit();
        if (!advance.way().isEmpty() || Gaps.contact(table, unit, target)) {
            return Optional.of(advance.way());
        }
        Moves moves = moves(table, terms, unit, target);
        return Contact.first(
                        moves.start(),
                        table.base(target).orElseThrow(),
                        place ->
                                Contact.free(table, unit, place)
                                        && moves.check(List.of(place)).isEmpty())
                .map(List::of);
    }

    /** BKC-MOVE.5: only the target's belt is open to it. */
    private static Moves moves(Table table, Terms terms, UnitId unit, UnitId target) {
        return Moves.of(table, unit, terms.against(target));
    }

    /** BKC-CA.9: a way that is named is a move that it may make, into contact. */
    static Optional<Violation> check(
            Table table, Terms terms, Decision.Advance advance, UnitId target) {
        if (advance.way().isEmpty()) {
            return Optional.empty();
        }
        UnitId unit = advance.unit();
        Moves moves = moves(table, terms, unit, target);
        Spot end = moves.way(advance.way()).end();
        Spot at = table.base(target).orElseThrow();
        if (!Gaps.contact(end, at)) {
            return refused(
                    "BKC-CA.9",
                    "the way of %s ends %s cm from %s, not in contact",
                    unit,
                    Centimetres.words(Gaps.mm(end, at)),
                    target);
        }
        return moves.check(advance.way());
    }

    static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
