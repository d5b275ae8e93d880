package sandtable.tacticalgamex;

import sandtable.kernel.step.Ended;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.Inbound;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.air.Returning;
import sandtable.tacticalgamex.airborne.Approaching;
import sandtable.tacticalgamex.airborne.Lifting;
import sandtable.tacticalgamex.airborne.Planning;
import sandtable.tacticalgamex.chaos.Before;
import sandtable.tacticalgamex.chaos.RandomEvents;
import sandtable.tacticalgamex.command.Attaching;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.Sighting;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.landing.ComingOn;
import sandtable.tacticalgamex.landing.Launching;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Disembarking;
import sandtable.tacticalgamex.march.Flailing;
import sandtable.tacticalgamex.march.Marching;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.march.Storming;
import sandtable.tacticalgamex.march.Working;
import sandtable.tacticalgamex.movement.BailingOut;
import sandtable.tacticalgamex.movement.Gait;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.sequence.Keeping;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.sequence.TurnSequence;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Conditions.WaitingPost;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;

/**
 * A position as text: every part that can differ by its name, one line each. Saves keep its hash,
 * so that a word changed here is a change of the rule set's version.
 */
final class CanonicalText {
    private final State state;
    private final Table table;
    private final BattlePlan plan;
    private final StringBuilder text = new StringBuilder();

    private CanonicalText(State state) {
        this.state = state;
        this.table = state.table();
        this.plan = table.battle().plan();
    }

    static String of(State state) {
        var canonical = new CanonicalText(state);
        canonical.turn();
        canonical.units();
        canonical.counters();
        canonical.support();
        canonical.controls();
        canonical.impulse();
        for (var step : state.stack().steps()) {
            canonical.line("step", canonical.step(step));
        }
        canonical.secrets();
        canonical.cards();
        return canonical.text.toString();
    }

    private void line(Object... words) {
        String before = "";
        for (Object word : words) {
            text.append(before).append(word);
            before = " ";
        }
        text.append('\n');
    }

    private static String marked(boolean on, String word) {
        return on ? " " + word : "";
    }

    private String side(int side) {
        return table.battle().side(side).id();
    }

    private String holder(Holder holder) {
        return switch (holder) {
            case Holder.OfSide(int side) -> side(side);
            case Holder.Nobody _ -> "nobody";
        };
    }

    private void turn() {
        line("battle", plan.id());
        line("turn", table.turn());
        line("initiative", holder(table.initiative().holder()), table.initiative().turns());
    }

