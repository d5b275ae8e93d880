package sandtable.tacticalgamex.sequence;

import sandtable.tacticalgamex.airborne.AirborneAssaults;
import sandtable.tacticalgamex.airborne.Lifting;
import sandtable.tacticalgamex.airborne.Planning;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.counters.NeutralCounters;
import sandtable.tacticalgamex.landing.Landings;
import sandtable.tacticalgamex.landing.Launching;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.setup.Deployment;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;

/** TGX-3.0 One part of the set-up, and the order of all of them. */
record SetUpPart(int side, What what) {
    /** What a side sets up. */
    enum What {
        /** Fortifications, blocks, mines and the like (TGX-11.1.a). */
        COUNTERS,
        /** Who comes in which landing craft (TGX-10.1.a). */
        LOADS,
        /** Where its aircraft land whom (TGX-11.1.a). */
        LANDINGS,
        /** Whatever is left. */
        ALL,
        /** Which way its guns face (TGX-19.1.a). */
        FACINGS,
        /** Its craft and vehicles put to sea (TGX-10.2.a). */
        SEA,
        /** Its aircraft come (TGX-11.2.a). */
        FLIGHTS
    }

    /**
     * Whoever awaits a landing lays counters before it is planned and places units after
     * (TGX-10.1.a).
     */
    static List<SetUpPart> of(Table table) {
        var parts = new ArrayList<SetUpPart>();
        for (int side = 0; side < 2; side++) {
            if (Landings.lands(table, side)) {
                parts.add(new SetUpPart(1 - side, What.COUNTERS));
                parts.add(new SetUpPart(side, What.LOADS));
            }
            if (!AirborneAssaults.waiting(table, side).isEmpty()) {
                parts.add(new SetUpPart(1 - side, What.COUNTERS));
                parts.add(new SetUpPart(side, What.LANDINGS));
            }
        }
        int first = first(table);
        for (int side : new int[] {first, 1 - first}) {
            parts.add(new SetUpPart(side, What.ALL));
            parts.add(new SetUpPart(side, What.FACINGS));
        }
        parts.add(new SetUpPart(0, What.SEA));
        parts.add(new SetUpPart(1, What.SEA));
        parts.add(new SetUpPart(0, What.FLIGHTS));
        parts.add(new SetUpPart(1, What.FLIGHTS));
        return parts;
    }

    /** The side that stands on the shore is set up before the first craft is seen (TGX-10.2.a). */
    private static int first(Table table) {
        return table.battle().landing()
                ? 1 - table.battle().plan().landing().side()
                : table.battle().plan().setsUpFirst();
    }

    boolean owed(State state) {
        Table table = state.table();
        return switch (what) {
            case COUNTERS -> NeutralCounters.firstUnlaid(table, side).isPresent();
            case LOADS -> Landings.loadingDue(table, side);
            case SEA -> Landings.launchDue(table, side);
            case LANDINGS ->
                    !AirborneAssaults.unassigned(table, side, state.secrets().get(side)).isEmpty();
            case ALL -> Deployment.owes(table, side);
            case FACINGS -> !FieldsOfFire.unfaced(table, side).isEmpty();
            case FLIGHTS -> !AirborneAssaults.waiting(table, side).isEmpty();
        };
    }

    /** Guns fire at aircraft as in an impulse of the side that lands. */
    State before(State state) {
        return what == What.FLIGHTS ? state.with(state.table().with(Impulse.of(side, 0))) : state;
    }

    Step step() {
        return switch (what) {
            case COUNTERS -> new SettingUp(side, SettingUp.Covers.COUNTERS);
            case LOADS -> new Loading(side);
            case SEA -> new Launching(side);
            case LANDINGS -> new Planning(side);
            case ALL -> new SettingUp(side, SettingUp.Covers.ALL);
            case FACINGS -> new Positioning(side);
            case FLIGHTS -> new Lifting(side);
        };
    }
}
