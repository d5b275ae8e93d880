package sandtable.tacticalgamex.activation;

import sandtable.kernel.Violation;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;
import java.util.Optional;

/** TGX-10.3 Units at sea are not activated during the turn, for nothing at all. */
public final class UnitsAtSea {
    private UnitsAtSea() {}

    /** Why a point cannot be spent on whoever is at sea. */
    public static Optional<Violation> check(Table table, int side, Decision action) {
        if (!table.battle().landing()) {
            return Optional.empty();
        }
        return switch (action) {
            case Decision.Move(UnitId unit) -> first(table, List.of(unit), "TGX-10.3.a");
            case Decision.Watch(List<UnitId> units) -> first(table, units, "TGX-10.3.b");
            case Decision.Spot(_, List<UnitId> units) -> first(table, units, "TGX-10.3.a");
            case Decision.Rally(var hex) ->
                    first(table, in(table, side, hex.index()), "TGX-10.3.a");
            case Decision.Fire(var hex) -> first(table, in(table, side, hex.index()), "TGX-10.3.b");
            default -> Optional.empty();
        };
    }

    /** Whoever is alone in a sea hex. */
    private static List<UnitId> in(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).atSea()
                    && table.unit(i).hex() == hex
                    && table.stand(i).side() == side) {
                return List.of(table.unitId(i));
            }
        }
        return List.of();
    }

    private static Optional<Violation> first(Table table, List<UnitId> units, String clause) {
        return units.stream()
                .filter(each -> table.unit(each).atSea())
                .findFirst()
                .map(
                        each ->
                                Violation.of(
                                        clause,
                                        "%s is at sea and cannot be activated",
                                        each.called()));
    }
}
