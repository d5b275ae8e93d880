package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.Suffered;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Spot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;

/**
 * Whom fire from off the table can find and what it does to them, as one side sees it. Requests
 * that are listed together share most of that, so it keeps what it has found; it is used by one
 * list and then forgotten.
 */
public final class ZoneOdds {
    private static final Clause ATTACKS = Clause.of("BKC-ARES.3");

    private final View view;
    private final Map<Aimed, SequencedMap<Integer, Landings>> landings = new HashMap<>();
    private final Map<Struck, SequencedMap<Suffered, Double>> suffered = new HashMap<>();

    private record Aimed(Spot aim, int dice, FireZones zones) {}

    private record Struck(UnitId unit, int attacks, HitLine line) {}

    public ZoneOdds(View view) {
        this.view = view;
    }

    public View view() {
        return view;
    }

    /** As {@link Landings#of}; what is met must be the same each time. */
    public SequencedMap<Integer, Landings> landings(
            Spot aim, int dice, FireZones zones, ToIntFunction<Spot> met) {
        return landings.computeIfAbsent(
                new Aimed(aim, dice, zones), _ -> Landings.of(view.table(), aim, dice, zones, met));
    }

    /**
     * What attacks do to a unit in a zone. Only which way a suppressed unit falls back depends on
     * where the zone is; it is taken from the place where the unit was first struck.
     */
    public SequencedMap<Suffered, Double> suffered(
            UnitId unit, Spot aim, int attacks, HitLine line) {
        return suffered.computeIfAbsent(
                new Struck(unit, attacks, line),
                _ -> {
                    var part = new Sum.Part(Group.ATTACKS, attacks, ATTACKS);
                    Sum dice = Sum.of(Group.ATTACKS, List.of(part));
                    return Casualties.suffered(
                            view, FireZones.attack(view.table(), unit, aim, dice, line));
                });
    }
}
