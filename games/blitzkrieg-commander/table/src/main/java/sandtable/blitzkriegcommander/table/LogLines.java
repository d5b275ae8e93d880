package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.InitiativeHappening;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.state.SetUpHappening;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TransportHappening;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.scene.LogLine;

/** Events in words, with their dice: each chapter has a file for its own. */
final class LogLines {
    private final Told told;

    LogLines(Table table) {
        this.told = new Told(table);
    }

    LogLine of(Happening event) {
        return switch (event) {
            case SetUpHappening it -> new TurnLines(told).of(it);
            case TurnHappening it -> new TurnLines(told).of(it);
            case InitiativeHappening it -> new ActionLines(told).of(it);
            case CommandHappening it -> new CommandLines(told).of(it);
            case MoveHappening it -> new ActionLines(told).of(it);
            case OpportunityHappening it -> new ActionLines(told).of(it);
            case FireHappening it -> new FireLines(told).of(it);
            case AssaultHappening it -> new AssaultLines(told).of(it);
            case SupportHappening it -> new SupportLines(told).of(it);
            case ArtilleryHappening it -> new SupportLines(told).of(it);
            case AirHappening it -> new AirLines().of(it);
            case EngineerHappening it -> new GroundLines(told).of(it);
            case TransportHappening it -> new GroundLines(told).of(it);
        };
    }
}
