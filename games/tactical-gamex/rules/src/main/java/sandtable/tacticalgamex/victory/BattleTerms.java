package sandtable.tacticalgamex.victory;

import sandtable.scenario.Terms;
import sandtable.tacticalgamex.state.Battle;

/** What victory conditions call the things of a battle. */
record BattleTerms(Battle battle) implements Terms {
    @Override
    public String side(int side) {
        return battle.sides().get(side).id();
    }

    @Override
    public String hex(int hex) {
        return battle.plan().hexName(hex);
    }

    @Override
    public int mapSize() {
        return battle.plan().map().grid().size();
    }

    @Override
    public String unit(int unit) {
        return battle.unitId(unit).called();
    }
}
