package sandtable.hexblitz.state;

/**
 * The command and supply of a formation in play.
 *
 * @param headquarters its HQ stand, or {@link Unit#NOWHERE} while it has none (data ruling 30)
 * @param area its Command Area now
 * @param lostTurn the turn in which the last HQ was lost, or 0
 * @param daysShort how many days it has been without its LOG (data ruling 32)
 */
public record Command(int headquarters, int area, int lostTurn, int daysShort) {
    public Command lost(int turn) {
        return new Command(Unit.NOWHERE, area, turn, daysShort);
    }

    public Command under(int stand, int nowArea) {
        return new Command(stand, nowArea, 0, daysShort);
    }

    public Command daysShort(int days) {
        return new Command(headquarters, area, lostTurn, days);
    }

    public boolean shortOfSupply() {
        return daysShort > 0;
    }
}
