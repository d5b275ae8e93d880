package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.Suffered;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.offtable.Landings;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.offtable.ZoneOdds;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;
import sandtable.space.measured.Spot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A request for aircraft before any die, from the functions that roll it: where they come down,
 * what anti-aircraft fire leaves of them there, and what that does to whom it finds.
 *
 * @param needed what the two dice must not exceed
 * @param deviationDice in centimetres
 * @param antiAircraft at each aircraft, if it comes down where it is aimed
 * @param attacksLeft of all aircraft that come down on the table and find a unit that was named,
 *     before they are doubled at it; with the chance that they do not they make up all
 * @param caught units that can be attacked, friends too, in the order of the unit list
 */
public record StrikeSurvey(
        Sum needed,
        Map<Answer, Double> answers,
        int deviationDice,
        Sum antiAircraft,
        SequencedMap<Integer, Double> attacksLeft,
        List<Caught> caught) {
    private static final Clause ADDED_UP = Clause.of("BKC-RRES.5");

    public StrikeSurvey {
        answers = Map.copyOf(answers);
        caught = List.copyOf(caught);
    }

    /**
     * @param earlier requests that the observer has had granted in this turn
     * @param strike at a place, or at one unit
     */
    public static StrikeSurvey of(View view, List<Decision> earlier, Decision strike) {
        return of(new ZoneOdds(view), earlier, strike);
    }

    public static StrikeSurvey of(ZoneOdds odds, List<Decision> earlier, Decision strike) {
        return new Flight(odds, AirRequests.Request.of(odds.view().table(), strike))
                .survey(earlier);
    }

    /** Without whom it can catch, which takes its time to find. */
    public static StrikeSurvey asked(View view, List<Decision> earlier, Decision strike) {
        return new Flight(new ZoneOdds(view), AirRequests.Request.of(view.table(), strike))
                .asked(earlier);
    }

    public static Sum needed(Table table, List<Decision> earlier, Decision strike) {
        return AirRequests.needed(table, earlier, AirRequests.Request.of(table, strike));
    }

    /** How the figures are found. */
    private static final class Flight {
        private final ZoneOdds odds;
        private final Table table;
        private final AirRequests.Request request;
        private final Spot aim;
        private final int dice;
        private final List<UnitId> guns;
        private final SequencedMap<UnitId, TreeMap<Integer, Double>> found = new TreeMap<>();
        private final TreeMap<Integer, Double> all = new TreeMap<>();

        Flight(ZoneOdds odds, AirRequests.Request request) {
            this.odds = odds;
            this.table = odds.view().table();
            this.request = request;
            this.aim = request.at().orElseThrow();
            this.dice = Deviation.dice(table, request.observer(), aim);
            this.guns = AntiAircraft.ready(table, odds.view().enemy());
        }

        StrikeSurvey survey(List<Decision> earlier) {
            FireZones zone = AirAttack.zone(table, request.aircraft(), Deviation.none(aim));
            odds.landings(aim, dice, zone, this::fire).forEach(this::land);
            return asked(earlier);
        }

        /** With what has been found so far. */
        StrikeSurvey asked(List<Decision> earlier) {
            Sum needed = AirRequests.needed(table, earlier, request);
            return new StrikeSurvey(
                    needed,
                    Observer.odds(needed),
                    dice,
                    AntiAircraft.fire(table, guns, aim),
                    all,
                    found.entrySet().stream()
                            .map(each -> caught(each.getKey(), each.getValue()))
                            .toList());
        }

        private int fire(Spot at) {
            return AntiAircraft.fire(table, guns, at).total();
        }

        /** Aircraft that find no unit that was named do not come under fire (BKC-RRES.4). */
        private void land(int fire, Landings there) {
            Map<Integer, Double> left = left(fire);
            double come =
                    request.named()
                            .map(each -> there.inZone().getOrDefault(each, 0.0))
                            .orElse(there.chance());
            left.forEach((attacks, chance) -> all.merge(attacks, come * chance, Double::sum));
            there.inZone().entrySet().stream()
                    .filter(
                            each ->
                                    request.named()
                                            .filter(it -> !it.equals(each.getKey()))
                                            .isEmpty())
                    .forEach(each -> add(each.getKey(), each.getValue(), left));
        }

        private void add(UnitId unit, double inZone, Map<Integer, Double> left) {
            var byAttacks = found.computeIfAbsent(unit, _ -> new TreeMap<>());
            left.forEach(
                    (attacks, chance) -> byAttacks.merge(attacks, inZone * chance, Double::sum));
        }

        /** BKC-AA.8: aircraft after aircraft, each under all the fire. */
        private Map<Integer, Double> left(int fire) {
            Map<Integer, Double> sum = Map.of(0, 1.0);
            for (AircraftId each : request.aircraft()) {
                int attacks = Flights.type(table, each).attacks();
                Map<Integer, Double> one =
                        Odds.of(chance -> AntiAircraft.roll(fire, attacks, chance).attacksLeft());
                sum = Odds.both(sum, one, Integer::sum);
            }
            return sum;
        }

        private Caught caught(UnitId unit, Map<Integer, Double> byAttacks) {
            double inZone = byAttacks.values().stream().mapToDouble(each -> each).sum();
            var then = new LinkedHashMap<Suffered, Double>();
            byAttacks.forEach(
                    (attacks, likely) ->
                            odds.suffered(unit, aim, doubled(attacks), HitLine.AIRCRAFT)
                                    .forEach(
                                            (each, chance) ->
                                                    then.merge(
                                                            each,
                                                            likely * chance / inZone,
                                                            Double::sum)));
            return new Caught(unit, inZone, then);
        }

        /** BKC-RRES.2: at a single unit. */
        private int doubled(int left) {
            Sum sum = Sum.of(Group.ATTACKS, List.of(new Sum.Part("aircraft", left, ADDED_UP)));
            return request.named().isPresent() ? AirAttack.doubled(sum).total() : left;
        }
    }
}
