package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.BatteryFight;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Share;

import java.util.ArrayList;
import java.util.List;

/** The figures that decide attacks and morale checks, with the parts the rules wrote down. */
final class Figures {
    private static final Clause STRESS = Clause.of("TGX-12.1.a");

    private Figures() {}

    /** What decided an event: strengths and what was added to the die. */
    static List<Sum> of(Happening event) {
        return switch (event) {
            case Happening.Attacked attacked -> of(attacked.fight());
            case Happening.BatteryHit hit -> of(hit.fight());
            case Happening.AircraftFiredAt fired ->
                    List.of(strength(fired.shares(), Factor.of(fired.strength())));
            case Happening.MoraleChecked checked ->
                    List.of(modifier("dice modifier", checked.modifier(), checked.modifications()));
            default -> List.of();
        };
    }

    private static List<Sum> of(Fight fight) {
        var sums = new ArrayList<Sum>();
        if (!fight.shares().isEmpty()) {
            sums.add(strength(fight.shares(), fight.stress(), fight.attack()));
        }
        for (int i = 0; i < fight.places(); i++) {
            sums.add(modifier("die modifier", fight.modifier(i), fight.modifications().get(i)));
        }
        return sums;
    }

    private static List<Sum> of(BatteryFight fight) {
        return List.of(
                strength(fight.shares(), fight.attack()),
                modifier("die modifier", fight.modifier(), fight.modifications()));
    }

    private static Sum modifier(String of, int total, List<Modification> lines) {
        return new Sum(
                of,
                total,
                lines.stream()
                        .map(each -> new Sum.Part(each.words(), each.value(), each.clause()))
                        .toList());
    }

    private static Sum strength(List<Share> shares, Factor total) {
        return strength(shares, 0, total);
    }

    /** Fractions are counted in the smallest part that all of them have in common. */
    private static Sum strength(List<Share> shares, int stress, Factor total) {
        int part = total.denominator();
        for (Share each : shares) {
            part =
                    part
                            * each.strength().denominator()
                            / common(part, each.strength().denominator());
        }
        int whole = part;
        var parts =
                new ArrayList<>(
                        shares.stream()
                                .map(
                                        each ->
                                                new Sum.Part(
                                                        each.id(),
                                                        in(whole, each.strength()),
                                                        each.clause()))
                                .toList());
        if (stress > 0) {
            parts.add(new Sum.Part("stress", whole * stress, STRESS));
        }
        String of = part == 1 ? "attack strength" : "attack strength in 1/" + part;
        return new Sum(of, in(whole, total), parts);
    }

    private static int in(int part, Factor strength) {
        return strength.numerator() * (part / strength.denominator());
    }

    private static int common(int a, int b) {
        return b == 0 ? a : common(b, a % b);
    }
}
