package sandtable.tacticalgamex.fire;

import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.OrderWords;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.List;

/**
 * How fire is typed: {@code fire K07}, {@code free K07}, {@code combine K08}, {@code shoot L08 pz-1
 * at t34-1 and pz-2 at t34-2}, {@code shell L08 sfh-1 by rifle-1 extra 2}, {@code call battery-1},
 * {@code bombard texas C01 at F09 rifle-1}, {@code counter}.
 */
public final class FireWords {
    /** The target of a shot at a fortification with nobody inside. */
    private static final String EMPTY_FORT = "fortification";

    /** The target of a shot at a temporary bridge. */
    private static final String BRIDGE = "bridge";

    private static final String AT = "at";
    private static final String AND = "and";
    private static final String BY = "by";
    private static final String OVER = "over";
    private static final String EXTRA = "extra";

    /** Who fires in the first shot, and in the second. */
    private static final List<String> BLANKS = List.of("units", "others");

    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "fire",
                            Decision.Fire.class,
                            (_, fire) -> List.of(fire.hex().name()),
                            words -> new Decision.Fire(words.hex())),
                    Wording.fixed(
                            "free",
                            Decision.FireFree.class,
                            (_, fire) -> List.of(fire.hex().name()),
                            words -> new Decision.FireFree(words.hex())),
                    Wording.fixed(
                            "combine",
                            Decision.Combine.class,
                            (_, combine) -> List.of(combine.hex().name()),
                            words -> new Decision.Combine(words.hex())),
                    new Wording<>(
                            "shoot",
                            Decision.Shoot.class,
                            FireWords::words,
                            FireWords::shoot,
                            FireWords::firers),
                    new Wording<>(
                            "shell",
                            Decision.Shell.class,
                            (_, shell) -> words(shell),
                            FireWords::shell,
                            FireWords::firers),
                    new Wording<>(
                            "shell-bridge",
                            Decision.ShellBridge.class,
                            (_, shell) ->
                                    words(
                                            shell.hex(),
                                            shell.firers(),
                                            new Sighter.OfUnit(shell.sighter()),
                                            shell.extra()),
                            FireWords::shellBridge,
                            FireWords::firers),
                    Wording.fixed(
                            "smoke",
                            Decision.Smoke.class,
                            (_, smoke) -> words(smoke),
                            FireWords::smoke),
                    Wording.fixed(
                            "interdict",
                            Decision.Interdict.class,
                            (_, order) ->
                                    words(
                                            order.hex(),
                                            order.firers(),
                                            order.sighter(),
                                            order.extra()),
                            FireWords::interdict),
                    Wording.fixed(
                            "call",
                            Decision.Call.class,
                            (_, call) -> List.of(call.battery().name()),
                            words -> new Decision.Call(words.battery())),
                    Wording.fixed(
                            "bombard",
                            Decision.Bombard.class,
                            (_, fire) -> words(fire),
                            words -> bombard(words)),
                    Wording.fixed(
                            "counter",
                            Decision.CounterBattery.class,
                            (_, fire) -> words(fire.help()),
                            words -> new Decision.CounterBattery(help(words))));

    private FireWords() {}

    private static List<String> words(Decision.Bombard fire) {
        var words = new ArrayList<>(List.of(fire.ship().name(), fire.from().name()));
        words.add(AT);
        words.addAll(
                fire.targets().isEmpty()
                        ? List.of(fire.hex().name(), EMPTY_FORT)
                        : Wording.hexAnd(fire.hex(), fire.targets()));
        return words;
    }

    private static Decision.Bombard bombard(OrderWords order) {
        BatteryId ship = order.battery();
        HexId from = order.hex();
        if (!order.words().taken(AT)) {
            throw new TypedWords.Unclear("after the sea hex comes \"at\", a hex and the targets");
        }
        HexId hex = order.hex();
        boolean fort = order.words().taken(EMPTY_FORT);
        return new Decision.Bombard(ship, from, hex, fort ? List.of() : order.units());
    }

    private static List<String> words(Table table, Decision.Shoot shoot) {
        boolean bridge = BridgeAttacks.target(table, shoot.hex().index());
        var words = new ArrayList<String>();
        for (Shot shot : shoot.shots()) {
            words.add(words.isEmpty() ? shoot.hex().name() : AND);
            words.addAll(Wording.ids(shot.firers()));
            words.add(AT);
            words.addAll(
                    Wording.stressed(
                            shot.targets().isEmpty()
                                    ? List.of(bridge ? BRIDGE : EMPTY_FORT)
                                    : Wording.ids(shot.targets()),
                            shot.stress()));
        }
        return words;
    }

    private static Decision.Shoot shoot(OrderWords order) {
        HexId hex = order.hex();
        var shots = new ArrayList<Shot>();
        do {
            List<UnitId> firers = order.units();
            if (!order.words().taken(AT)) {
                throw new TypedWords.Unclear("after those who fire comes \"at\" and the targets");
            }
            boolean itself = order.words().taken(EMPTY_FORT) || order.words().taken(BRIDGE);
            List<UnitId> targets = itself ? List.of() : order.units();
            shots.add(new Shot(firers, targets, order.stress()));
        } while (order.words().taken(AND));
        return new Decision.Shoot(hex, shots);
    }

    private static List<Template.Blank> firers(View view, Decision.Shoot shoot) {
        if (shoot.shots().size() > BLANKS.size()) {
            return List.of();
        }
        List<UnitId> among = FireActions.firing(view);
        var blanks = new ArrayList<Template.Blank>();
        for (int i = 0; i < shoot.shots().size(); i++) {
            List<UnitId> chosen = shoot.shots().get(i).firers();
            blanks.add(Wording.pieces(BLANKS.get(i), chosen, among, among.size()));
        }
        return blanks;
    }

    private static List<String> words(Decision.Shell shell) {
        List<String> words = words(shell.hex(), shell.firers(), shell.sighter(), shell.extra());
        if (shell.stress().isEmpty()) {
            return words;
        }
        var all = new ArrayList<>(words);
        all.add(OrderWords.STRESS);
        shell.stress().forEach(each -> all.add("" + each));
        return all;
    }

    private static List<String> words(Decision.Smoke smoke) {
        return words(smoke.hex(), smoke.firers(), smoke.sighter(), smoke.extra());
    }

    private static List<String> words(HexId hex, List<UnitId> firers, Sighter sighter, int extra) {
        var words = new ArrayList<>(Wording.hexAnd(hex, firers));
        switch (sighter) {
            case Sighter.Themselves _ -> {}
            case Sighter.OfUnit(UnitId unit) -> words.addAll(List.of(BY, unit.name()));
            case Sighter.OfAircraft(AircraftId aircraft, HexId over) -> {
                words.addAll(List.of(BY, aircraft.name()));
                if (!over.equals(hex)) {
                    words.addAll(List.of(OVER, over.name()));
                }
            }
        }
        if (extra != 0) {
            words.addAll(List.of(EXTRA, "" + extra));
        }
        return words;
    }

    private static Decision.Shell shell(OrderWords order) {
        HexId hex = order.hex();
        List<UnitId> firers = order.units();
        if (!order.words().taken(BY)) {
            throw new TypedWords.Unclear(
                    "after those who fire comes \"by\" and the unit that sights");
        }
        Sighter sighter = sighter(order, hex);
        int extra = order.words().taken(EXTRA) ? order.number() : 0;
        var stress = new ArrayList<Integer>();
        if (order.words().taken(OrderWords.STRESS)) {
            do {
                stress.add(order.number());
            } while (!order.words().none());
        }
        return new Decision.Shell(hex, firers, sighter, extra, stress);
    }

    private static Sighter sighter(OrderWords order, HexId target) {
        return order.aircraftAhead()
                ? new Sighter.OfAircraft(
                        order.aircraft(), order.words().taken(OVER) ? order.hex() : target)
                : new Sighter.OfUnit(order.unit());
    }

    private static Decision.ShellBridge shellBridge(OrderWords order) {
        HexId hex = order.hex();
        List<UnitId> firers = order.units();
        if (!order.words().taken(BY)) {
            throw new TypedWords.Unclear(
                    "after those who fire comes \"by\" and the unit that sights");
        }
        UnitId sighter = order.unit();
        int extra = order.words().taken(EXTRA) ? order.number() : 0;
        return new Decision.ShellBridge(hex, firers, sighter, extra);
    }

    private static List<Template.Blank> firers(View view, Decision.ShellBridge shell) {
        return Wording.pick(shell.firers(), IndirectFire.shelling(view, shell.hex().index()));
    }

    private static Decision.Smoke smoke(OrderWords order) {
        HexId hex = order.hex();
        List<UnitId> firers = order.units();
        Sighter sighter = order.words().taken(BY) ? sighter(order, hex) : new Sighter.Themselves();
        int extra = order.words().taken(EXTRA) ? order.number() : 0;
        return new Decision.Smoke(hex, firers, sighter, extra);
    }

    private static Decision.Interdict interdict(OrderWords order) {
        Decision.Smoke alike = smoke(order);
        return new Decision.Interdict(alike.hex(), alike.firers(), alike.sighter(), alike.extra());
    }

    private static List<Template.Blank> firers(View view, Decision.Shell shell) {
        return Wording.pick(shell.firers(), IndirectFire.shelling(view, shell.hex().index()));
    }

    private static List<String> words(Decision.Help help) {
        return switch (help) {
            case Decision.Unaided _ -> List.of();
            case Decision.HelpOfAircraft(AircraftId aircraft) -> List.of(aircraft.name());
        };
    }

    private static Decision.Help help(OrderWords order) {
        return order.words().none()
                ? new Decision.Unaided()
                : new Decision.HelpOfAircraft(order.aircraft());
    }
}
