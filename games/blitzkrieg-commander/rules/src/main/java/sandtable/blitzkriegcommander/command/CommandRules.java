package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.air.AirRequests;
import sandtable.blitzkriegcommander.artillery.ArtilleryRequests;
import sandtable.blitzkriegcommander.artillery.CounterBatteryFire;
import sandtable.blitzkriegcommander.state.Decision;

import java.util.List;
import java.util.Optional;

/** The requests of all chapters. */
public final class CommandRules {
    private static final List<CommandRule> ALL =
            List.of(new ArtilleryRequests(), new CounterBatteryFire(), new AirRequests());

    private CommandRules() {}

    public static List<CommandRule> all() {
        return ALL;
    }

    /** The one that a decision belongs to. */
    public static Optional<CommandRule> of(Decision decision) {
        for (CommandRule each : ALL) {
            if (each.takes(decision)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
