package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.Suffered;
import sandtable.blitzkriegcommander.offtable.Caught;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.offtable.Landings;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;
import sandtable.space.measured.Spot;

import java.util.HashMap;
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
 * @param attacksLeft of all aircraft once they have come down on somebody, before they are doubled
 *     at a single unit; with the chance that they find nobody they make up all
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
        return new Flight(view, AirRequests.Request.of(view.table(), strike)).survey(earlier);
    }

    public static Sum needed(Table table, List<Decision> earlier, Decision strike) {
        return AirRequests.needed(table, earlier, AirRequests.Request.of(table, strike));
    }

    /** How the figures are found. */
    private static final class Flight {
        private final View view;
        private final Table table;
        private final AirRequests.Request request;
        private final Spot aim;
        private final int dice;
        private final List<UnitId> guns;
        private final Map<Integer, Map<Integer, Double>> left = new HashMap<>();
        private final SequencedMap<UnitId, TreeMap<Integer, Double>> found = new LinkedHashMap<>();
        private final TreeMap<Integer, Double> all = new TreeMap<>();

        Flight(View view, AirRequests.Request request) {
            this.view = view;
            this.table = view.table();
            this.request = request;
            this.aim = request.at().orElseThrow();
            this.dice = Deviation.dice(table, request.observer(), aim);
            this.guns = AntiAircraft.ready(table, view.enemy());
        }

        StrikeSurvey survey(List<Decision> earlier) {
            List<UnitId> near = request.named().map(List::of).orElseGet(this::near);
            for (Landings.Landing each : Landings.of(aim, dice)) {
                land(each, near);
            }
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

        private List<UnitId> near() {
            return Landings.near(table, aim, dice, this::zone);
        }

        private FireZones zone(Deviation fallen) {
            return AirAttack.zone(table, request.aircraft(), fallen);
        }

        private void land(Landings.Landing landing, List<UnitId> near) {
            FireZones zone = zone(landing.fallen()).onTable(table);
            List<UnitId> in = near.stream().filter(each -> zone.hold(table, each)).toList();
            if (in.isEmpty()) {
                return;
            }
            int fire = AntiAircraft.fire(table, guns, landing.fallen().at()).total();
            left.computeIfAbsent(fire, this::left)
                    .forEach(
                            (attacks, chance) -> {
                                double likely = landing.chance() * chance;
                                all.merge(attacks, likely, Double::sum);
                                in.forEach(each -> add(each, attacks, likely));
                            });
        }

        private void add(UnitId unit, int attacks, double likely) {
            found.computeIfAbsent(unit, _ -> new TreeMap<>()).merge(attacks, likely, Double::sum);
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
                            suffered(unit, attacks)
                                    .forEach(
                                            (each, chance) ->
                                                    then.merge(
                                                            each,
                                                            likely * chance / inZone,
                                                            Double::sum)));
            return new Caught(unit, inZone, then);
        }

        private Map<Suffered, Double> suffered(UnitId unit, int left) {
            var part = new Sum.Part("aircraft", left, ADDED_UP);
            Sum sum = Sum.of(Group.ATTACKS, List.of(part));
            Sum attacks = request.named().isPresent() ? AirAttack.doubled(sum) : sum;
            return Casualties.suffered(
                    view, FireZones.attack(table, unit, aim, attacks, HitLine.AIRCRAFT));
        }
    }
}
