package sandtable.hexblitz.knowledge;

import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/**
 * What a side is told of what happens (R-HB-39). Whether the enemy saw it is never told: it would
 * say that somebody unseen is near.
 */
public final class Tidings {
    private Tidings() {}

    /** The event as a side may see it. */
    public static Optional<Happening> of(Happening event, Side me) {
        return switch (event) {
            case Happening.Placed placed -> toOwner(placed.side(), me, event);
            case Happening.Ordered ordered -> toOwner(ordered.side(), me, event);
            case Happening.Recovered recovered -> toOwner(recovered.side(), me, event);
            case Happening.Sighted sighted -> toOwner(sighted.side(), me, event);
            case Happening.Turned(var hex, var side, int direction, boolean seen, var clause) ->
                    ifSeen(
                            side,
                            me,
                            seen,
                            new Happening.Turned(hex, side, direction, false, clause));
            case Happening.Halted(var unit, var side, var hex, boolean seen, var clause) ->
                    ifSeen(side, me, seen, new Happening.Halted(unit, side, hex, false, clause));
            case Happening.Loaded loaded -> loaded(loaded, me);
            case Happening.LoadedSupply loaded -> loaded(loaded, me);
            case Happening.Unloaded unloaded -> unloaded(unloaded, me);
            case Happening.Moved moved -> moved.side().equals(me) ? own(moved) : glimpsed(moved);
            case Happening.BridgeWork work -> bridge(work, me);
            case Happening.Withdrew withdrew -> withdrew(withdrew, me);
            case Happening.TurnBegan _,
                    Happening.Supplied _,
                    Happening.RanShort _,
                    Happening.HeadquartersNamed _,
                    Happening.MarkersPlaced _,
                    Happening.Revealed _,
                    Happening.TurningEnded _,
                    Happening.CardsDealt _,
                    Happening.Activated _,
                    Happening.LeftTheMap _,
                    Happening.BridgeChanged _,
                    Happening.Fought _,
                    Happening.Lost _,
                    Happening.WithdrewUnseen _,
                    Happening.Trapped _,
                    Happening.Destroyed _,
                    Happening.HeadquartersLost _,
                    Happening.ActivationEnded _,
                    Happening.BattleEnded _ ->
                    Optional.of(event);
        };
    }

    private static Optional<Happening> toOwner(Side owner, Side me, Happening event) {
        return owner.equals(me) ? Optional.of(event) : Optional.empty();
    }

    private static Optional<Happening> ifSeen(Side owner, Side me, boolean seen, Happening told) {
        return owner.equals(me) || seen ? Optional.of(told) : Optional.empty();
    }

    private static Optional<Happening> loaded(Happening.Loaded event, Side me) {
        return ifSeen(
                event.side(),
                me,
                event.seen(),
                new Happening.Loaded(
                        event.transport(), event.side(), event.passenger(), false, event.clause()));
    }

    private static Optional<Happening> loaded(Happening.LoadedSupply event, Side me) {
        return ifSeen(
                event.side(),
                me,
                event.seen(),
                new Happening.LoadedSupply(
                        event.transport(), event.side(), event.halfLogs(), false, event.clause()));
    }

    private static Optional<Happening> unloaded(Happening.Unloaded event, Side me) {
        return ifSeen(
                event.side(),
                me,
                event.seen(),
                new Happening.Unloaded(
                        event.transport(),
                        event.side(),
                        event.hex(),
                        event.halfLogs(),
                        false,
                        event.clause()));
    }

    private static Optional<Happening> own(Happening.Moved moved) {
        return Optional.of(
                new Happening.Moved(
                        moved.unit(),
                        moved.side(),
                        moved.path(),
                        moved.across(),
                        List.of(),
                        moved.scouted(),
                        moved.clause()));
    }

    /** Of a march the enemy is told what they saw. */
    private static Optional<Happening> glimpsed(Happening.Moved moved) {
        if (moved.seen().isEmpty()) {
            return Optional.empty();
        }
        boolean end = moved.seen().getLast().equals(moved.path().getLast());
        List<HexId> across = end ? moved.across() : List.of();
        return Optional.of(
                new Happening.Moved(
                        moved.unit(),
                        moved.side(),
                        moved.seen(),
                        across,
                        moved.seen(),
                        false,
                        moved.clause()));
    }

    /** Of unseen engineers the enemy is told what became of the bridge, if anything did. */
    private static Optional<Happening> bridge(Happening.BridgeWork work, Side me) {
        if (!work.side().equals(me) && !work.seen()) {
            boolean inOrder = work.hex().compareTo(work.other()) < 0;
            return work.changed()
                    ? Optional.of(
                            new Happening.BridgeChanged(
                                    inOrder ? work.hex() : work.other(),
                                    inOrder ? work.other() : work.hex(),
                                    work.stands(),
                                    work.clause()))
                    : Optional.empty();
        }
        return Optional.of(
                new Happening.BridgeWork(
                        work.engineers(),
                        work.side(),
                        work.hex(),
                        work.direction(),
                        work.other(),
                        work.die(),
                        work.stands(),
                        work.changed(),
                        false,
                        work.clause()));
    }

    /** Where an unseen unit went and which order it has now is its side's business. */
    private static Optional<Happening> withdrew(Happening.Withdrew event, Side me) {
        return Optional.of(
                event.side().equals(me) || event.seen()
                        ? new Happening.Withdrew(
                                event.unit(),
                                event.side(),
                                event.from(),
                                event.to(),
                                event.order(),
                                false,
                                event.clause())
                        : new Happening.WithdrewUnseen(event.unit(), event.from(), event.clause()));
    }
}
