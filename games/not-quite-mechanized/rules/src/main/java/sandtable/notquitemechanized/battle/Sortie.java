package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

/**
 * C13: an air attack that is planned or asked for.
 *
 * @param pressed whether it presses home although the AA has won (NQM-AIR.9)
 * @param asked the bound in which it was asked for; 0 for one of the operation order
 */
public record Sortie(BodyId air, Spot at, int bound, boolean pressed, int asked) {
    public Sortie(BodyId air, Spot at, int bound, boolean pressed) {
        this(air, at, bound, pressed, 0);
    }

    public boolean planned() {
        return asked == 0;
    }

    public Sortie asked(int now) {
        return new Sortie(air, at, bound, pressed, now);
    }
}
