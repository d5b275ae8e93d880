package sandtable.tacticalgamex;

import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.scenario.Battle;
import sandtable.tacticalgamex.scenario.Camp;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Variants;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A battle as read from its scenario, with everything that can be worked out once and for all. */
public final class Battlefield {
    private final Battle battle;
    private final Ground ground;
    private final Stand[] stands;
    private final int[] vehicles;
    private final Sky sky;
    private final boolean engineers;
    private final List<Pending.Answers> asked;

    public Battlefield(Battle battle) {
        this.battle = battle;
        this.ground = new Ground(battle.map(), battle.sight());
        this.sky = new Sky(ground.grid());
        this.engineers = battle.supplements().contains(Battle.ENGINEERS);
        this.asked =
                battle.sides().stream().map(each -> new Pending.Answers(Set.of(each))).toList();
        this.stands = new Stand[battle.pieces().size()];
        this.vehicles = new int[stands.length];
        Arrays.fill(vehicles, Unit.NOBODY);
        for (Piece piece : battle.pieces()) {
            Camp camp = battle.camps().get(piece.side());
            stands[piece.index()] = Stand.of(piece, camp.morale(piece.type().nation()));
            if (piece.engineer() != Piece.NOBODY) {
                vehicles[piece.engineer()] = piece.index();
            }
        }
    }

    public Battle battle() {
        return battle;
    }

    public Ground ground() {
        return ground;
    }

    /** Whether TGX-9.0 is in use (TGX-0.a). */
    boolean engineers() {
        return engineers;
    }

    Sky sky() {
        return sky;
    }

    public Stand stand(int index) {
        return stands[index];
    }

    /** The equipment vehicle of an engineer, or {@link Unit#NOBODY} (TGX-9.2.a). */
    public int vehicleOf(int engineer) {
        return vehicles[engineer];
    }

    public Variants variants() {
        return battle.variants();
    }

    public List<Side> sides() {
        return battle.sides();
    }

    public Side side(int index) {
        return battle.camps().get(index).side();
    }

    /** What the match waits for when a side is asked. */
    Pending.Answers asked(int side) {
        return asked.get(side);
    }

    public int side(Side side) {
        return battle.side(side);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Battlefield field && battle.equals(field.battle);
    }

    @Override
    public int hashCode() {
        return battle.hashCode();
    }

    @Override
    public String toString() {
        return battle.toString();
    }
}
