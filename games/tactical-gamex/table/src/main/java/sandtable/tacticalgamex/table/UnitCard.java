package sandtable.tacticalgamex.table;

import sandtable.scene.Reason;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.movement.TemporaryBridges;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Marks;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All values of one unit, each with the clause that gives it its meaning. */
final class UnitCard {
    private final View view;
    private final Table table;
    private final Names names;

    /** What each side has spotted. */
    private final List<HexSet> spotted;

    UnitCard(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.spotted = List.of(Survey.spottedBy(view, 0), Survey.spottedBy(view, 1));
    }

    List<Reason> rows(int index) {
        Stand stand = table.stand(index);
        var rows = new ArrayList<>(printed(stand.type()));
        rows.add(Reason.of("Morale level", stand.morale(), "TGX-7.0.a"));
        if (CommandPosts.post(table, index)) {
            rows.add(Reason.of("Command post", "looks 8 hexes far", "TGX-6.3.8.j"));
        }
        for (Ability ability : Ability.values()) {
            if (stand.has(ability)) {
                rows.add(can(ability));
            }
        }
        if (stand.has(Ability.INDIRECT_FIRE)) {
            int least = Survey.leastRange(view, index);
            rows.add(
                    Reason.of(
                            "Shells from",
                            least + " to " + stand.type().range() + " hexes",
                            "TGX-6.4.3.e"));
        }
        rows.addAll(now(index));
        return rows;
    }

    static List<Reason> printed(UnitType type) {
        var rows = new ArrayList<Reason>();
        rows.add(Reason.plain("Unit", type.nation().words() + ", " + type.unitClass().words()));
        if (type.attack() > 0) {
            rows.add(
                    Reason.of(
                            "Attack strength",
                            type.attack() + " " + type.weaponCode(),
                            "TGX-2.1.a"));
            rows.add(Reason.of("Weapon", type.weapon().words(), "TGX-2.1.b"));
            rows.add(Reason.of("Range", Names.hexes(type.range()), "TGX-2.1.d"));
            if (type.doublesRange()) {
                rows.add(Reason.of("Range may be doubled", "at half strength", "TGX-6.3.6.g"));
            }
        }
        rows.add(Reason.of("Defense strength", type.defense(), "TGX-2.1.a"));
        rows.add(Reason.of("Movement points", type.movement(), "TGX-2.1.a"));
        rows.add(Reason.of("Moves as", mobility(type), "TGX-3.2.a"));
        rows.add(
                Reason.of(
                        "Fired at as", type.target().name().toLowerCase(Locale.ROOT), "TGX-2.1.f"));
        return rows;
    }

    private static String mobility(UnitType type) {
        return switch (type.mobility()) {
            case FOOT -> "foot";
            case CAV -> "cavalry";
            case VEH -> "tracked vehicle";
            case TRK -> "truck";
            case WAG -> "wagon";
            case BIC -> "bicycle";
            case SKI -> "ski troops";
            case AMPH -> "landing vehicle";
            case GUN -> "gun";
        };
    }

