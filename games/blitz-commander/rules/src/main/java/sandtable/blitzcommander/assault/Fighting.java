package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Explanation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;

/**
 * BC-ASLT Move and Assault Action: what one side's part of a phase does to the other.
 *
 * @param role whose part it is
 * @param fight the assault as it stands on the table
 */
record Fighting(Table table, HexId hex, Role role, Engagement fight) {
    private static final Clause ATTACKERS_FIRE = Clause.of("BC-AT.7");
    private static final Clause DEFENDERS_FIRE = Clause.of("BC-AT.12");
    private static final Clause TANK_LOST = Clause.of("BC-AT.8");
    private static final Clause ATTACKERS_AP = Clause.of("BC-AP.5");
    private static final Clause DEFENDERS_AP = Clause.of("BC-AP.2");
    private static final Clause TANK_ASSAULT = Clause.of("BC-TA.7");
    private static final Clause MARKER_HIT = Clause.of("BC-AP.6");

    static Fighting of(Table table, HexId hex, Role role) {
        return new Fighting(table, hex, role, Engagement.of(table, hex.index()));
    }

    /** One side's tanks fire (BC-AT.7, BC-AT.12). */
    Table fire(List<Aim> aims, Telling<Happening> telling) {
        List<AntiTank.Volley> volleys =
                AntiTank.fire(AntiTank.shots(fight, role, aims), telling.chance());
        Clause clause = role == Role.ATTACKER ? ATTACKERS_FIRE : DEFENDERS_FIRE;
        for (AntiTank.Volley volley : volleys) {
            AntiTank.Shot shot = volley.shot();
            telling.tell(
                    new Happening.Fired(
                            hex,
                            role,
                            fight.charts().id(shot.firing()),
                            fight.charts().id(shot.target()),
                            volley.roll(),
                            Explanation.of(() -> shot.figures(fight.charts())),
                            clause));
        }
        Table.Edit edit = table.edit();
        for (int target : fight.enemy(role).tankTypes()) {
            int lost = AntiTank.lost(fight, role, volleys, target);
            for (int unit : Losses.tanks(table, hex.index(), role.other(), target, lost)) {
                edit.remove(unit, Whereabouts.Off.DESTROYED);
                telling.tell(
                        new Happening.Destroyed(
                                table.battle().unitId(unit),
                                table.battle().hexId(table.hex(unit)),
                                TANK_LOST));
            }
        }
        return edit.done();
    }

    /** What one side's part of the Anti-Personnel Phase left: losses are still to be taken off. */
    record Struck(Table table, Losses.Due due) {}

    /** BC-TA.1: those who go for tanks roll for that, all others for AP. */
    Struck strike(List<UnitId> atTanks, Telling<Happening> telling) {
        int tanks = atTanks.isEmpty() ? 0 : tanksAssaulted(atTanks, telling);
        Force rolling = rolling(atTanks);
        Roll roll = AntiPersonnel.salvo(fight, role, rolling).roll(telling.chance());
        if (roll.dice() > 0) {
            telling.tell(
                    new Happening.FoughtInfantry(
                            hex,
                            role,
                            roll,
                            Explanation.of(() -> AntiPersonnel.figures(fight, role, rolling)),
                            role == Role.ATTACKER ? ATTACKERS_AP : DEFENDERS_AP));
        }
        int markers = AntiPersonnel.markersHit(fight, role, roll.hits());
        int others = AntiPersonnel.lost(fight, role, roll.hits());
        Table after = markers == 0 ? table : unmarked(markers, telling);
        return new Struck(after, new Losses.Due(hex, role.other(), tanks, others));
    }

    /** How many tanks these cost. */
    private int tanksAssaulted(List<UnitId> atTanks, Telling<Happening> telling) {
        Force assault = Engagement.force(table, UnitId.numbers(atTanks), role);
        Roll roll = TankAssaults.salvo(fight, role, assault).roll(telling.chance());
        telling.tell(
                new Happening.AssaultedTanks(
                        hex,
                        role,
                        atTanks,
                        roll,
                        Explanation.of(() -> TankAssaults.figures(assault)),
                        TANK_ASSAULT));
        return TankAssaults.lost(fight, role, roll);
    }

    /** Those of the side that roll for AP. */
    Force rolling(List<UnitId> atTanks) {
        if (atTanks.isEmpty()) {
            return fight.force(role);
        }
        var rest = new ArrayList<>(Losses.present(table, hex.index(), role));
        rest.removeAll(UnitId.numbers(atTanks));
        return Engagement.force(table, rest, role);
    }

    private Table unmarked(int markers, Telling<Happening> telling) {
        Table.Edit edit = table.edit();
        for (int unit : Losses.markers(table, hex.index(), markers)) {
            edit.digOut(unit);
            telling.tell(new Happening.MarkerRemoved(table.battle().unitId(unit), MARKER_HIT));
        }
        return edit.done();
    }
}
