package sandtable.tacticalgamex;

import sandtable.kernel.Outcome;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.assault.BanzaiAttack;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;

/**
 * What a decision would throw dice for, found by letting the rules do it to what is known. The
 * numbers before the dice do not depend on them; the dice are those that change least. An attack
 * for which others could still move up is tried as it stands.
 */
public record Trial(List<Happening> events) {
    /** More dice than an attack throws: a turn that ends by it must not go on for ever in ties. */
    private static final int STEADY = 60;

    /** Attacks miss with it, so that no later attack finds its target gone. */
    private static Chance highest() {
        return steady(bound -> bound - 1);
    }

    /** Off-board fire is on target with it, and no stress breaks the guns. */
    private static Chance lowestFirst() {
        int[] drawn = {0};
        return steady(bound -> drawn[0]++ == 0 ? 0 : bound - 1);
    }

    /** So many checks are passed with it, and the attack that follows misses. */
    private static Chance lowest(int checks) {
        int[] drawn = {0};
        return steady(bound -> drawn[0]++ < 2 * checks ? 0 : bound - 1);
    }

    private static Chance steady(Chance first) {
        Chance later = Chance.seeded(1);
        int[] drawn = {0};
        return bound -> drawn[0]++ < STEADY ? first.below(bound) : later.below(bound);
    }

    public Trial {
        events = List.copyOf(events);
    }

    /** Whether dice follow at once that a view can foretell. */
    public static boolean foretells(Decision decision) {
        return switch (decision) {
            case Decision.March(_, Ending ending) -> ending instanceof Ending.Attack;
            case Decision.Shoot _,
                    Decision.Shell _,
                    Decision.ShellBridge _,
                    Decision.CounterBattery _,
                    Decision.Bombard _,
                    Decision.Rally _,
                    Decision.Call _,
                    Decision.Spot _,
                    Decision.Assault _,
                    Decision.Attack _,
                    Decision.Banzai _,
                    Decision.Interrupt _,
                    Decision.Flak _,
                    Decision.Strike _ ->
                    true;
            case Decision.Place _,
                    Decision.Garrison _,
                    Decision.Board _,
                    Decision.Lay _,
                    Decision.Attach _,
                    Decision.Assign _,
                    Decision.Roll _,
                    Decision.Pass _,
                    Decision.Move _,
                    Decision.Hurry _,
                    Decision.MobileFire _,
                    Decision.FireFree _,
                    Decision.Turn _,
                    Decision.Bail _,
                    Decision.Load _,
                    Decision.Halt _,
                    Decision.Flail _,
                    Decision.Fire _,
                    Decision.Combine _,
                    Decision.Work _,
                    Decision.Smoke _,
                    Decision.Interdict _,
                    Decision.Watch _,
                    Decision.Hold _,
                    Decision.Fly _,
                    Decision.Sail _,
                    Decision.StandOff _,
                    Decision.Relieve _,
                    Decision.Play _,
                    Decision.Pick _,
                    Decision.Point _,
                    Decision.Done _ ->
                    false;
        };
    }

    public static Trial of(TacticalGameX rules, View view, Decision decision) {
        State before = view.known();
        Chance chance =
                switch (decision) {
                    case Decision.Shell _, Decision.ShellBridge _ -> lowestFirst();
                    case Decision.Banzai _ -> lowest(BanzaiAttack.shaken(before.table()).size());
                    default -> highest();
                };
        Outcome<State, Happening> after = rules.resolve(before, view.side(), decision, chance);
        return switch (decision) {
            case Decision.Interrupt _ -> new Trial(first(Happening.Attacked.class, after.events()));
            case Decision.Flak _ ->
                    new Trial(first(Happening.AircraftFiredAt.class, after.events()));
            case Decision.Move _ -> new Trial(after.events());
            case Decision.Banzai _ -> new Trial(stormed(rules, after, view, chance));
            default ->
                    after.state().step() instanceof Charging
                            ? new Trial(attacked(rules, after.state(), view, chance))
                            : new Trial(after.events());
        };
    }

    /** Of fire that interrupts nothing but the fire: what was interrupted may go on by itself. */
    private static List<Happening> first(Class<? extends Happening> kind, List<Happening> events) {
        return events.stream().filter(kind::isInstance).limit(1).toList();
    }

    /** Without the fire of those who are attacked, which is up to them. */
    private static List<Happening> stormed(
            TacticalGameX rules, Outcome<State, Happening> declared, View view, Chance chance) {
        var events = new ArrayList<>(declared.events());
        if (declared.state().step() instanceof Repelling) {
            Side enemy = view.table().battle().side(1 - view.me());
            events.addAll(
                    rules.resolve(declared.state(), enemy, new Decision.Done(), chance).events());
        }
        return events;
    }

    private static List<Happening> attacked(
            TacticalGameX rules, State prepared, View view, Chance chance) {
        return rules.resolve(prepared, view.side(), new Decision.Attack(), chance).events();
    }

    public <E extends Happening> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public List<Fight> fights() {
        return all(Happening.Attacked.class).stream().map(Happening.Attacked::fight).toList();
    }
}
