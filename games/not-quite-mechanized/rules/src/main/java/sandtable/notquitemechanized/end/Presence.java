package sandtable.notquitemechanized.end;

import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.stream.Stream;

/** Who is where, for victory. */
final class Presence {
    private Presence() {}

    /** Unbroken bodies of a camp on the table, with somebody left in them. */
    static Stream<Stand> unbroken(Table table, int camp) {
        return table.battle().stands().stream()
                .filter(
                        each ->
                                each.camp() == camp
                                        && table.spot(each.id()).isPresent()
                                        && table.present(each.id()) > 0
                                        && !table.unit(each.unit()).broken());
    }

    static boolean teeth(Stand stand) {
        return stand.type().arm().teeth() && stand.type().range().effective() > 0;
    }

    static boolean company(Stand stand) {
        return stand.type().disc() && stand.type().kind() == StandKind.FIGHTING;
    }

    static boolean in(Table table, Stand stand, Region where) {
        return table.spot(stand.id()).filter(where::contains).isPresent();
    }

    static int companies(Table table, int camp, Region where) {
        return (int)
                unbroken(table, camp)
                        .filter(each -> company(each) && in(table, each, where))
                        .count();
    }

    /** NQM-OOB.1: whether a camp has a teeth-arm stand left that can fight, here or to come. */
    static boolean fights(Table table, int camp) {
        return table.battle().stands().stream()
                .filter(each -> each.camp() == camp && teeth(each))
                .filter(each -> !table.unit(each.unit()).broken())
                .anyMatch(
                        each ->
                                table.spot(each.id()).isPresent()
                                        || table.body(each.id()).where() == Whereabouts.Off.TO_COME
                                        || table.body(each.id()).where() == Whereabouts.Off.LEFT);
    }
}
