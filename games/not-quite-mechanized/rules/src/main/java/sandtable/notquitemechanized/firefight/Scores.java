package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.FireHappening.Hour;

import java.util.ArrayList;
import java.util.List;

/** NQM-FIGHT.13, .14: hits caused and taken in an hour, and how it ended. */
record Scores(Sum caused, Sum taken) {
    private static final Clause COUNT = Clause.of("NQM-FIGHT.13");
    private static final Clause ALL = Clause.of("NQM-FIGHT.14");

    /**
     * Of an attack with those it is one firefight with.
     *
     * @param scooted hits of defenders who fired before all others (NQM-SPATT.4)
     */
    static Scores of(Exchange.Thrown own, List<Exchange.Thrown> all, int scooted) {
        var caused = new ArrayList<Sum.Part>();
        var taken = new ArrayList<Sum.Part>();
        add(caused, "", own.attackers());
        add(taken, "", own.defenders());
        for (Exchange.Thrown each : all) {
            if (own.exchange().mutual(each.exchange())) {
                add(caused, "in defence: ", each.defenders());
                add(taken, "in attack: ", each.attackers());
            }
        }
        if (scooted > 0) {
            taken.add(new Sum.Part("shoot and scoot", scooted, Clause.of("NQM-SPATT.4")));
        }
        return new Scores(Sum.of("hits caused", caused), Sum.of("hits taken", taken));
    }

    private static void add(List<Sum.Part> parts, String words, List<BatchFire.Thrown> fires) {
        for (BatchFire.Thrown fire : fires) {
            if (!fire.fire().harassing()) {
                for (Volley.Group each : fire.dice().groups()) {
                    parts.add(part(words, each));
                }
            }
        }
    }

    private static Sum.Part part(String words, Volley.Group group) {
        String dice =
                "%s%d %s at %s"
                        .formatted(
                                words, group.dice(), group.kind().weapon(), group.kind().target());
        return new Sum.Part(dice, group.hits(), COUNT);
    }

    /** An attack after such an hour. */
    Attack counted(Attack attack, int bound) {
        Attack after = attack.counting(caused.total(), taken.total());
        boolean hour = caused.total() > taken.total(); // NQM-FIGHT.13
        boolean inAll = after.caused() > after.taken(); // NQM-FIGHT.14
        Attack won = hour || inAll ? after.winning(bound) : after;
        return caused.total() < taken.total() ? won.needingReserves() : won; // NQM-PRESS.4
    }

    Hour hour(Attack after) {
        if (caused.total() > taken.total()) {
            return Hour.WON;
        }
        if (after.caused() > after.taken()) {
            return Hour.WON_IN_ALL;
        }
        return caused.total() < taken.total() ? Hour.LOST : Hour.UNDECIDED;
    }

    static Sum inAll(String words, int before, Sum hour) {
        return Sum.of(
                words,
                List.of(
                        new Sum.Part("before", before, ALL),
                        new Sum.Part("this hour", hour.total(), ALL)));
    }
}
