package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which answers are worth a thought: of each kind the few that look best at a glance. */
final class Sieve {
    /** What looks worse than that is not even thought about. */
    private static final double HOPELESS = -0.5;

    /** How many of a kind stay: for an answer that is to be given, or for one in a trial. */
    enum Mesh {
        WIDE,
        NARROW
    }

    private final Quick quick;
    private final Mesh mesh;

    Sieve(Quick quick, Mesh mesh) {
        this.quick = quick;
        this.mesh = mesh;
    }

    /** Answers of which a few are enough. */
    private enum Kind {
        MOVE(5, 2),
        FIRE(4, 2),
        ASSAULT(3, 1),
        ORDER(6, 3),
        REQUEST(3, 1),
        SMOKE(1, 0),
        STRIKE(2, 1),
        WORK(2, 1),
        PLACE(2, 1),
        ALWAYS(Integer.MAX_VALUE, Integer.MAX_VALUE),
        NEVER(0, 0);

        private final int wide;
        private final int narrow;

        Kind(int wide, int narrow) {
            this.wide = wide;
            this.narrow = narrow;
        }

        int most(Mesh mesh) {
            return switch (mesh) {
                case WIDE -> wide;
                case NARROW -> narrow;
            };
        }

        static Kind of(Decision decision) {
            return switch (decision) {
                case Decision.Move _ -> MOVE;
                case Decision.Fire _ -> FIRE;
                case Decision.Assault _ -> ASSAULT;
                case Decision.Order _ -> ORDER;
                case Decision.Request(_, _, _, var pattern) ->
                        pattern instanceof Pattern.SmokeScreen ? SMOKE : REQUEST;
                case Decision.LaySmoke _ -> SMOKE;
                case Decision.Strike _, Decision.Hunt _ -> STRIKE;
                case Decision.Communicate _, Decision.DigIn _, Decision.HullDown _ -> WORK;
                case Decision.Unlimber _, Decision.Dismount _ -> WORK;
                case Decision.Limber _, Decision.Mount _ -> WORK;
                case Decision.Breach _, Decision.Clear _ -> WORK;
                case Decision.Blow _, Decision.Repair _ -> WORK;
                case Decision.Enter _, Decision.Return _, Decision.Consolidate _ -> PLACE;
                case Decision.Hold(var scope, var unless) -> hold(scope, unless.isEmpty());
                case Decision.End _, Decision.Stop _, Decision.Done _, Decision.Ready _ -> ALWAYS;
                case Decision.Place _, Decision.Build _, Decision.Lay _, Decision.Plan _ -> NEVER;
                case Decision.Choose _, Decision.Concede _, Decision.Instruct _ -> NEVER;
                case Decision.CounterBattery _ -> NEVER;
            };
        }

        /** Who is asked each time need not say anything for longer. */
        private static Kind hold(Decision.Scope scope, boolean always) {
            boolean briefly = scope == Decision.Scope.MOMENT || scope == Decision.Scope.ACTION;
            return always && briefly ? ALWAYS : NEVER;
        }
    }

    private record Rated(Decision decision, double gain) {}

    List<Decision> of(List<Decision> legal) {
        Map<Kind, List<Rated>> kinds = new EnumMap<>(Kind.class);
        Map<UnitId, Rated> commanders = new TreeMap<>();
        var kept = new ArrayList<Decision>();
        for (Decision each : legal) {
            Kind kind = Kind.of(each);
            if (kind == Kind.ALWAYS) {
                kept.add(each);
            } else if (each instanceof Decision.Move move && quick.command(move.unit())) {
                commanders.merge(move.unit(), new Rated(each, quick.of(each)), Sieve::better);
            } else if (kind.most(mesh) > 0) {
                kinds.computeIfAbsent(kind, _ -> new ArrayList<>())
                        .add(new Rated(each, quick.of(each)));
            }
        }
        switch (mesh) {
            case WIDE -> commanders.values().forEach(each -> kept.add(each.decision));
            case NARROW -> best(1, commanders.values(), kept);
        }
        kinds.forEach((kind, rated) -> best(kind.most(mesh), rated, kept));
        return kept.isEmpty() ? legal : kept;
    }

    private static Rated better(Rated one, Rated other) {
        return other.gain > one.gain ? other : one;
    }

    private static void best(int most, Collection<Rated> rated, List<Decision> kept) {
        rated.stream()
                .sorted((one, other) -> Double.compare(other.gain, one.gain))
                .limit(most)
                .filter(each -> each.gain > HOPELESS)
                .forEach(each -> kept.add(each.decision));
    }
}
