package sandtable.blitzkriegcommander.fire;

import static sandtable.blitzkriegcommander.data.Setting.DIG_ACTIONS;
import static sandtable.blitzkriegcommander.data.Setting.FALL_BACK_LIMIT;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.measuring.Sites;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.movement.ForcedMove;
import sandtable.blitzkriegcommander.movement.Into;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** BKC-FB Fall-Back, and whom it knocks out (BKC-FBKO). */
final class FallBack {
    private static final Clause STAYS = Clause.of("BKC-FB.9");
    private static final Clause MOVES = Clause.of("BKC-FB.4");

    private FallBack() {}

    /** A unit falls back so far, as the dice of an attack say. */
    static State resolve(State state, Attack attack, int mm, Telling<Happening> telling) {
        UnitId unit = attack.target();
        Table table = state.table();
        Optional<String> held = held(table, unit);
        boolean tooFar = mm > FALL_BACK_LIMIT.value(); // BKC-FBKO.1
        boolean recce = table.stand(unit).type().role() == Role.RECCE; // BKC-FBKO.2
        if (held.isPresent() && !tooFar) { // BKC-FB.9
            telling.tell(new FireHappening.StoodFast(unit, mm, STAYS));
            return state;
        }
        if (tooFar && (held.isPresent() || !recce)) {
            String why =
                    "falls back %s cm, more than %s"
                            .formatted(
                                    Centimetres.words(mm),
                                    Centimetres.words(FALL_BACK_LIMIT.value()));
            return KnockOut.of(state, unit, why, Clause.of(held.orElse("BKC-FBKO.1")), telling);
        }
        var move = ForcedMove.fallBack(table, Fields.all(state), unit, end(table, attack, mm));
        State found = MinesFound.entered(state, move.entered(), telling);
        return move.into()
                .map(into -> knockedOut(found, unit, into, telling))
                .orElseGet(() -> moved(found, unit, mm, move.end(), telling));
    }

    /** Why it does not leave its place (BKC-FB.9): the clause that knocks it out instead. */
    private static Optional<String> held(Table table, UnitId unit) {
        if (table.base(unit).flatMap(at -> Sites.at(table, at)).isPresent()) {
            return Optional.of("BKC-FBKO.12");
        }
        if (table.unit(unit).digs() >= DIG_ACTIONS.value()) {
            return Optional.of("BKC-FBKO.13");
        }
        return table.stand(unit).type().unitClass() == UnitClass.GUN
                ? Optional.of("BKC-FBKO.14")
                : Optional.empty();
    }

    /** Where the dice send it, which may be off the table. */
    private static Spot end(Table table, Attack attack, int mm) {
        UnitId unit = attack.target();
        return switch (attack.refuge()) {
            case Refuge.AwayFrom(var place) -> Straight.away(table, unit, place, mm); // BKC-FB.5
            case Refuge.Home.BASELINE -> Straight.home(table, unit, mm);
            case Refuge.Home.FROM_ATTACKERS ->
                    Straight.away(table, unit, nearest(table, unit, attack.by()), mm);
        };
    }

    /** BKC-FB.4, BKC-FB.6, BKC-CAS.14: the nearest attacker it sees, else the nearest. */
    private static Spot nearest(Table table, UnitId unit, List<UnitId> attackers) {
        Spot at = table.spot(unit).orElseThrow();
        List<UnitId> seen =
                attackers.stream().filter(each -> Sight.sees(table, unit, each)).toList();
        return (seen.isEmpty() ? attackers : seen)
                .stream()
                        .map(each -> table.spot(each).orElseThrow())
                        .min(Comparator.comparingLong(at::squaredTo))
                        .orElse(at);
    }

    private static State knockedOut(
            State state, UnitId unit, Into into, Telling<Happening> telling) {
        String why = "falls back " + Ran.into(into);
        State lost =
                KnockOut.of(
                        state,
                        unit,
                        why,
                        Clause.of(clause(state.table(), unit, into.kind())),
                        telling);
        return into.kind() == Into.Kind.ENEMY_COMMAND // BKC-FBKO.9
                ? KnockOut.of(
                        lost,
                        into.unit().orElseThrow(),
                        unit + " falls back into it",
                        Clause.of("BKC-FBKO.9"),
                        telling)
                : lost;
    }

    private static String clause(Table table, UnitId unit, Into.Kind kind) {
        return switch (kind) {
            case SUPPRESSED_FRIEND -> "BKC-FBKO.3";
            case ENEMY -> "BKC-FBKO.4";
            case IMPASSABLE -> "BKC-FBKO.5";
            case MINES -> "BKC-FBKO.6"; // dummies are no mines: BKC-FBKO.7
            case EDGE -> "BKC-FBKO.8";
            case ENEMY_COMMAND -> "BKC-FBKO.9";
            case WIRE ->
                    table.stand(unit).type().unitClass() == UnitClass.FOOT
                            ? "BKC-FBKO.10"
                            : "BKC-FBKO.11";
        };
    }

    private static State moved(
            State state, UnitId unit, int mm, Spot end, Telling<Happening> telling) {
        Table table = state.table();
        Spot from = table.spot(unit).orElseThrow();
        telling.tell(new FireHappening.FellBack(unit, mm, from, end, MOVES));
        var now = table.unit(unit).movedTo(end, table.unit(unit).heading()); // BKC-FB.7
        return state.with(table.with(unit, now));
    }
}
