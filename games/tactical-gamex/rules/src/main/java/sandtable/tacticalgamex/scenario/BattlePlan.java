package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.scenario.Victory;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.List;
import java.util.Set;

/**
 * What does not change while a battle is fought: the scenario as loaded.
 *
 * @param sight what the ground lets hexes see, made once per map
 * @param initiative the side that has the initiative on turn 1, or {@link #ROLL}
 * @param setsUpFirst the side that sets up before the other
 * @param landing who lands from the sea
 */
public record BattlePlan(
        String id,
        String title,
        Mapboard map,
        Visibility sight,
        List<Camp> camps,
        List<Piece> pieces,
        List<Placement> placements,
        List<Sortie> sorties,
        List<Battery> batteries,
        int turns,
        int initiative,
        int setsUpFirst,
        Variants variants,
        Victory victory,
        Landing landing) {
    /** Nobody has it before the dice are thrown (R-TGX-22). */
    public static final int ROLL = -1;

    /** TGX-9.0 Engineer Units. */
    public static final Clause ENGINEERS = Clause.of("TGX-9");

    private static final Clause CHAOS = Clause.of("TGX-24");

    public BattlePlan {
        camps = List.copyOf(camps);
        pieces = List.copyOf(pieces);
        placements = List.copyOf(placements);
        boolean chaos = variants.uses(CHAOS);
        sorties = chaos ? Reserves.sorties(sorties) : List.copyOf(sorties);
        batteries = chaos ? Reserves.batteries(batteries) : List.copyOf(batteries);
    }

    /** The battery that a card lends to a side (TGX-24.5.a). */
    public static String borrowed(int side) {
        return Reserves.BORROWED.get(side);
    }

    /** The aircraft that a card brings to a side. */
    public static String clouds(int side) {
        return Reserves.CLOUDS.get(side);
    }

    /** TGX-0.a: the supplemental sections that its units bring with them. */
    public Set<Clause> supplements() {
        boolean engineers = pieces.stream().anyMatch(each -> each.has(Ability.ENGINEER));
        return engineers ? Set.of(ENGINEERS) : Set.of();
    }

    public List<Side> sides() {
        return camps.stream().map(Camp::side).toList();
    }

    /** The number of a side. */
    public int side(Side side) {
        return camps.getFirst().side().equals(side) ? 0 : 1;
    }

    public Piece piece(int index) {
        return pieces.get(index);
    }

    public String hexName(int hex) {
        return map.name(hex);
    }

    /** The id alone: positions are hashed often, and those of one match have the same battle. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
