package sandtable.notquitemechanized.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.fireplan.BeatenZone;
import sandtable.notquitemechanized.fireplan.Impact;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.AirHappening;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** C13: one raid on the table: AA first, then the target. */
final class Flight {
    private static final Clause CAME = Clause.of("NQM-AIR.4");
    private static final Clause AA_FIRST = Clause.of("NQM-AIR.1");
    private static final Clause PRESSED = Clause.of("NQM-AIR.9");
    private static final Clause ATTACKED = Clause.of("NQM-AIR.6");

    private Flight() {}

    static State flown(
            State state, List<BodyId> air, Spot at, boolean pressed, Telling<Happening> telling) {
        State before = state;
        State now = state;
        for (BodyId each : air) {
            now = Ammunition.spent(now, each, 1); // NQM-TASK.3
        }
        Raid raid =
                Raids.of(now.table(), air, at, pressed, gun -> Ammunition.left(before, gun) > 0);
        List<Side> all = now.battle().sides();
        telling.tell(new AirHappening.Came(air, at, all, CAME));
        Optional<BeatenZone> zone = Raids.zone(now.table(), air, at);
        Raid.Flown flown = raid.flown(telling.chance());
        now = fought(now, raid, flown, at, telling);
        return zone.isEmpty() || flown.attacking().isEmpty()
                ? now
                : attacked(now, zone.get(), flown, telling);
    }

    private static State fought(
            State state, Raid raid, Raid.Flown flown, Spot at, Telling<Happening> telling) {
        if (raid.guns().isEmpty()) {
            return state;
        }
        List<Side> all = state.battle().sides();
        List<BodyId> guns = raid.guns().stream().map(Raid.Gun::gun).toList();
        telling.tell(
                new AirHappening.FoughtAa(
                        at,
                        flown.airDice(),
                        flown.aaDice(),
                        flown.pairs(),
                        flown.drivenOff(),
                        flown.aaLost(),
                        all,
                        AA_FIRST));
        State now = state.with(shown(state.table(), guns));
        now = now.with(Dealing.dealt(now.table(), guns, flown.aaLost(), telling.chance()));
        if (!flown.fire().groups().isEmpty()) {
            for (BodyId gun : guns.subList(0, guns.size() - flown.pairs().second())) {
                now = Ammunition.spent(now, gun, 1); // NQM-AIR.2
            }
            telling.tell(
                    new AirHappening.FiredOn(
                            at, dice(flown.fire()), flown.fire().hits(), all, PRESSED));
        }
        for (int i = 0; i < raid.flyers().size(); i++) {
            now = now.with(hurt(now.table(), raid.flyers().get(i).air(), flown.airLost().get(i)));
        }
        return Spotting.updated(now, telling);
    }

    /** AA that fights aircraft fires, and is seen by it. */
    private static Table shown(Table table, List<BodyId> guns) {
        Table now = table;
        for (BodyId each : guns) {
            Body body = now.body(each);
            int bound = now.bound();
            now = now.with(each, body.with(body.marks().fired(bound).firedAt(bound)));
        }
        return now;
    }

    /** NQM-REORG.8: an air stand holds a casualty for each point, and is gone with its last. */
    private static Table hurt(Table table, BodyId air, int casualties) {
        Body body = table.body(air);
        int marked = Math.min(casualties, table.unmarked(air));
        Casualties after = body.casualties().marking(marked);
        boolean lost = table.unmarked(air) == marked;
        return table.with(
                air,
                lost
                        ? body.with(after.removing(after.marked())).with(Whereabouts.Off.GONE)
                        : body.with(after));
    }

    private static State attacked(
            State state, BeatenZone zone, Raid.Flown flown, Telling<Happening> telling) {
        for (int post = 0; post < state.battle().posts().size(); post++) {
            boolean sees = zone.seenBy(state, post);
            telling.tell(
                    new AirHappening.Attacked(
                            zone.at(),
                            sees ? dice(flown.attack()) : List.of(),
                            sees ? flown.attack().hits() : 0,
                            List.of(state.battle().side(post)),
                            ATTACKED));
        }
        State under = Impact.firedAt(state, zone);
        return Impact.of(under, zone, Shoot.Kind.EFFECTIVE, flown.attack().hits(), telling);
    }

    private static List<Integer> dice(Volley.Thrown thrown) {
        return thrown.groups().stream().flatMap(each -> each.faces().stream()).toList();
    }
}
