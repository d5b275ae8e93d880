package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.List;
import java.util.Optional;

/**
 * TGX-9.3 Temporary Bridges as targets: whether anybody is on them or not (R-TGX-102), by
 * themselves (TGX-9.3.k), Soft and without anything added to the die (R-TGX-155).
 */
public final class BridgeAttacks {
    private static final Clause FELL = Clause.of("TGX-9.3.i");

    private BridgeAttacks() {}

    /** Whether there is one to attack. */
    public static boolean target(Table table, int hex) {
        return table.counters().works().bridgeAt(hex).isPresent(); // TGX-9.3.g
    }

    /** TGX-9.3.h: any weapon but those of category I, on carriers too. */
    public static boolean mayAttack(UnitType type) {
        return type.weapon() != WeaponType.I && !type.weaponCode().equals("C(I)");
    }

    /** With the defense strength on its marker. */
    public static Fight.At at(Table table, int hex) {
        TemporaryBridge bridge = table.counters().works().bridgeAt(hex).orElseThrow();
        return new Fight.At(
                bridge.hex(),
                List.of(),
                Factor.of(bridge.span().defense()), // TGX-9.3.h
                List.of(List.of()),
                false);
    }

    /** TGX-9.3.i: only an X does anything. */
    static Table hit(Table table, Fight fight, CombatResult result, Telling<Happening> telling) {
        Optional<TemporaryBridge> bridge = table.counters().works().bridgeAt(fight.hex().index());
        return result == CombatResult.X && bridge.isPresent()
                ? fall(table, bridge.get(), telling)
                : table;
    }

    /**
     * TGX-9.3.l: vehicles in the hex go with it and leave no wreck; all others come down into the
     * stream (R-TGX-155), where they cannot stay on a bridge that is not there.
     */
    public static Table fall(Table table, TemporaryBridge bridge, Telling<Happening> telling) {
        telling.tell(new Happening.BridgeFell(bridge.hex(), FELL));
        Table now = table.with(table.counters().with(table.counters().works().without(bridge)));
        for (int i = 0; i < table.units().size(); i++) {
            boolean vehicle = table.stand(i).mobility().vehicle();
            boolean there = table.unit(i).hex() == bridge.hex().index();
            if (there && vehicle) {
                now = Casualties.lost(now, i, telling);
            } else if (there && !table.unit(i).inStream()) {
                now = now.with(i, now.unit(i).with(Mark.DOWN));
            }
        }
        return now;
    }
}
