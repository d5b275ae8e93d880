package sandtable.blitzcommander.victory;

import sandtable.blitzcommander.state.Battle;
import sandtable.scenario.Noun;
import sandtable.scenario.Terms;

/** What victory conditions call the things of a battle. */
record BattleTerms(Battle battle) implements Terms {
    @Override
    public String side(int side) {
        return battle.sideOf(side).id();
    }

    @Override
    public String hex(int hex) {
        return battle.hexName(hex);
    }

    @Override
    public int mapSize() {
        return battle.ground().grid().size();
    }

    @Override
    public String unit(int unit) {
        return battle.stand(unit).name();
    }

    @Override
    public Noun fighter() {
        return Noun.of("combat unit");
    }
}
