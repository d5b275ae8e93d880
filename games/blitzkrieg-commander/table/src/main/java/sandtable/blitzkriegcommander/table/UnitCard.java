package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.blitzkriegcommander.forces.Weapon;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.scene.Naming;
import sandtable.scene.Reason;
import sandtable.scene.Specimen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All that is known of a unit, or of all units of a type. */
final class UnitCard {
    private final View view;
    private final Table table;

    UnitCard(View view) {
        this.view = view;
        this.table = view.table();
    }

    List<Reason> rows(UnitId id) {
        UnitType type = table.stand(id).type();
        Unit unit = table.unit(id);
        var rows = new ArrayList<Reason>();
        rows.add(Reason.plain("Type", type.name() + ", " + word(type.unitClass())));
        table.command(id)
                .ifPresent(
                        each -> {
                            int turn = table.ownTurn(table.stand(id).side());
                            rows.add(Reason.of("Command Value", each.cv(turn), "BKC-ORD.1"));
                            rows.add(Reason.plain("Role", each.role()));
                        });
        rows.addAll(values(type));
        if (!type.command()) {
            rows.add(Reason.of("Hits", unit.hits() + " of " + type.hits(), "BKC-CAS.7"));
            rows.add(Reason.of("Save", type.save(), "BKC-CAS.5"));
        }
        if (unit.suppressed()) {
            rows.add(Reason.of("Suppressed", "yes", "BKC-SUPP.3"));
        }
        Standing standing = view.secrets().standing(id);
        if (!standing.equals(Standing.ASK)) {
            rows.add(Reason.of("Standing order", Decisions.standing(standing), "BKC-OPP.9"));
        }
        return rows;
    }

    /** How units of a type move and fight. */
    static List<Reason> values(UnitType type) {
        var rows = new ArrayList<Reason>();
        rows.add(Reason.of("Move", Names.cm(type.moveMm()), "BKC-MOVE.1"));
        weapon(rows, "Attacks at troops (AP)", type.ap(), "BKC-FIRE.4");
        weapon(rows, "Attacks at AFVs (AT)", type.at(), "BKC-FIRE.4");
        weapon(rows, "Attacks at aircraft", type.antiAircraft(), "BKC-AA.1");
        weapon(rows, "Flamethrower", type.flame(), "BKC-FIRE.4");
        if (type.assault() > 0) {
            rows.add(Reason.of("Close assault", type.assault(), "BKC-CA.12"));
        }
        return rows;
    }

    /** The army lists as bases. */
    static List<Specimen> lists() {
        return UnitTypes.all().list().stream().map(UnitCard::specimen).toList();
    }

    private static Specimen specimen(UnitType type) {
        var rows = new ArrayList<Reason>();
        rows.add(Reason.plain("Class", word(type.unitClass())));
        rows.addAll(values(type));
        if (!type.command()) {
            rows.add(Reason.of("Hits", type.hits(), "BKC-CAS.7"));
            rows.add(Reason.of("Save", type.save(), "BKC-CAS.5"));
            rows.add(Reason.plain("Cost", type.cost() + " points"));
        }
        return new Specimen(
                type.id(),
                type.name(),
                Symbols.of(Specimen.SIDE, type),
                type.command() ? List.of() : Pieces.factors(type, type.hits()),
                Setting.BASE.value(),
                rows);
    }

    private static void weapon(List<Reason> rows, String words, Weapon weapon, String clause) {
        if (!weapon.none()) {
            String figure = weapon.attacks() + " up to " + Names.cm(weapon.rangeMm());
            rows.add(Reason.of(words, figure, clause));
        }
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("afv", "AFV");
    }

    static String capital(Enum<?> value) {
        return Naming.capital(word(value));
    }
}
