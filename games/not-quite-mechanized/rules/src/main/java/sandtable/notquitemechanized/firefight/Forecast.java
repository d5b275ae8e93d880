package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/**
 * The exact odds of an hour of firefight, from the code that fights it. It counts the defenders
 * whom the post sees; others may join, and whose ammunition is out does not fire.
 *
 * @param attack the dice of the attackers
 * @param defence the dice of the defenders that are seen
 * @param odds of hits caused and taken in the hour
 */
public record Forecast(List<Dice> attack, List<Dice> defence, SequencedMap<Hour, Double> odds) {
    /** Hits of one hour. */
    public record Hour(int caused, int taken) {}

    /**
     * Dice of one class at one class.
     *
     * @param column the class difference, part by part
     */
    public record Dice(List<BodyId> firers, Shot.Kind kind, Sum column) {}

    /** Of an attack that a post could declare. */
    public static Forecast of(View view, Decision.Declare declared) {
        Attack attack = attack(view, declared);
        Exchange exchange = Exchanges.of(Known.of(view), List.of(attack), List.of()).getFirst();
        return new Forecast(
                dice(exchange.attackers()),
                dice(exchange.defenders()),
                Odds.of(
                        chance -> {
                            Exchange.Thrown thrown = exchange.thrown(chance);
                            return new Hour(thrown.caused(), thrown.taken());
                        }));
    }

    /** Batteries In Support that have not been asked yet do not fire in this hour. */
    private static Attack attack(View view, Decision.Declare declared) {
        Table table = view.table();
        Stand command = table.stand(declared.command());
        Known known = Known.of(view);
        List<BodyId> now =
                declared.with().stream()
                        .filter(
                                each ->
                                        Chain.of(known, table.stand(each).unit(), command.unit())
                                                != Chain.Tie.IN_SUPPORT)
                        .toList();
        return Attack.begun(
                        command.camp(),
                        declared.command(),
                        declared.objective(),
                        Objectives.position(table, command.camp(), declared.objective())
                                .map(Position::id),
                        table.bound())
                .declared(declared.command(), now, List.of(), table.bound());
    }

    private static List<Dice> dice(List<BatchFire> fires) {
        var dice = new ArrayList<Dice>();
        for (BatchFire fire : fires) {
            for (Shot.Kind kind : fire.volley().dice().keySet()) {
                List<BodyId> firers =
                        fire.volley().shots().stream()
                                .filter(each -> each.kind().equals(kind))
                                .map(Shot::firer)
                                .toList();
                dice.add(new Dice(firers, kind, kind.sum()));
            }
        }
        return dice;
    }

    /** How likely the hour is won: more hits caused than taken (NQM-FIGHT.13). */
    public double won() {
        return chance(1);
    }

    public double tied() {
        return chance(0);
    }

    /** How likely it is lost, so that reserves are needed (NQM-PRESS.4). */
    public double lost() {
        return chance(-1);
    }

    private double chance(int sign) {
        double sum = 0;
        for (var each : odds.entrySet()) {
            Hour hour = each.getKey();
            sum += Integer.compare(hour.caused(), hour.taken()) == sign ? each.getValue() : 0;
        }
        return sum;
    }

    /** How likely just so many hits are caused. */
    public double caused(int hits) {
        double sum = 0;
        for (var each : odds.entrySet()) {
            sum += each.getKey().caused() == hits ? each.getValue() : 0;
        }
        return sum;
    }
}
