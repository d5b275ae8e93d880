package sandtable.blitzkriegcommander.state;

import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Optional;

/** What happens in a battle; each chapter has a file for its own. */
public sealed interface Happening extends Event
        permits SetUpHappening,
                TurnHappening,
                InitiativeHappening,
                CommandHappening,
                MoveHappening,
                FireHappening,
                OpportunityHappening,
                AssaultHappening,
                SupportHappening,
                ArtilleryHappening,
                AirHappening,
                EngineerHappening,
                TransportHappening {
    /** What decided it, part by part; nothing where no figure did. */
    default List<Sum> figures() {
        return List.of();
    }

    /** What a side is told of it; nothing where it is a secret of the other. */
    default Optional<Happening> seenBy(Side side) {
        return Optional.of(this);
    }
}
