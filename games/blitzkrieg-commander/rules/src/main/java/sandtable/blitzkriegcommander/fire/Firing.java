package sandtable.blitzkriegcommander.fire;

import static sandtable.blitzkriegcommander.data.Setting.POINT_BLANK;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.List;

/** BKC-FIRE Firing: Modifiers. */
public final class Firing {
    private static final Clause VALUE = Clause.of("BKC-CAS.1");
    private static final Clause HALF_RANGE = Clause.of("BKC-FIRE.1");
    private static final Clause FLANK = Clause.of("BKC-FIRE.2");
    private static final Clause POINT_BLANK_RANGE = Clause.of("BKC-FIRE.3");

    private Firing() {}

    /** BKC-FIRE.6: all who fire at one target make one attack. */
    public static Attack attack(
            Table table, List<UnitId> firers, UnitId target, Decision.Means means) {
        var shares = new ArrayList<Group>();
        for (UnitId firer : firers) {
            shares.add(share(table, Shot.of(table, firer, target, means)));
        }
        return new Attack(target, firers, shares, Refuge.Home.FROM_ATTACKERS);
    }

    /** What one unit adds to an attack. */
    private static Group share(Table table, Shot shot) {
        var from = table.spot(shot.firer()).orElseThrow();
        Cover cover = CoverOf.against(table, shot.target(), from, shot.line().kind()).cover();
        return new Group(
                HitDefinitions.score(table, shot.target(), shot.line(), cover),
                SaveModifiers.save(table, shot.target(), shot.line(), shot.aspect(table)),
                dice(table, shot));
    }

    /** BKC-CAS.2: a unit's attacks with its own modifiers. */
    static Sum dice(Table table, Shot shot) {
        UnitType firer = table.stand(shot.firer()).type();
        UnitType target = table.stand(shot.target()).type();
        int halfRange = shot.weapon().rangeMm() / 2; // ranges are whole centimetres
        boolean half = Gaps.within(table, shot.firer(), shot.target(), halfRange); // BKC-FIRE.1
        boolean flank = shot.aspect(table) == Aspect.FLANK; // BKC-FIRE.2
        boolean pointBlank = // BKC-FIRE.3
                firer.afv()
                        && target.unitClass().unarmoured()
                        && Gaps.within(table, shot.firer(), shot.target(), POINT_BLANK.value());
        var parts = new ArrayList<Sum.Part>();
        String name = shot.firer().called();
        parts.add(new Sum.Part(name, shot.weapon().attacks(), VALUE));
        add(parts, half, name + " within half range", HALF_RANGE);
        add(parts, flank, name + " at flank or rear", FLANK);
        add(parts, pointBlank, name + " at unarmoured troops", POINT_BLANK_RANGE);
        return Sum.of(Group.ATTACKS, parts);
    }

    private static void add(List<Sum.Part> parts, boolean holds, String why, Clause clause) {
        if (holds) {
            parts.add(new Sum.Part(why, 1, clause));
        }
    }
}