    /** What a mark of the Unit Function Table allows. */
    static Reason can(Ability ability) {
        return switch (ability) {
            case TURRETED -> yes("Turret", "TGX-2.1.h");
            case OPEN_TOPPED -> yes("Open-topped", "TGX-2.1.h");
            case ANTI_AIRCRAFT -> yes("Fires at aircraft", "TGX-6.4.7.g");
            case INDIRECT_FIRE -> yes("Fires indirectly", "TGX-6.4.3.b");
            case OVERRUN -> yes("Overruns", "TGX-6.4.5.a");
            case OVERRUN_SOFT -> yes("Overruns soft targets", "TGX-6.4.5.j");
            case CLOSE_ASSAULT -> yes("Close assaults", "TGX-6.4.6.a");
            case CLOSE_ASSAULT_WITH_INFANTRY ->
                    Reason.of("Close assaults", "with infantry only", "TGX-6.4.6.k");
            case OPPORTUNITY_FIRE -> yes("Opportunity fire", "TGX-6.4.2.b");
            case PASSENGER -> Reason.of("Passenger", "half the carrier's movement", "TGX-5.2.2.b");
            case HEAVY_PASSENGER ->
                    Reason.of("Passenger", "all the carrier's movement", "TGX-5.2.2.b");
            case CARRIES_INFANTRY -> Reason.of("Carries", "infantry", "TGX-5.2.a");
            case CARRIES_ANY -> Reason.of("Carries", "infantry or a gun", "TGX-5.2.a");
            case CARRIES_RIDERS -> Reason.of("Carries", "infantry that rides on it", "TGX-16.0.a");
            case CARRIES_TWO -> Reason.of("Lands", "two units", "TGX-10.1.c");
            case CRAFT -> Reason.of("Landing craft", "from beach to beach only", "TGX-10.3.g");
            case DUAL_DRIVE -> Reason.of("Swims", "by itself", "TGX-10.4.c");
            case RECON -> yes("Reconnaissance", "TGX-6.3.8.j");
            case ENGINEER -> yes("Engineers", "TGX-6.4.6.j");
            case PARACHUTE -> yes("Paratroops", "TGX-2.1.h");
            case FLAIL -> yes("Mine flail", "TGX-8.2.d");
            case BRIDGE_LAYER -> yes("Bridge layer", "TGX-9.3.e");
            case AMPHIBIOUS -> yes("Amphibious", "TGX-2.1.h");
            case MARINE -> yes("Marines, firm against Banzai attacks", "TGX-17.1.b");
            case ROCKET -> yes("Rocket launcher, no smoke", "TGX-20.0.a");
        };
    }

    private static Reason yes(String words, String clause) {
        return Reason.of(words, "yes", clause);
    }

    /** What is only so now. */
    private List<Reason> now(int index) {
        Unit unit = table.unit(index);
        var rows = new ArrayList<Reason>();
        if (unit.disrupted()) {
            rows.add(Reason.of("Disrupted", "no fire, moves away only", "TGX-7.2.b"));
        }
        for (Mark mark : Marks.OF_ACTIVATION.all()) {
            if (unit.has(mark)) {
                rows.add(Reason.of("Marked", mark.words(), "TGX-1.0.a"));
            }
        }
        if (unit.onMap() && FieldsOfFire.bound(table, index)) {
            int facing = FieldsOfFire.facing(table, index);
            rows.add(Reason.of("Faces", table.ground().grid().directionName(facing), "TGX-19.1.a"));
        }
        if (table.stand(index).has(Ability.BRIDGE_LAYER)) {
            boolean with = TemporaryBridges.hasBridge(table, index);
            rows.add(Reason.of("Its bridge", with ? "aboard" : "laid", "TGX-9.3.f"));
        }
        if (unit.inStream()) {
            String mark = unit.has(Mark.DOWN) ? "Down" : "Up";
            rows.add(Reason.of("In the stream", mark, "TGX-6.3.9.f"));
        }
        if (unit.has(Mark.INSIDE)) {
            rows.add(Reason.of("Inside the fortification", "yes", "TGX-8.4.d"));
        }
        if (unit.atSea()) {
            rows.add(atSea(index));
        }
        if (unit.offShore()) {
            rows.add(Reason.of("Waits for", "a sea hex of the edge", "TGX-10.2.b"));
        }
        if (unit.carries()) {
            rows.add(Reason.of("Carries now", names.all(unit.passengers()), "TGX-5.2.1.a"));
        }
        if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
            rows.add(Reason.of("Aboard", names.unit(transport), "TGX-5.2.1.a"));
        }
        if (unit.onMap()) {
            int enemy = 1 - table.stand(index).side();
            boolean seen = spotted.get(enemy).contains(unit.hex());
            rows.add(Reason.of("Spotted by the enemy", seen ? "yes" : "no", "TGX-6.3.8.a"));
        }
        return rows;
    }

    /** TGX-10.4: with what it defends now. */
    private Reason atSea(int index) {
        return Reason.of(
                "At sea it defends with",
                Defenders.strength(table, index)
                        + (Defenders.armored(table, index) ? ", Armored" : ", Soft"),
                "TGX-10.4.b");
    }
}
