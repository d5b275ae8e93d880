package sandtable.hexblitz.combat;

import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;

/** HB-CBT Combat resolution. */
public final class CombatResolution {
    private static final Clause LOST = Clause.of("HB-CBT.20");
    private static final Clause CARRIER_LOST = Clause.of("HB-FN.4");

    private CombatResolution() {}

    /** A combat after its dice, with the losses that are still to be taken off. */
    public record Fought(Table table, Fight fight, CombatOdds.Losses losses) {}

    /** Fights it out as far as the dice; the losses follow. */
    public static Fought of(
            Table before, Group group, Decision.Attack attack, Telling<Happening> telling) {
        Engagement called = Engagement.of(before, group, attack);
        Table table = engaged(before, called, telling);
        Engagement fight =
                Engagement.of(
                        table, group, attack, called.contact() ? called.attackers() : List.of());
        List<UnitId> held = held(before, group);
        int side = group.side(table);
        if (fight.defenderStrength() == 0) { // nobody is left to fight
            var over = new Fight(attack.hex(), side, fight.attackers(), held, List.of());
            return new Fought(attacked(table, fight), over, new CombatOdds.Losses(0, 0));
        }
        CombatOdds.Dice dice = CombatOdds.roll(fight, telling.chance());
        telling.tell(fought(fight, side, dice));
        var open = new Fight(attack.hex(), side, fight.attackers(), held, fight.defenders());
        return new Fought(defended(attacked(table, fight), fight), open, dice.losses());
    }

    /**
     * Who is at 0 SP when their hex is engaged goes before the dice are thrown (data rulings 19 and
     * 35, R-HB-27).
     */
    private static Table engaged(Table before, Engagement fight, Telling<Happening> telling) {
        Table table = before;
        for (UnitId unit : fight.defenders()) {
            if (table.unit(unit).sp() > 0 || !table.unit(unit).onMap()) {
                continue;
            }
            if (table.unit(unit).halfLogs() > 0 && fight.contact()) {
                table = Withdrawal.destroyed(table, unit, CARRIER_LOST, telling);
            } else if (!table.stand(unit).transport()) {
                table = Withdrawal.engagedAtZero(table, unit, LOST, telling); // HB-CBT.20
            } else if (fight.defenderStrength() == 0) {
                table = Withdrawal.atZero(table, unit, telling);
            }
        }
        return table;
    }

    /**
     * The activated units that are held as the attack is made: it may free them (data ruling 11).
     */
    private static List<UnitId> held(Table table, Group group) {
        var held = new ArrayList<UnitId>();
        for (UnitId each : table.ids()) {
            if (group.has(table, each) && ZoneOfControl.pinned(table, each)) {
                held.add(each);
            }
        }
        return List.copyOf(held);
    }

    /** Marks everybody who has attacked, and shows them. */
    private static Table attacked(Table table, Engagement fight) {
        return table.changed(fight.attackers(), CombatResolution::attacked)
                .changed(fight.attackSupport(), CombatResolution::attacked);
    }

    private static Unit attacked(Unit unit) {
        return unit.with(Mark.FOUGHT).with(Mark.ATTACKED).with(Mark.SHOWN).without(Mark.MAY_MOVE);
    }

    /** Marks everybody who has thrown dice in defence, and shows them. */
    private static Table defended(Table table, Engagement fight) {
        return table.changed(fight.answering(), unit -> unit.with(Mark.FOUGHT).with(Mark.SHOWN))
                .changed(fight.defenceSupport(), unit -> unit.with(Mark.SHOWN));
    }

    private static Happening.Fought fought(Engagement fight, int attacker, CombatOdds.Dice dice) {
        return new Happening.Fought(
                fight.hex(),
                attacker,
                fight.attackers(),
                fight.attackSupport(),
                fight.defenders(),
                fight.defenceSupport(),
                fight.row(),
                fight.attack(),
                fight.defence(),
                dice.attack().faces(),
                dice.defence().faces(),
                dice.losses().attacker(),
                dice.losses().defender(),
                fight.row().clause());
    }
}
