package sandtable.blitzkriegcommander.action;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Allowance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Under what units act: an order and what is left of it, or the initiative.
 *
 * @param commander who ordered; nobody in the Initiative Phase
 * @param allows what the order allows beside the usual (BKC-ORD.8)
 * @param waiting units that may still act in this round (BKC-ORD.10)
 * @param bound those of the formation that are bound to the road (BKC-ORD.9)
 * @param firedAt targets of this round that nobody else of the order may fire at (BKC-FIRE.6)
 * @param slowed carriers that have half their Move in this order (BKC-TRN.1)
 */
public record ActionContext(
        Optional<UnitId> commander,
        List<Allowance> allows,
        List<UnitId> waiting,
        List<UnitId> bound,
        List<UnitId> firedAt,
        List<UnitId> slowed) {
    public ActionContext {
        allows = List.copyOf(allows);
        waiting = List.copyOf(waiting);
        bound = List.copyOf(bound);
        firedAt = List.copyOf(firedAt);
        slowed = List.copyOf(slowed);
    }

    /** In the Initiative Phase dense ground and assaults are free (BKC-MOVE.7). */
    public static ActionContext initiative(List<UnitId> waiting) {
        return new ActionContext(
                Optional.empty(),
                List.of(Allowance.ASSAULT, Allowance.DENSE),
                waiting,
                List.of(),
                List.of(),
                List.of());
    }

    public static ActionContext ordered(
            UnitId commander, List<UnitId> units, List<Allowance> allows, List<UnitId> bound) {
        return new ActionContext(
                Optional.of(commander), allows, units, bound, List.of(), List.of());
    }

    public boolean allows(Allowance allowance) {
        return allows.contains(allowance);
    }

    public boolean waits(UnitId unit) {
        return waiting.contains(unit);
    }

    /** When these have acted. */
    public ActionContext acted(List<UnitId> units) {
        return with(waiting.stream().filter(each -> !units.contains(each)).toList());
    }

    /** With others that may still act. */
    public ActionContext with(List<UnitId> now) {
        return new ActionContext(commander, allows, now, bound, firedAt, slowed);
    }

    /** The same without those who may only move by road (BKC-ORD.9). */
    public ActionContext unbound() {
        return bound.isEmpty()
                ? this
                : with(waiting.stream().filter(each -> !bound.contains(each)).toList());
    }

    /** When a target has been fired at. */
    public ActionContext firedAt(UnitId target) {
        return new ActionContext(commander, allows, waiting, bound, plus(firedAt, target), slowed);
    }

    /** When somebody has mounted or dismounted. */
    public ActionContext slowed(UnitId carrier) {
        return new ActionContext(commander, allows, waiting, bound, firedAt, plus(slowed, carrier));
    }

    /** A new round of actions, in which every target may be fired at again (BKC-ORD.10). */
    public ActionContext again(List<UnitId> units) {
        return new ActionContext(commander, allows, units, bound, List.of(), slowed);
    }

    private static List<UnitId> plus(List<UnitId> units, UnitId one) {
        var all = new ArrayList<>(units);
        all.add(one);
        return all;
    }
}
