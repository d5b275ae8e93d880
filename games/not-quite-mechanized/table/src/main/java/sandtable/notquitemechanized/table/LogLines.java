package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.AirHappening;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoraleHappening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.ShootHappening;
import sandtable.notquitemechanized.state.SupplyHappening;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.WorkHappening;
import sandtable.scene.LogLine;

/**
 * Events in words, with their dice. Each chapter has a file for its own: an event of {@code
 * FireHappening} gets its line in {@code FireLines}, and so on.
 */
final class LogLines {
    private final Told told;

    LogLines(Table table) {
        this.told = new Told(table);
    }

    LogLine of(Happening event) {
        return switch (event) {
            case BoundHappening it -> new BoundLines(told).of(it);
            case OrderHappening it -> new OrderLines(told).of(it);
            case MoveHappening it -> new MoveLines(told).of(it);
            case RecceHappening it -> new RecceLines(told).of(it);
            case ShootHappening it -> new ShootLines(told).of(it);
            case FireHappening it -> new FireLines(told).of(it);
            case MoraleHappening it -> new MoraleLines(told).of(it);
            case AssaultHappening it -> new AssaultLines(told).of(it);
            case AirHappening it -> new AirLines(told).of(it);
            case SupplyHappening it -> new SupplyLines(told).of(it);
            case WorkHappening it -> new WorkLines(told).of(it);
        };
    }
}
