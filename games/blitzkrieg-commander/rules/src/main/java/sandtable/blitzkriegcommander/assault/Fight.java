package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.SUPPORT_REACH;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.cover.FireKind;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * BKC-CA Close Assault: who fights, and with how many dice.
 *
 * @param target the unit assaulted
 * @param assaulters those who arrived
 * @param defenders the target, and whoever else an assaulter touches (BKC-CA.11)
 */
record Fight(Table table, UnitId target, List<UnitId> assaulters, List<UnitId> defenders) {
    private static final Clause VALUE = Clause.of("BKC-CA.12");
    private static final String DICE = "close assault dice";

    static Fight of(Table table, UnitId target, List<UnitId> assaulters) {
        var defenders = new ArrayList<>(List.of(target));
        for (UnitId each : table.onTable(table.stand(target).side())) { // BKC-CA.11
            boolean touched = assaulters.stream().anyMatch(by -> Gaps.contact(table, by, each));
            boolean command = table.stand(each).type().command(); // BKC-CA.8
            if (touched && !command && !each.equals(target)) {
                defenders.add(each);
            }
        }
        return new Fight(table, target, List.copyOf(assaulters), List.copyOf(defenders));
    }

    /** Units in contact, not their supports. */
    List<UnitId> side(Melee.Loser side) {
        return side == Melee.Loser.ASSAULTERS ? assaulters : defenders;
    }

    Sum assaultDice() {
        var parts = new ArrayList<Sum.Part>();
        values(parts, assaulters);
        for (UnitId each : assaulters) {
            parts.add(part(each + " assaults", 1, "BKC-CA.1"));
        }
        modifiers(parts, assaulters, defenders);
        return atLeastOne(parts);
    }

    Sum defenceDice() {
        var parts = new ArrayList<Sum.Part>();
        values(parts, defenders);
        modifiers(parts, defenders, assaulters);
        return atLeastOne(parts);
    }

    private void values(List<Sum.Part> parts, List<UnitId> units) {
        for (UnitId each : units) {
            parts.add(new Sum.Part(each.called(), table.stand(each).type().assault(), VALUE));
        }
    }

    private void modifiers(List<Sum.Part> parts, List<UnitId> own, List<UnitId> enemies) {
        for (UnitId each : supports(own, enemies)) { // BKC-CA.3
            parts.add(part(each + " supports", 1, "BKC-CA.2"));
        }
        for (UnitId each : own) {
            Role role = table.stand(each).type().role();
            boolean openAfv = enemies.stream().anyMatch(it -> touchesOpenAfv(each, it));
            if (openAfv && role == Role.INFANTRY) {
                parts.add(part(each + " at an open AFV", 1, "BKC-CA.4"));
            }
            if (openAfv && role == Role.ENGINEER) {
                parts.add(part(each + " at an open AFV", 1, "BKC-CA.5"));
            }
            if (table.unit(each).suppressed()) { // BKC-SUPP.4
                parts.add(part(each + " is suppressed", -1, "BKC-CA.6"));
            }
            if (enemies.stream().anyMatch(it -> outflanks(it, each))) {
                parts.add(part(each + " is taken in flank or rear", -1, "BKC-CA.7"));
            }
        }
    }

    private boolean touchesOpenAfv(UnitId unit, UnitId enemy) {
        return table.stand(enemy).type().unitClass() == UnitClass.OPEN_AFV
                && Gaps.contact(table, unit, enemy);
    }

    private boolean outflanks(UnitId enemy, UnitId unit) {
        return Gaps.contact(table, unit, enemy)
                && Aspect.of(table, unit, table.base(enemy).orElseThrow()) == Aspect.FLANK;
    }

    /** BKC-CA.10: who stands by a side. */
    private List<UnitId> supports(List<UnitId> own, List<UnitId> enemies) {
        return table.onTable(table.stand(own.getFirst()).side()).stream()
                .filter(each -> !own.contains(each) && !table.unit(each).suppressed())
                .filter(each -> canSupport(table.stand(each).type()) && !inContact(each))
                .filter(each -> enemies.stream().anyMatch(enemy -> inReach(each, enemy)))
                .toList();
    }

    private boolean inContact(UnitId unit) {
        return table.onTable(1 - table.stand(unit).side()).stream()
                .anyMatch(each -> Gaps.contact(table, unit, each));
    }

    private static boolean canSupport(UnitType type) {
        return !type.command() && type.role() != Role.TRANSPORT;
    }

    /** Within 10 cm and in sight. */
    private boolean inReach(UnitId unit, UnitId enemy) {
        return Gaps.within(table, unit, enemy, SUPPORT_REACH.value())
                && Sight.sees(table, unit, enemy);
    }

    /** BKC-CA.12. */
    private static Sum atLeastOne(List<Sum.Part> parts) {
        int total = Sum.of(DICE, parts).total();
        if (total < 1) {
            parts.add(new Sum.Part("at least one", 1 - total, VALUE));
        }
        return Sum.of(DICE, parts);
    }

    private static Sum.Part part(String why, int value, String clause) {
        return new Sum.Part(why, value, Clause.of(clause));
    }

    /** BKC-CA.14, R-BKC-64: of the unit assaulted; a line counts if it does against all. */
    Cover cover() {
        return assaulters.stream()
                .map(each -> table.base(each).orElseThrow())
                .map(from -> CoverOf.against(table, target, from, FireKind.DIRECT).cover())
                .min(Comparator.naturalOrder())
                .orElse(Cover.NONE);
    }
}
