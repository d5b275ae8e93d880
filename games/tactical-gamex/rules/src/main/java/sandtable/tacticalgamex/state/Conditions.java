package sandtable.tacticalgamex.state;

import sandtable.tacticalgamex.forces.Nation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * What optional sections of the book have brought about and everybody can see.
 *
 * @param interdictions in the order in which they were laid (TGX-21.2)
 * @param posts the units to which a CP was attached in play (TGX-22.1.b)
 * @param waiting the CPs that wait for a unit (TGX-22.1.e)
 * @param chaos what the cards of the Action Deck have done (TGX-24)
 * @param facings of guns that were turned another way than they faced at first (TGX-19.1)
 */
public record Conditions(
        List<InterdictionMarker> interdictions,
        List<UnitId> posts,
        List<WaitingPost> waiting,
        Chaos chaos,
        List<Facing> facings) {
    /**
     * TGX-19.1 Toward which hexside a gun faces.
     *
     * @param direction of the grid, 0 to 5
     */
    public record Facing(UnitId unit, int direction) {}

    /**
     * TGX-21.2 An Interdiction marker; several may lie in one hex.
     *
     * @param strength the attack points noted on it, which have no further effect (R-TGX-114)
     * @param side who laid it
     */
    public record InterdictionMarker(HexId hex, int strength, int side) {}

    /**
     * TGX-22.1.e A CP that waits for a unit.
     *
     * @param nations of which the unit may be
     * @param due the turn in whose housekeeping it is attached; 0 in the set-up
     */
    public record WaitingPost(int side, Set<Nation> nations, int due) {
        public WaitingPost {
            nations = Set.copyOf(nations);
        }
    }

    /**
     * TGX-24 What everybody knows of the Action Deck.
     *
     * @param seen the cards turned since the deck was shuffled
     * @param gone held cards that were played (TGX-24.5.d)
     * @param due events that take hold as soon as nothing is under way
     * @param effects what lasts for a while
     */
    public record Chaos(
            List<Integer> seen, List<Integer> gone, List<Due> due, List<Effect> effects) {
        public static final Chaos NONE = new Chaos(List.of(), List.of(), List.of(), List.of());

        public Chaos {
            seen = List.copyOf(seen);
            gone = List.copyOf(gone);
            due = List.copyOf(due);
            effects = List.copyOf(effects);
        }

        /** Of an event, for a side. */
        public boolean has(String event, int side) {
            for (Effect each : effects) {
                if (each.event().equals(event) && each.side() == side) {
                    return true;
                }
            }
            return false;
        }

        public boolean has(String event, int side, int hex) {
            for (Effect each : effects) {
                boolean ours = each.event().equals(event) && each.side() == side;
                if (ours && each.hex().index() == hex) {
                    return true;
                }
            }
            return false;
        }

        public boolean has(String event, UnitId unit) {
            for (Effect each : effects) {
                if (each.event().equals(event) && each.unit().equals(unit)) {
                    return true;
                }
            }
            return false;
        }

        /** What is added to the next pool of a side (E09, E10). */
        public int pool(int side) {
            int sum = 0;
            for (Effect each : effects) {
                boolean ours = each.side() == side;
                sum += ours && each.event().equals("E10") ? POOL : 0;
                sum -= ours && each.event().equals("E09") ? POOL : 0;
            }
            return sum;
        }

        private static final int POOL = 2;
    }

    /** An event that a side has drawn. */
    public record Due(String event, int side) {}

    /** Something that lasts until it is used up or the turn ends. */
    public record Effect(String event, int side, HexId hex, UnitId unit) {}

    public static final Conditions NONE =
            new Conditions(List.of(), List.of(), List.of(), Chaos.NONE, List.of());

    public Conditions {
        interdictions = List.copyOf(interdictions);
        posts = List.copyOf(posts);
        waiting = List.copyOf(waiting);
        facings = List.copyOf(facings);
    }

    /** Toward which hexside a gun was turned, or {@code otherwise}. */
    public int facing(UnitId unit, int otherwise) {
        for (Facing each : facings) {
            if (each.unit().equals(unit)) {
                return each.direction();
            }
        }
        return otherwise;
    }

    public Conditions with(Facing turned) {
        var now = new ArrayList<>(facings);
        now.removeIf(each -> each.unit().equals(turned.unit()));
        now.add(turned);
        now.sort(Comparator.comparing(Facing::unit));
        return new Conditions(interdictions, posts, waiting, chaos, now);
    }

    /** A gun is on the move and faces nowhere. */
    public Conditions unfaced(UnitId unit) {
        List<Facing> left = facings.stream().filter(each -> !each.unit().equals(unit)).toList();
        return left.size() == facings.size()
                ? this
                : new Conditions(interdictions, posts, waiting, chaos, left);
    }

    public Conditions with(InterdictionMarker laid) {
        var now = new ArrayList<>(interdictions);
        now.add(laid);
        return new Conditions(now, posts, waiting, chaos, facings);
    }

    /** TGX-4.3.a: they last for the turn. */
    public Conditions withoutInterdiction() {
        return new Conditions(List.of(), posts, waiting, chaos, facings);
    }

    public Conditions waiting(WaitingPost post) {
        var now = new ArrayList<>(waiting);
        now.add(post);
        return new Conditions(interdictions, posts, now, chaos, facings);
    }

    /** A CP that has waited is attached to a unit. */
    public Conditions attached(WaitingPost post, UnitId unit) {
        var now = new ArrayList<>(waiting);
        now.remove(post);
        return new Conditions(interdictions, Lists.with(posts, unit), now, chaos, facings);
    }

    public Conditions with(Chaos now) {
        return new Conditions(interdictions, posts, waiting, now, facings);
    }

    public Conditions with(Effect effect) {
        var now = new ArrayList<>(chaos.effects());
        now.add(effect);
        return withEffects(now);
    }

    private Conditions withEffects(List<Effect> now) {
        return with(new Chaos(chaos.seen(), chaos.gone(), chaos.due(), now));
    }

    public Conditions without(String event, int side) {
        return chaos.has(event, side)
                ? withEffects(
                        chaos.effects().stream()
                                .filter(each -> !each.event().equals(event) || each.side() != side)
                                .toList())
                : this;
    }

    public Conditions without(String event, UnitId unit) {
        return chaos.has(event, unit)
                ? withEffects(
                        chaos.effects().stream()
                                .filter(
                                        each ->
                                                !each.event().equals(event)
                                                        || !each.unit().equals(unit))
                                .toList())
                : this;
    }

    /** The turn is over. */
    public Conditions withoutEffects() {
        return chaos.effects().isEmpty() ? this : withEffects(List.of());
    }

    public Conditions withDue(List<Due> now) {
        return with(new Chaos(chaos.seen(), chaos.gone(), now, chaos.effects()));
    }
}
