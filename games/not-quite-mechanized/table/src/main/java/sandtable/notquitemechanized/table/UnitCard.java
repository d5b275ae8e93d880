package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** All that the viewer knows of a body and its unit. */
final class UnitCard {
    private final View view;
    private final Table table;
    private final Names names;
    private final OrderWords orders;

    UnitCard(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.orders = new OrderWords(names);
    }

    /**
     * @param body as it is, or was when it was last seen
     */
    List<Reason> rows(Stand stand, Body body) {
        var rows = new ArrayList<Reason>();
        Formation formation = table.formation(stand.unit());
        rows.add(Reason.plain("Type", stand.type().name()));
        rows.add(Reason.plain("Unit", formation.name() + " (" + formation.id() + ")"));
        if (table.battle().sidesOf(formation.camp()).size() > 1) {
            String post = table.battle().side(formation.post()).id();
            rows.add(Reason.of("Ordered by", post, "NQM-DES.1"));
        }
        rows.add(Reason.of("Grade", grade(formation), "NQM-GRADE.22"));
        strength(rows, stand.type(), body.casualties());
        weapons(rows, stand.type());
        rows.add(Reason.of("Move to contact", rate(stand.type().leg().contact()), "NQM-MOVE.5"));
        if (table.spot(stand.id()).isPresent()) {
            protection(rows, stand.id());
        }
        flags(rows, stand);
        if (view.orders(stand.unit())) {
            own(rows, stand);
        }
        return rows;
    }

    private static String grade(Formation formation) {
        return Naming.capital(formation.grade().word()) + (formation.green() ? ", Green" : "");
    }

    static String rate(int metres) {
        return metres == 0 ? "on roads only" : Names.metres(metres) + " an hour";
    }

    private static void strength(List<Reason> rows, StandType type, Casualties lost) {
        int left = type.strength() - lost.sentBack() - lost.gone();
        rows.add(Reason.of("Strength", left + " of " + type.strength(), "NQM-FIG.2"));
        if (lost.marked() > 0) {
            rows.add(Reason.of("Casualty markers", lost.marked(), "NQM-FFT.17"));
        }
    }

    static void weapons(List<Reason> rows, StandType type) {
        type.armour().ifPresent(each -> rows.add(Reason.of("Class", each.words(), "NQM-WAC.2")));
        type.atTroops()
                .ifPresent(
                        each -> rows.add(Reason.of("Fire at troops", each.words(), "NQM-FFT.5")));
        type.atArmour()
                .ifPresent(
                        each -> rows.add(Reason.of("Fire at armour", each.words(), "NQM-WAC.1")));
        if (type.range().effective() > 0) {
            rows.add(
                    Reason.of(
                            "Effective range",
                            Names.metres(type.range().effective()),
                            "NQM-RANGE.1"));
        }
        if (!type.notes().isEmpty()) {
            rows.add(
                    Reason.plain(
                            "Notes",
                            type.notes().stream()
                                    .sorted()
                                    .map(UnitCard::word)
                                    .collect(Collectors.joining(", "))));
        }
    }

    private void protection(List<Reason> rows, BodyId body) {
        Seeing.protection(table, body)
                .ifPresent(each -> rows.add(Reason.of("Position", protection(each), "NQM-FORT.1")));
    }

    static String protection(Protection protection) {
        return switch (protection) {
            case SCRAPE -> "scrapes";
            case DUG_IN -> "dug in";
            case FORT -> "fortified";
            case CASEMATE -> "in casemates";
        };
    }

    private void flags(List<Reason> rows, Stand stand) {
        Unit unit = table.unit(stand.unit());
        if (unit.hours() > 0) {
            rows.add(Reason.of("Battle hours", unit.hours(), "NQM-CATAB.4"));
        }
        for (Flag each : Flag.values()) {
            String words = Flags.words(each);
            if (unit.is(each) && !words.isEmpty()) {
                rows.add(Reason.plain("Unit", words));
            }
        }
    }

    /** What nobody else is told. */
    private void own(List<Reason> rows, Stand stand) {
        Plan plan = view.plan();
        String standing = orders.of(plan.standing(stand.unit()).orders());
        rows.add(Reason.of("Orders", standing, "NQM-CTRL.1"));
        if (stand.type().fireUnits()) {
            rows.add(Reason.of("Fire units", plan.ammunition(stand.id()), "NQM-LOG.11"));
        } else if (stand.type().range().effective() > 0 || stand.type().is(Note.ECHELON)) {
            rows.add(Reason.of("Ammunition", plan.ammunition(stand.id()), "NQM-LOG.6"));
        }
        plan.links().stream()
                .filter(each -> each.unit().equals(stand.unit()))
                .forEach(each -> rows.add(Reason.of(attachment(each), support(each), "NQM-OOB.4")));
        Instructions now = plan.instructions(stand.unit());
        if (!now.equals(Instructions.USUAL)) {
            OrderWords.all(now).stream()
                    .filter(each -> !Instructions.USUAL.with(each).equals(Instructions.USUAL))
                    .forEach(each -> rows.add(Reason.plain("Told to", OrderWords.change(each))));
        }
    }

    private static String attachment(Link link) {
        return Naming.capital(link.how().word().replace('-', ' '));
    }

    private String support(Link link) {
        return names.units(link.to());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