    private void units() {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            var words = new StringBuilder(where(unit.where()));
            unit.marks().all().forEach(mark -> words.append(' ').append(mark.name()));
            line("unit", table.id(i), words + marked(unit.carries(), "carries " + aboard(unit)));
        }
    }

    private static String aboard(Unit unit) {
        return String.join(" ", unit.passengers().stream().map(UnitId::name).toList());
    }

    private static String where(Whereabouts where) {
        return switch (where) {
            case Whereabouts.OnMap(HexId at) -> "at " + at;
            case Whereabouts.AtSea(HexId at) -> "at sea " + at;
            case Whereabouts.Aboard(UnitId transport) -> "aboard " + transport;
            case Whereabouts.Left(HexId exit) -> "left by " + exit;
            case Whereabouts.Off off -> off.name();
        };
    }

    private void counters() {
        Counters counters = table.counters();
        for (int hex : counters.wrecks().toArray()) {
            line("wrecks", table.name(hex), counters.wrecksAt(hex));
        }
        each("block", counters.blocks());
        counters.inverted().forEach(each -> line("inverted", each.hex(), each.engineer()));
        counters.works().actions().forEach(each -> line("engineer action", each));
        counters.works().failed().forEach(each -> line("failed attempt", each));
        each("blown", counters.works().blown());
        counters.works().bridges().forEach(each -> line("bridge", each.hex(), each.span()));
        counters.works().spent().forEach(each -> line("spent", each));
        each("position", counters.positions());
        state.open().counters().mines().forEach(each -> line("mines", mines(each)));
        counters.forts().forEach(each -> line("fort", each.hex(), each.strength()));
        each("spotted", counters.spotted());
        each("smoke", counters.smoke());
        each("thick", counters.thick());
        table.conditions().interdictions().forEach(each -> line("interdiction", each));
        table.conditions().posts().forEach(each -> line("post", each));
        table.conditions().waiting().forEach(each -> line("waiting post", post(each)));
        table.conditions().facings().forEach(each -> line("faces", each.unit(), each.direction()));
        table.unlaid().forEach(each -> line("unlaid", plan.placements().get(each).id()));
    }

    private String post(WaitingPost post) {
        return side(post.side())
                + " "
                + post.nations().stream().sorted().toList()
                + " "
                + post.due();
    }

    private void each(String word, HexSet hexes) {
        for (int hex : hexes.toArray()) {
            line(word, table.name(hex));
        }
    }

    private String mines(Minefield mines) {
        return mines.hex()
                + " "
                + mines.column()
                + " "
                + side(mines.side())
                + marked(mines.known(), "known")
                + marked(mines.inverted(), "inverted")
                + " "
                + mines.engineer();
    }

    private void support() {
        for (BatteryId id : table.battle().batteries()) {
            BatteryStatus battery = table.battery(id);
            String words =
                    marked(battery.ready(), "ready")
                            + marked(battery.fired(), "fired")
                            + marked(battery.heard(), "heard")
                            + marked(battery.disrupted(), "disrupted")
                            + marked(battery.destroyed(), "destroyed");
            line("battery", id + words);
        }
        for (AircraftId id : table.battle().aircraft()) {
            Plane plane = table.plane(id);
            String words = marked(plane.active(), "active") + marked(plane.gone(), "gone");
            line("aircraft", id, "attacks", plane.attacksLeft() + words);
        }
    }

    private void controls() {
        int[] objectives = plan.victory().held().toArray();
        for (int i = 0; i < objectives.length; i++) {
            line("control", table.name(objectives[i]), holder(table.controls().get(i)));
        }
        for (int i = 0; i < table.edges().size(); i++) {
            line("edges", side(i), table.edges().get(i).stream().sorted().toList());
        }
    }

    private void impulse() {
        Impulse impulse = table.impulse();
        String spent = impulse.points() + marked(impulse.spent(), "spent");
        line("impulse", holder(impulse.whose()), "points", spent, "passes", impulse.passes());
        Charge charge = impulse.charge();
        if (!charge.none()) {
            line("charge", charge.kind().word(), charge.target());
            charge.units().forEach(each -> line("charging", each));
            charge.followers().forEach(each -> line("following", each));
        }
        each("attacked", impulse.attacked());
    }

    private String step(Object step) {
        return switch (step) {
            case TurnSequence(TurnSequence.Phase phase) -> "turns " + phase;
            case SettingUp(int side, SettingUp.Covers covers) ->
                    "setting up "
                            + side(side)
                            + marked(covers == SettingUp.Covers.COUNTERS, "counters");
            case Planning(int side) -> "planning " + side(side);
            case Loading(int side) -> "loading " + side(side);
            case Launching(int side) -> "launching " + side(side);
            case Advancing(int side, List<UnitId> left) -> "advancing " + side(side) + " " + left;
            case ComingOn(int side) -> "coming on " + side(side);
            case Disembarking(List<UnitId> left) -> "disembarking " + left;
            case Lifting(int side) -> "lifting " + side(side);
            case Approaching(Flight flight, Drop drop, int to) ->
                    "approaching " + flight(flight) + " to " + to + " with " + drop;
            case Rolling _ -> "rolling";
            case Spending _ -> "spending";
            case Keeping(int side) -> "keeping " + side(side);
            case Firing(List<HexId> hexes, List<HexId> free, int credit) ->
                    "firing "
                            + hexes
                            + marked(!free.isEmpty(), "free " + free)
                            + marked(credit > 0, "credit " + credit);
            case Positioning(int side) -> "positioning " + side(side);
            case Attaching(int side) -> "attaching " + side(side);
            case RandomEvents _ -> "events";
            case Before(int side, Decision decision) ->
                    "before " + side(side) + " " + typed(decision);
            case Spotted(HexId hex, List<UnitId> units) -> "spotted " + hex + " " + units;
            case UnderFire(UnitId unit, int firers, int attacks) ->
                    "under fire " + unit + " by " + firers + " after " + attacks;
            case Sighting(Flight flight, Decision.Shell shell, Sighting.Stage stage) ->
                    "sighting " + flight.aircraft() + " " + stage + " " + typed(shell);
            case Flying(Flight flight) -> "flying " + flight(flight);
            case Returning(AircraftId aircraft) -> "returning " + aircraft;
            case OverGuns(Flight flight, int to) -> "over guns to " + to + " " + flight(flight);
            case Inbound(Flight flight, Decision errand) ->
                    "inbound " + flight(flight) + " to " + typed(errand);
            case Moving(Walk walk) -> "moving " + walk(walk);
            case Marching(Walk walk, List<HexId> path, var ending) ->
                    "marching " + walk(walk) + " " + typed(new Decision.March(path, ending));
            case BailingOut(UnitId carrier) -> "bailing out " + carrier;
            case Flailing(Marching on, int paid, List<HexId> mined) ->
                    "flailing " + mined + " paid " + paid + ", " + step(on);
            case Charging(UnitId moving) -> "charging " + moving;
            case Storming(int stress) -> "storming" + marked(stress > 0, "stress " + stress);
            case Repelling _ -> "repelling";
            case Working(Decision.Work work) -> "working " + typed(work);
            case Ended<?, ?, ?, ?>(var result) ->
                    "over: " + result.winner() + ", " + result.reason();
            default -> throw new IllegalStateException("no step of this game: " + step);
        };
    }

    private String typed(Decision decision) {
        return TacticalGameXNotation.typed(table, decision);
    }

    private String flight(Flight flight) {
        return flight.aircraft()
                + " from "
                + flight.entry()
                + " "
                + table.ground().grid().directionName(flight.direction())
                + " "
                + flight.step()
                + " saw "
                + flight.spotted();
    }

    private static String walk(Walk walk) {
        return walk.unit()
                + " "
                + where(walk.from())
                + " left "
                + walk.left()
                + marked(walk.moved(), "moved")
                + marked(walk.bonus(), "bonus")
                + marked(walk.loaded(), "loaded")
                + marked(walk.toWork(), "to work")
                + marked(walk.gait() != Gait.ORDINARY, walk.gait().name());
    }

    private void cards() {
        if (state.pile().isEmpty()) {
            return;
        }
        line("pile", state.pile());
        var chaos = table.conditions().chaos();
        line("seen", chaos.seen());
        line("gone", chaos.gone());
        chaos.due().forEach(each -> line("due", each.event(), side(each.side())));
        chaos.effects()
                .forEach(
                        each ->
                                line(
                                        "effect",
                                        each.event(),
                                        side(each.side()),
                                        each.hex(),
                                        each.unit()));
    }

    private void secrets() {
        for (int side = 0; side < state.secrets().size(); side++) {
            Secrets secrets = state.secrets().get(side);
            line("secrets", side(side), "holds", secrets.holds());
            if (secrets.bails() != Secrets.Bails.ASKED) {
                line("bails out", side(side), secrets.bails());
            }
            secrets.mines().forEach(each -> line("hidden mines", mines(each)));
            secrets.drops().forEach(each -> line("drop", each));
            secrets.hand().forEach(each -> line("holds card", each));
            if (secrets.keeps()) {
                line("keeps cards");
            }
        }
    }
}
