package sandtable.hexblitz.state;

import java.util.Optional;

/**
 * The command and supply of a formation in play.
 *
 * @param headquarters its HQ stand; none after it is lost and before another is named (data ruling
 *     30)
 * @param area its Command Area now
 * @param lostTurn the turn in which the last HQ was lost, or 0
 * @param daysShort how many days it has been without its LOG (data ruling 32)
 */
public record Command(Optional<UnitId> headquarters, int area, int lostTurn, int daysShort) {
    /** As a battle begins. */
    public static Command of(Formation formation) {
        return new Command(Optional.of(formation.headquarters()), formation.commandArea(), 0, 0);
    }

    /** Whether that stand is its HQ. */
    public boolean under(UnitId stand) {
        return headquarters.isPresent() && headquarters.get().equals(stand);
    }

    public Command lost(int turn) {
        return new Command(Optional.empty(), area, turn, daysShort);
    }

    public Command under(UnitId stand, int nowArea) {
        return new Command(Optional.of(stand), nowArea, 0, daysShort);
    }

    public Command daysShort(int days) {
        return new Command(headquarters, area, lostTurn, days);
    }

    public boolean shortOfSupply() {
        return daysShort > 0;
    }
}
