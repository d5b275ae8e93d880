package sandtable.tacticalgamex.state;

import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-8.0 Neutral Counters on the map, and the Spotted markers. Positions and forts are never
 * removed (TGX-8.3.c, TGX-8.4.b), blocks by engineers only (TGX-8.5.e); none of them has to do with
 * sight (TGX-8.4.c, TGX-8.5.g).
 *
 * @param wrecks hexes with a wreck; {@code two} and {@code three} those with so many (TGX-8.1.b)
 * @param inverted the blocks that engineers have begun to remove (R-TGX-96)
 * @param spotted hexes with a Spotted marker (TGX-4.2.2.h)
 * @param works what engineers do and have done (TGX-9.2)
 * @param smoke hexes with a Smoke marker; {@code thick} those where it is Smoke 2 (TGX-4.3.c)
 */
public record Counters(
        HexSet wrecks,
        HexSet two,
        HexSet three,
        HexSet blocks,
        List<InvertedBlock> inverted,
        HexSet positions,
        List<Minefield> mines,
        List<Fortification> forts,
        HexSet spotted,
        HexSet smoke,
        HexSet thick,
        Works works) {

    public static final Counters NONE =
            new Counters(
                    HexSet.NONE,
                    HexSet.NONE,
                    HexSet.NONE,
                    HexSet.NONE,
                    List.of(),
                    HexSet.NONE,
                    List.of(),
                    List.of(),
                    HexSet.NONE,
                    HexSet.NONE,
                    HexSet.NONE,
                    Works.NONE);

    public Counters {
        inverted = List.copyOf(inverted);
        mines = List.copyOf(mines);
        forts = List.copyOf(forts);
    }

    public int wrecksAt(int hex) {
        return three.contains(hex) ? 3 : two.contains(hex) ? 2 : wrecks.contains(hex) ? 1 : 0;
    }

    public Optional<Minefield> minesAt(int hex) {
        for (Minefield each : mines) {
            if (each.hex().index() == hex) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Mines that everybody knows of. */
    public boolean knownMines(int hex) {
        for (Minefield each : mines) {
            if (each.hex().index() == hex && each.known()) {
                return true;
            }
        }
        return false;
    }

    public Optional<Fortification> fortAt(int hex) {
        for (Fortification each : forts) {
            if (each.hex().index() == hex) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    public boolean fort(int hex) {
        for (Fortification each : forts) {
            if (each.hex().index() == hex) {
                return true;
            }
        }
        return false;
    }

    public Counters withWrecks(int hex, int number) {
        return new Counters(
                number > 0 ? wrecks.edit().add(hex).done() : wrecks.edit().remove(hex).done(),
                number > 1 ? two.edit().add(hex).done() : two.edit().remove(hex).done(),
                number > 2 ? three.edit().add(hex).done() : three.edit().remove(hex).done(),
                blocks,
                inverted,
                positions,
                mines,
                forts,
                spotted,
                smoke,
                thick,
                works);
    }

    public Counters withBlock(int hex) {
        return new Counters(
                wrecks,
                two,
                three,
                blocks.edit().add(hex).done(),
                inverted,
                positions,
                mines,
                forts,
                spotted,
                smoke,
                thick,
                works);
    }

    /** Without a block, whatever was done about it (TGX-9.2.o). */
    public Counters withoutBlock(int hex) {
        return withBlocks(
                blocks.edit().remove(hex).done(),
                inverted.stream().filter(each -> each.hex().index() != hex).toList());
    }

    public Counters with(InvertedBlock begun) {
        var now = new ArrayList<>(inverted);
        now.removeIf(each -> each.hex().equals(begun.hex()));
        now.add(begun);
        return withBlocks(blocks, now);
    }

    private Counters withBlocks(HexSet now, List<InvertedBlock> begun) {
        return new Counters(
                wrecks, two, three, now, begun, positions, mines, forts, spotted, smoke, thick,
                works);
    }

    public Counters withPosition(int hex) {
        return new Counters(
                wrecks,
                two,
                three,
                blocks,
                inverted,
                positions.edit().add(hex).done(),
                mines,
                forts,
                spotted,
                smoke,
                thick,
                works);
    }

    public Counters withMines(List<Minefield> now) {
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, now, forts, spotted, smoke, thick,
                works);
    }

    /** With mines laid, or known where they were not. */
    public Counters with(Minefield laid) {
        var now = new ArrayList<>(mines);
        now.removeIf(each -> each.hex().equals(laid.hex()) && each.side() == laid.side());
        now.add(laid);
        return withMines(now);
    }

    public Counters with(Fortification built) {
        var now = new ArrayList<>(forts);
        now.add(built);
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, mines, now, spotted, smoke, thick,
                works);
    }

    public Counters withoutFort(int hex) {
        List<Fortification> left =
                forts.stream().filter(each -> each.hex().index() != hex).toList();
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, mines, left, spotted, smoke, thick,
                works);
    }

    /** Without the mines of one side in a hex (TGX-9.1.c). */
    public Counters without(Minefield cleared) {
        var now = new ArrayList<>(mines);
        now.remove(cleared);
        return withMines(now);
    }

    public Counters withSmoke(HexSet now, HexSet thickNow) {
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, mines, forts, spotted, now,
                thickNow, works);
    }

    public Counters withSpotted(HexSet now) {
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, mines, forts, now, smoke, thick,
                works);
    }

    public Counters with(Works now) {
        return new Counters(
                wrecks, two, three, blocks, inverted, positions, mines, forts, spotted, smoke,
                thick, now);
    }

    /**
     * A block that engineers have begun to remove (TGX-9.2.o).
     *
     * @param engineer who works on it in this turn, or {@link UnitId#NOBODY}
     */
    public record InvertedBlock(HexId hex, UnitId engineer) {}
}
