package sandtable.notquitemechanized.sight;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Tally;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** C6: what a post knows of a position, built up from what it sees. */
public final class Views {
    private Views() {}

    public static View of(State state, Side side) {
        int me = state.battle().post(side);
        return new View(side, me, table(state, me), state.stack(), state.secrets(me));
    }

    private static Table table(State state, int me) {
        Table table = state.table();
        Secrets secrets = state.secrets(me);
        int camp = state.battle().camp(me);
        Roster.Edit<Body> bodies = table.bodies().edit();
        Roster.Edit<Unit> units = table.units().edit();
        for (Formation each : table.battle().formations()) {
            if (state.battle().shares(me, each.post())) {
                continue;
            }
            boolean known = false;
            for (BodyId body : each.bodies()) {
                if (state.knows(me, body)) {
                    known = true;
                } else {
                    bodies.set(body.index(), Body.HIDDEN);
                }
            }
            if (!known) {
                units.set(each.id().index(), Unit.FRESH);
            }
        }
        return new Table(
                table.battle(),
                table.clock(),
                bodies.done(),
                units.done(),
                positions(table, secrets, camp),
                mines(table, secrets, camp),
                table.crossings(),
                attacks(state, me),
                tally(table, camp));
    }

    /** Points are counted by nobody but the umpire; who was surprised knows when that ended. */
    private static Tally tally(Table table, int camp) {
        boolean surprised = table.battle().camps().get(camp).surprised();
        return new Tally(List.of(), List.of(), surprised ? table.tally().contact() : Marks.NEVER);
    }

    private static List<Position> positions(Table table, Secrets secrets, int camp) {
        var known = new ArrayList<Position>();
        for (Position each : table.positions()) {
            if (each.camp() == camp || secrets.positions().contains(each.id())) {
                known.add(each);
            }
        }
        return known;
    }

    /** Of lanes through its own mines a camp knows nothing. */
    private static List<Belt> mines(Table table, Secrets secrets, int camp) {
        var known = new ArrayList<Belt>();
        for (Belt each : table.mines()) {
            if (each.camp() == camp) {
                known.add(each.unbreached());
            } else if (secrets.mines().contains(each.id())) {
                known.add(each);
            }
        }
        return known;
    }

    /** Of an attack that is not its own to see those are known who are seen. */
    private static List<Attack> attacks(State state, int me) {
        Battle battle = state.battle();
        var known = new ArrayList<Attack>();
        for (Attack each : state.table().attacks()) {
            boolean own = battle.shares(me, battle.formation(each.command()).post());
            if (own) {
                known.add(each);
            } else if (state.knows(me, each.command())) {
                known.add(seen(each, body -> state.knows(me, body)));
            }
        }
        return known;
    }

    private static Attack seen(Attack attack, Predicate<BodyId> known) {
        return new Attack(
                attack.camp(),
                attack.command(),
                attack.objective(),
                attack.position(),
                attack.firing().stream().filter(known).toList(),
                List.of(),
                attack.took().stream().filter(known).toList(),
                attack.began(),
                attack.caused(),
                attack.taken(),
                attack.won(),
                attack.wonFirst(),
                attack.lately(),
                attack.needsReserves());
    }
}
