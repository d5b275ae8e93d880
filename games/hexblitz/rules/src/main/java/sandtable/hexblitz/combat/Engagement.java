package sandtable.hexblitz.combat;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.position.WeaponRanges;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Tally;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-CBT.2: one combat as it is formed: who throws how many dice, and which results apply. It is
 * formed from what a side knows to show the odds, and from the truth to fight.
 *
 * @param attackers in contact, or the guns of a bombardment
 * @param attackSupport further guns
 * @param defenders all units in the hex, carried ones too
 * @param answering those of them that throw dice
 */
public record Engagement(
        HexId hex,
        boolean contact,
        List<UnitId> attackers,
        List<UnitId> attackSupport,
        List<UnitId> defenders,
        List<UnitId> answering,
        List<UnitId> defenceSupport,
        CombatResults row,
        Tally attack,
        Tally defence,
        int attackerStrength,
        int defenderStrength) {
    private static final int SECOND_DAY = 2;
    private static final Clause ATTACKS = Clause.of("HB-CBT.4");
    private static final Clause DEFENDS = Clause.of("HB-CBT.5");
    private static final Clause SUPPORTS = Clause.of("HB-CBT.3");
    private static final Clause ABOARD = Clause.of("HB-TC.1");
    private static final Clause OUT_OF_LOG = Clause.of("HB-LOG.1");

    public int attackDice() {
        return attack.dice();
    }

    public int defenceDice() {
        return defence.dice();
    }

    public static Engagement of(Table table, Group group, Decision.Attack attack) {
        return of(table, group, attack, Attackers.inContact(table, group, attack.hex()));
    }

    /** With those in contact already known. */
    public static Engagement of(
            Table table, Group group, Decision.Attack attack, List<UnitId> inContact) {
        boolean contact = !inContact.isEmpty();
        List<UnitId> attackers = contact ? inContact : attack.support();
        List<UnitId> support = contact ? attack.support() : List.of();
        int side = group.side(table);
        List<UnitId> defenders = defenders(table, side, attack.hex());
        List<UnitId> answering = answering(table, defenders, attackers);
        List<UnitId> guns =
                contact ? defenceSupport(table, 1 - side, defenders, attackers) : List.of();
        return new Engagement(
                attack.hex(),
                contact,
                attackers,
                support,
                defenders,
                answering,
                guns,
                row(table, attack.hex(), contact, attackers, defenders),
                attack(table, group.formation(), attackers, support),
                defence(table, answering, guns),
                strength(table, attackers),
                strength(table, defenders));
    }

    private static List<UnitId> defenders(Table table, int attacker, HexId hex) {
        var units = new ArrayList<UnitId>();
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            boolean aboard =
                    unit.where() instanceof Whereabouts.Aboard(UnitId transport)
                            && table.unit(transport).in(hex.index());
            if (table.stand(each).side() != attacker && (unit.in(hex.index()) || aboard)) {
                units.add(each);
            }
        }
        return List.copyOf(units);
    }

    /**
     * R-HB-22: only who reaches an attacker throws. A Moving unit that has fought throws no more
     * (data ruling 12); others do each time they are attacked (HB-SEQ.11, HB-SEQ.12).
     */
    private static List<UnitId> answering(
            Table table, List<UnitId> defenders, List<UnitId> attackers) {
        return defenders.stream()
                .filter(each -> table.unit(each).sp() > 0)
                .filter(
                        each ->
                                !(table.unit(each).order().moving()
                                        && table.unit(each).has(Mark.FOUGHT))) // HB-SEQ.10
                .filter(each -> reachesAny(table, each, attackers))
                .toList();
    }

    private static boolean reachesAny(Table table, UnitId unit, List<UnitId> attackers) {
        Optional<UnitId> carrier = table.unit(unit).carrier(); // it rides on: it is in contact
        for (UnitId attacker : attackers) {
            if (carrier.isPresent()
                    ? Distance.between(table, carrier.get(), attacker) <= 1
                    : reachesUnit(table, unit, attacker)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reachesUnit(Table table, UnitId unit, UnitId target) {
        return Distance.between(table, unit, target)
                <= WeaponRanges.range(table, unit, table.unit(target).hex());
    }

    /**
     * HB-CBT.3, data ruling 15: Stationary and Defensive guns in range support every defence, if
     * they have LOG.
     */
    private static List<UnitId> defenceSupport(
            Table table, int side, List<UnitId> defenders, List<UnitId> attackers) {
        var units = new ArrayList<UnitId>();
        for (UnitId each : table.ids()) {
            Stand stand = table.stand(each);
            Unit unit = table.unit(each);
            boolean ready =
                    stand.side() == side
                            && stand.weapon().supports()
                            && unit.onMap()
                            && unit.sp() > 0
                            && !unit.order().moving();
            if (ready
                    && !defenders.contains(each)
                    && !table.command(stand.formation()).shortOfSupply()
                    && reachesAny(table, each, attackers)) {
                units.add(each);
            }
        }
        return List.copyOf(units);
    }

    private static Tally attack(
            Table table, int formation, List<UnitId> attackers, List<UnitId> support) {
        var shares = new ArrayList<Tally.Share>();
        attackers.forEach(each -> shares.add(share(table, each, ATTACKS)));
        support.forEach(each -> shares.add(share(table, each, SUPPORTS)));
        int dice = strength(table, attackers) + strength(table, support);
        var modifiers = new ArrayList<Tally.Modifier>();
        if (table.command(formation).shortOfSupply()) { // data ruling 32
            modifiers.add(new Tally.Modifier("out of LOG: half", halfUp(dice) - dice, OUT_OF_LOG));
        }
        return new Tally(shares, modifiers);
    }

    private static Tally defence(Table table, List<UnitId> answering, List<UnitId> support) {
        var shares = new ArrayList<Tally.Share>();
        var modifiers = new ArrayList<Tally.Modifier>();
        int starving = 0;
        for (UnitId unit : answering) {
            Tally.Share share = share(table, unit, DEFENDS);
            if (table.unit(unit).aboard()) { // data ruling 34
                share = new Tally.Share(share.unit(), halfUp(share.dice()), ABOARD);
            }
            shares.add(share);
            boolean starved =
                    table.command(table.stand(unit).formation()).daysShort()
                            >= SECOND_DAY; // data ruling 32
            starving += starved ? share.dice() : 0;
        }
        if (starving > 0) {
            modifiers.add(
                    new Tally.Modifier(
                            "second day out of LOG: half",
                            halfUp(starving) - starving,
                            OUT_OF_LOG));
        }
        support.forEach(each -> shares.add(share(table, each, SUPPORTS)));
        return new Tally(shares, modifiers);
    }

    /** A unit throws a die for each of its SP. */
    private static Tally.Share share(Table table, UnitId unit, Clause clause) {
        return new Tally.Share(table.stand(unit).unitId(), table.unit(unit).sp(), clause);
    }

    private static int halfUp(int number) {
        return (number + 1) / 2;
    }

    static int strength(Table table, List<UnitId> units) {
        int sp = 0;
        for (UnitId unit : units) {
            sp += table.unit(unit).sp();
        }
        return sp;
    }

    /** HB-CBT.6: the row of the results table. */
    private static CombatResults row(
            Table table,
            HexId hex,
            boolean contact,
            List<UnitId> attackers,
            List<UnitId> defenders) {
        if (defenders.isEmpty()) {
            return CombatResults.STATIONARY; // nobody is left: no dice are thrown
        }
        if (contact && flanked(table, hex.index(), attackers, defenders)) {
            return CombatResults.FLANK; // R-HB-17: in place of the state's row
        }
        return stateRow(table, defenders);
    }

    /** Data ruling 4: at least half of the SP in contact attacks through flank or rear sides. */
    private static boolean flanked(
            Table table, int hex, List<UnitId> attackers, List<UnitId> defenders) {
        int facing =
                FrontFlankRear.facing(table, table.stand(defenders.getFirst()).side(), hex)
                        .orElse( // all of them lie across into the hex
                                table.unit(defenders.getFirst()).facing());
        int total = 0;
        int aside = 0;
        for (UnitId attacker : attackers) {
            Unit unit = table.unit(attacker);
            total += unit.sp();
            aside += front(table, hex, facing, unit) ? 0 : unit.sp();
        }
        return 2 * aside >= total;
    }

    private static boolean front(Table table, int hex, int facing, Unit attacker) {
        if (attacker.in(hex)) {
            return true;
        }
        for (int part = 0; part < attacker.parts(); part++) {
            int from = attacker.hex(part);
            if (table.ground().grid().adjacent(hex, from)) {
                int direction = table.ground().grid().direction(hex, from);
                return FrontFlankRear.front(facing, direction);
            }
        }
        return false;
    }

    /**
     * Data ruling 5: the worst row for the defender among those that hold half of its SP, else that
     * of the most.
     */
    private static CombatResults stateRow(Table table, List<UnitId> defenders) {
        int[] sp = new int[CombatResults.values().length];
        int total = 0;
        for (UnitId unit : defenders) {
            sp[row(table.unit(unit).order()).ordinal()] += table.unit(unit).sp();
            total += table.unit(unit).sp();
        }
        CombatResults most = null;
        for (CombatResults row : CombatResults.values()) { // from bad to good for the defender
            boolean some = sp[row.ordinal()] > 0;
            if (some && 2 * sp[row.ordinal()] >= total) {
                return row;
            }
            if (some && (most == null || sp[row.ordinal()] > sp[most.ordinal()])) {
                most = row;
            }
        }
        return most == null ? row(table.unit(defenders.getFirst()).order()) : most;
    }

    /** HB-CBT.7 to HB-CBT.10: the row of a state. */
    public static CombatResults row(Order order) {
        return switch (order) {
            case ROAD -> CombatResults.CHANGING_POSITION;
            case NORMAL -> CombatResults.MOVING;
            case STATIONARY -> CombatResults.STATIONARY;
            case DEFENSIVE -> CombatResults.DEFENSIVE;
        };
    }
}
