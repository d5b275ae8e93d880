package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Battle;
import sandtable.scenario.Noun;
import sandtable.scenario.Terms;

/** What victory conditions call the things of a battle. */
record BattleTerms(Battle battle) implements Terms {
    @Override
    public String side(int side) {
        return battle.sides().get(side).id();
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
    public String formation(int formation) {
        return battle.formations().get(formation).name();
    }

    @Override
    public Noun unit() {
        return new Noun("unit with SP", "units with SP");
    }

    @Override
    public Noun fighter() {
        return Noun.of("unit");
    }

    @Override
    public String strength() {
        return "SP";
    }
}
