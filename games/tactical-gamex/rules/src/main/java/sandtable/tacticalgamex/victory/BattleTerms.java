package sandtable.tacticalgamex.victory;

import sandtable.scenario.Terms;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.Piece;

/** What victory conditions call the things of a battle. */
record BattleTerms(BattlePlan plan) implements Terms {
    @Override
    public String side(int side) {
        return plan.sides().get(side).id();
    }

    @Override
    public String hex(int hex) {
        return plan.hexName(hex);
    }

    @Override
    public int mapSize() {
        return plan.map().grid().size();
    }

    /** With its id where others have the same name. */
    @Override
    public String unit(int unit) {
        Piece piece = plan.piece(unit);
        boolean namesakes =
                plan.pieces().stream().filter(each -> each.name().equals(piece.name())).count() > 1;
        return namesakes ? piece.name() + " (" + piece.id() + ")" : piece.name();
    }
}
