package sandtable.notquitemechanized.state;

import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Optional;

/** What happens in a battle; each chapter has a file for its own. */
public sealed interface Happening extends Event
        permits BoundHappening,
                OrderHappening,
                MoveHappening,
                RecceHappening,
                ShootHappening,
                AirHappening,
                FireHappening,
                MoraleHappening,
                AssaultHappening,
                SupplyHappening,
                WorkHappening {
    /** The posts that are told; nobody else learns that anything happened. */
    List<Side> to();

    /** What decided it, part by part; nothing where no figure did. */
    default List<Sum> figures() {
        return List.of();
    }

    /** What a side is told of it. */
    default Optional<Happening> seenBy(Side side) {
        return to().contains(side) ? Optional.of(this) : Optional.empty();
    }
}
