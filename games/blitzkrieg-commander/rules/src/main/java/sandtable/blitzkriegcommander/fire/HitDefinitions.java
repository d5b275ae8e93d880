package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.Switch;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Cover;

/** BKC-HIT Hit Definitions, in the order of BKC-COV.6. */
public final class HitDefinitions {
    private static final Score OPEN = Score.of(4, "BKC-HIT.1");
    private static final Score SOFT = Score.of(5, "BKC-HIT.2");
    private static final Score HARD = Score.of(6, "BKC-HIT.3");
    private static final Score LOBBED_AT_FULL_AFV = Score.of(6, "BKC-HIT.4");
    private static final Score LOBBED_AT_OPEN_AFV = Score.of(5, "BKC-HIT.5");
    private static final Score COMMAND_UNIT = Score.of(6, "BKC-HIT.6");
    private static final Score OVERRUN = Score.of(4, "BKC-HIT.7");
    private static final Score FLAMETHROWER = Score.of(4, "BKC-HIT.8");
    private static final Score MINEFIELD = Score.of(4, "BKC-HIT.9");

    private HitDefinitions() {}

    /** What hits a unit that has this cover against the attack. */
    public static Score score(Table table, UnitId target, HitLine line, Cover cover) {
        UnitType type = table.stand(target).type();
        return switch (line) {
            case FLAMETHROWER -> FLAMETHROWER;
            case MINEFIELD -> MINEFIELD;
            case OVERRUN -> OVERRUN;
            case DIRECT, INFANTRY_GUN, INDIRECT, OFF_TABLE, AIRCRAFT, BLUNDER ->
                    type.command() ? COMMAND_UNIT : worst(table, type, line, cover);
        };
    }

    /** BKC-COV.6: of cover and mortar line what is worse for the shooter. */
    private static Score worst(Table table, UnitType type, HitLine line, Cover cover) {
        Score covered = line == HitLine.DIRECT ? elusive(table, type, of(cover)) : of(cover);
        if (!line.lobbed()) {
            return covered;
        }
        return switch (type.unitClass()) {
            case FULL_AFV -> LOBBED_AT_FULL_AFV.orWorse(covered);
            case OPEN_AFV -> LOBBED_AT_OPEN_AFV.orWorse(covered);
            case FOOT, GUN, SOFT, COMMAND -> covered;
        };
    }

    /** What cover alone says. */
    public static Score of(Cover cover) {
        return switch (cover) {
            case NONE -> OPEN;
            case SOFT -> SOFT;
            case HARD -> HARD;
        };
    }

    /** R-BKC-40: recce under direct fire, where the scenario has it so. */
    private static Score elusive(Table table, UnitType type, Score score) {
        boolean harder = table.battle().is(Switch.RECCE_HARD_TO_HIT) && type.role() == Role.RECCE;
        return harder && score.needed() < 6 ? new Score(score.needed() + 1, score.clause()) : score;
    }
}
