package sandtable.notquitemechanized.reaction;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.Optional;

/** C4: when an order that is written now acts. */
public final class Reaction {
    /** NQM-CRTT.1: the news on which it is written came up in an hour. */
    private static final int NEWS = ReactionTable.BATTALION_TO_BRIGADE.hours();

    private Reaction() {}

    /** The same for orders of the post that a unit belongs to. */
    public static int acts(Table table, UnitId unit, List<UnitId> touched) {
        return acts(table, table.formation(unit).post(), unit, touched);
    }

    /**
     * The bound in which orders written in this one act: {@code t - 1 + ceil(h x L)}, never before
     * this one. What it takes: the news, and the legs down from the lowest headquarters that
     * commands all that the order touches, or from that of the post which writes.
     */
    public static int acts(Table table, int post, UnitId unit, List<UnitId> touched) {
        int bound = Math.max(1, table.bound());
        if (Generals.near(table, unit)) { // NQM-CRTT.7
            return bound;
        }
        Formation formation = table.formation(unit);
        int legs = legs(table, post, unit, touched);
        if (legs == 0) {
            return bound + toCompanies(table, formation);
        }
        boolean halved = halved(table.battle(), formation); // NQM-CRTT.6
        int hours = NEWS + legs;
        return Math.max(bound, bound - 1 + (halved ? Math.ceilDiv(hours, 2) : hours));
    }

    /** NQM-CRTT.5. */
    private static int toCompanies(Table table, Formation formation) {
        boolean reached =
                table.battle().camps().get(formation.camp()).radios()
                        || formation.landLines()
                        || fortified(table, formation)
                        || formation.bodies().size() == 1;
        return reached ? 0 : ReactionTable.BATTALION_TO_COMPANIES.hours();
    }

    /** NQM-FORT.4: a fortified position has land lines for all who are in it. */
    private static boolean fortified(Table table, Formation formation) {
        for (BodyId each : formation.bodies()) {
            boolean reached =
                    table.spot(each).isEmpty()
                            || Seeing.protection(table, each)
                                    .filter(Protection::fortified)
                                    .isPresent();
            if (!reached) {
                return false;
            }
        }
        return true;
    }

    /** NQM-CRTT.6: Veteran troops that are armoured or motorised. */
    private static boolean halved(Battle battle, Formation formation) {
        Leg leg = battle.stand(formation.bodies().getFirst()).type().leg();
        return formation.grade() == Grade.VETERAN
                && (leg == Leg.ARMOURED || leg == Leg.MOTORISED || leg == Leg.LIGHT_RECCE);
    }

    /** The legs down to a unit, in hours; none for one that is under nobody of the post. */
    private static int legs(Table table, int post, UnitId unit, List<UnitId> touched) {
        Optional<UnitId> superior = table.formation(unit).under();
        boolean own = table.formation(unit).post() == post;
        boolean itself = table.battle().posts().get(post).headquarters().equals(Optional.of(unit));
        if (superior.isEmpty() || itself) {
            return own ? 0 : ReactionTable.DIVISION_TO_BRIGADE.hours(); // C17
        }
        Level above = table.formation(superior.get()).level();
        boolean allUnderIt =
                own && touched.stream().allMatch(each -> under(table, each, superior.get()));
        int down =
                above == Level.DIVISION
                        ? ReactionTable.DIVISION_TO_BRIGADE.hours() // NQM-CRTT.3
                        : ReactionTable.BRIGADE_TO_BATTALION.hours(); // NQM-CRTT.4
        int fromDivision =
                allUnderIt || above == Level.DIVISION
                        ? 0
                        : ReactionTable.DIVISION_TO_BRIGADE.hours();
        return (down + fromDivision) * (disorganised(table, superior.get()) ? 2 : 1);
    }

    private static boolean under(Table table, UnitId unit, UnitId superior) {
        return unit.equals(superior)
                || table.formation(unit).under().filter(superior::equals).isPresent();
    }

    /** NQM-DISORG.7, .8: the legs of a disorganised headquarters count double (d). */
    private static boolean disorganised(Table table, UnitId headquarters) {
        return table.unit(headquarters).is(Flag.DISORGANISED);
    }
}
