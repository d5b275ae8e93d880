package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.state.Table;

import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;

/** C8: the dice of a shoot, one for each FU. */
public final class Salvo {
    private Salvo() {}

    /**
     * No dice below the least calibre for the class of the target: such fire is not effective
     * (NQM-AETAB, R-NQM-10).
     */
    public static Volley of(BodyId firer, StandType type, int dice, WeaponClass target) {
        // NQM-ARTY.7, NQM-FORT.1, NQM-FORT.2, NQM-FORT.3
        boolean heavy = type.calibre() >= ArtilleryEffect.least(target);
        return new Volley(
                heavy && type.atTroops().isPresent()
                        ? Collections.nCopies(
                                dice, new Shot(firer, type.atTroops().get(), 0, target))
                        : List.of());
    }

    static Volley of(Table table, Shoot shoot, int dice, WeaponClass target) {
        return of(shoot.battery(), table.stand(shoot.battery()).type(), dice, target);
    }

    /**
     * The chance of each number of hits on those who are known to lie in the zone; a harassing
     * shoot disorganises from the first on.
     */
    public static SequencedMap<Integer, Double> odds(Table known, Shoot shoot) {
        Volley volley =
                BeatenZone.of(known, shoot.at())
                        .map(zone -> of(known, shoot, shoot.fireUnits(), zone.target()))
                        .orElse(new Volley(List.of()));
        return Odds.of(chance -> volley.thrown(chance).hits());
    }
}
