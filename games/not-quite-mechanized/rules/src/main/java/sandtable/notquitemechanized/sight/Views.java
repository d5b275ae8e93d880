package sandtable.notquitemechanized.sight;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
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

import java.util.List;

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
        for (Stand each : table.battle().stands()) {
            if (each.camp() != camp && !secrets.sees(each.id())) {
                bodies.set(each.id().index(), Body.HIDDEN);
            }
        }
        Roster.Edit<Unit> units = table.units().edit();
        for (Formation each : table.battle().formations()) {
            if (each.camp() != camp && !seen(each, secrets)) {
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
                attacks(table, secrets, camp),
                tally(table, camp));
    }

    /** Points are counted by nobody but the umpire; who was surprised knows when that ended. */
    private static Tally tally(Table table, int camp) {
        boolean surprised = table.battle().camps().get(camp).surprised();
        return new Tally(List.of(), List.of(), surprised ? table.tally().contact() : Marks.NEVER);
    }

    private static boolean seen(Formation formation, Secrets secrets) {
        for (BodyId each : formation.bodies()) {
            if (secrets.sees(each)) {
                return true;
            }
        }
        return false;
    }

    private static List<Position> positions(Table table, Secrets secrets, int camp) {
        return table.positions().stream()
                .filter(each -> each.camp() == camp || secrets.positions().contains(each.id()))
                .toList();
    }

    private static List<Belt> mines(Table table, Secrets secrets, int camp) {
        return table.mines().stream()
                .filter(each -> each.camp() == camp || secrets.mines().contains(each.id()))
                .toList();
    }

    /** Of an enemy's attack those are known who are seen. */
    private static List<Attack> attacks(Table table, Secrets secrets, int camp) {
        return table.attacks().stream()
                .filter(each -> each.camp() == camp || secrets.sees(each.command()))
                .map(each -> each.camp() == camp ? each : seen(each, secrets))
                .toList();
    }

    private static Attack seen(Attack attack, Secrets secrets) {
        return new Attack(
                attack.camp(),
                attack.command(),
                attack.objective(),
                attack.took().stream().filter(secrets::sees).toList(),
                attack.began(),
                attack.caused(),
                attack.taken(),
                attack.won(),
                attack.lately());
    }
}
