package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which answers are worth a thought: of each kind the few that look best at a glance. */
final class Sieve {
    private static final int MOVES = 5;
    private static final int FIRES = 4;
    private static final int ASSAULTS = 3;
    private static final int ORDERS = 6;
    private static final int REQUESTS = 3;
    private static final int OTHERS = 2;

    private final Quick quick;

    Sieve(Quick quick) {
        this.quick = quick;
    }

    private record Rated(Decision decision, double gain) {}

    List<Decision> of(List<Decision> legal) {
        Map<String, List<Rated>> kinds = new HashMap<>();
        var kept = new ArrayList<Decision>();
        for (Decision each : legal) {
            String kind = kind(each);
            if (kind.equals("always")) {
                kept.add(each);
            } else if (!kind.equals("never")) {
                kinds.computeIfAbsent(kind, _ -> new ArrayList<>())
                        .add(new Rated(each, quick.of(each)));
            }
        }
        kinds.keySet().stream().sorted().forEach(kind -> best(kind, kinds.get(kind), kept));
        return kept.isEmpty() ? legal : kept;
    }

    private static void best(String kind, List<Rated> rated, List<Decision> kept) {
        int most =
                switch (kind.charAt(0)) {
                    case 'm' -> MOVES;
                    case 'f' -> FIRES;
                    case 'a' -> ASSAULTS;
                    case 'o' -> ORDERS;
                    case 'r' -> REQUESTS;
                    case 'c' -> 1;
                    default -> OTHERS;
                };
        rated.stream()
                .sorted((one, other) -> Double.compare(other.gain, one.gain))
                .limit(most)
                .filter(each -> each.gain > -0.5)
                .forEach(each -> kept.add(each.decision));
    }

    private String kind(Decision decision) {
        return switch (decision) {
            case Decision.Move(UnitId unit, _, _) -> quick.command(unit) ? "c" + unit : "m";
            case Decision.Fire _ -> "f";
            case Decision.Assault _ -> "a";
            case Decision.Order _ -> "o";
            case Decision.Request _ -> "r";
            case Decision.Strike _, Decision.Hunt _ -> "s";
            case Decision.Choose _,
                    Decision.Concede _,
                    Decision.CounterBattery _,
                    Decision.LaySmoke _,
                    Decision.Limber _,
                    Decision.Mount _ ->
                    "never";
            case Decision.Instruct _ -> "never"; // who is always there need not be told beforehand
            case Decision.Hold(var scope, var unless) ->
                    unless.isEmpty()
                                    && (scope == Decision.Scope.MOMENT
                                            || scope == Decision.Scope.ACTION)
                            ? "always"
                            : "never";
            case Decision.End _, Decision.Stop _, Decision.Done _, Decision.Ready _ -> "always";
            default -> "x" + decision.getClass().getSimpleName();
        };
    }
}
