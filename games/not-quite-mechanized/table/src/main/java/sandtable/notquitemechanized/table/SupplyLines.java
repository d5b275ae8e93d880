package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

/** Who reorganises, and ammunition. */
record SupplyLines(Told told) {
    LogLine of(SupplyHappening event) {
        return switch (event) {
            case SupplyHappening.Reorganised(var unit, int healed, int back, _, var clause) ->
                    told.of(
                            unit,
                            "%s reorganises: %s off, %s sent back"
                                    .formatted(
                                            told.unit(unit),
                                            Naming.count(healed, "marker"),
                                            Naming.count(back, "stand")),
                            clause);
            case SupplyHappening.Treated(var unit, int healed, int back, _, var clause) ->
                    told.of(
                            unit,
                            "The medical post treats %s: %s off, %s sent back"
                                    .formatted(
                                            told.unit(unit),
                                            Naming.count(healed, "marker"),
                                            Naming.count(back, "stand")),
                            clause);
            case SupplyHappening.Repaired(var body, _, var clause) ->
                    told.of(body, "A vehicle of %s is repaired".formatted(told.body(body)), clause);
            case SupplyHappening.Resupplied(var unit, var source, _, var clause) ->
                    told.of(
                            unit,
                            "%s has its ammunition again, from %s"
                                    .formatted(told.unit(unit), source(source)),
                            clause);
            case SupplyHappening.Overrun(var body, _, var clause) ->
                    told.of(body, told.body(body) + " is overrun", clause);
            case SupplyHappening.CameBack(var unit, int back, int lost, _, var clause) ->
                    told.of(
                            unit,
                            "%s back with %s from the medical post, %d lost"
                                    .formatted(Naming.count(back, "stand"), told.unit(unit), lost),
                            clause);
        };
    }

    private static String source(SupplyHappening.Source source) {
        return switch (source) {
            case ECHELON -> "its echelon";
            case FORT -> "the fort's stock";
        };
    }
}
