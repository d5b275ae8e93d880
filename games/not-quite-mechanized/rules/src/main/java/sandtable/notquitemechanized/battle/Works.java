package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Disc;
import sandtable.space.measured.Outline;

import java.util.List;

/**
 * What has been prepared before the battle.
 *
 * @param positions dug or built
 * @param mines belts that only their owner knows
 */
public record Works(List<Dug> positions, List<Belt> mines) {
    public record Dug(int camp, Disc ground, Protection protection) {}

    public record Belt(String id, int camp, Outline ground) {}

    public Works {
        positions = List.copyOf(positions);
        mines = List.copyOf(mines);
    }
}
