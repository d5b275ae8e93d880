package sandtable.notquitemechanized.recce;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Ammunition;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Dealing;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.RecceHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Fire of some bodies at one in a recce sequence, one CU each (C7).
 *
 * @param batch who shares the hits, the target among them
 * @param hit the class they are hit as
 * @param band no nearer than this, whatever the distance
 */
record Salvo(
        Why why,
        List<BodyId> firers,
        BodyId target,
        List<BodyId> batch,
        WeaponClass hit,
        Band band) {
    private static final Clause FIRE = Clause.of("NQM-RECCE.11");

    Salvo {
        firers = List.copyOf(firers);
        batch = List.copyOf(batch);
    }

    /** The dice, each with the class of its weapon and what range and ambush make of it. */
    Volley volley(Table table) {
        var shots = new ArrayList<Shot>();
        for (BodyId each : firers) {
            Band own = Band.of(table, each, target).orElseThrow();
            Band at = EngagementTable.farther(band, own);
            int shift = why == Why.AMBUSH ? at.ambushShift() : at.shift(); // NQM-FFT.2, .3, .4
            Weapon.at(table, each, target)
                    .ifPresent(weapon -> shots.add(new Shot(each, weapon, shift, hit)));
        }
        return new Volley(shots);
    }

    /** It is the fire of the bound of those who fire; guns that fire over others stay unseen. */
    State spent(State state) {
        int bound = state.table().bound();
        State now = state;
        for (BodyId each : firers) {
            Body body = now.table().body(each);
            boolean over = now.table().stand(each).type().is(Note.INDIRECT);
            Marks marks = over ? body.marks().spent(bound) : body.marks().fired(bound);
            now = Ammunition.spent(now.with(now.table().with(each, body.with(marks))), each, 1);
        }
        Body body = now.table().body(target);
        return now.with(now.table().with(target, body.with(body.marks().firedAt(bound))));
    }

    /** NQM-RECCE.11: casualties come at once; a score at harassing range only disorganises. */
    State struck(State state, int hits, Telling<Happening> telling) {
        if (band != Band.HARASSING) {
            return state.with(Dealing.dealt(state.table(), batch, hits, telling.chance()));
        }
        UnitId unit = state.battle().stand(target).unit();
        Table table = state.table();
        return hits == 0
                ? state
                : state.with(table.with(unit, table.unit(unit).with(Flag.DISORGANISED)));
    }

    /** Both camps are told, the target's of those firers whom it sees by now. */
    void tell(State state, Volley.Thrown thrown, int hits, Telling<Happening> telling) {
        Battle battle = state.battle();
        var dice = new ArrayList<Integer>();
        thrown.groups().forEach(each -> dice.addAll(each.faces()));
        for (int post = 0; post < battle.posts().size(); post++) {
            int to = post;
            boolean fires = battle.shares(post, battle.formation(firers.getFirst()).post());
            List<BodyId> known =
                    fires ? firers : firers.stream().filter(state.secrets(to)::sees).toList();
            if (known.isEmpty() && !state.knows(post, target)) {
                continue; // C17
            }
            List<Side> side = List.of(battle.side(post));
            String words = band.name().toLowerCase(Locale.ROOT);
            telling.tell(
                    new RecceHappening.Opened(why, known, target, words, dice, hits, side, FIRE));
        }
    }
}
