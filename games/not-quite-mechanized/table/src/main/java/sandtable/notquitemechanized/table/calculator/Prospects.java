package sandtable.notquitemechanized.table.calculator;

import sandtable.notquitemechanized.air.Raids;
import sandtable.notquitemechanized.assault.AssaultForecast;
import sandtable.notquitemechanized.assault.Assaulting;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.fireplan.BeatenZone;
import sandtable.notquitemechanized.fireplan.Salvo;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Forecast;

import java.util.List;
import java.util.Optional;

/**
 * What the dice may bring of a decision, from what the post knows of the table: others may join who
 * are not seen.
 */
public final class Prospects {
    private Prospects() {}

    public static Optional<Forecast> of(View view, Decision decision) {
        return switch (decision) {
            case Decision.Declare declared ->
                    Optional.of(
                            FirefightOdds.of(
                                    sandtable.notquitemechanized.firefight.Forecast.of(
                                            view, declared)));
            case Decision.Fire(var shoot) -> shoot(view.table(), shoot);
            case Decision.Fly(var sortie) -> raid(view.table(), sortie);
            case Decision.Choose(var choice) ->
                    choice == Decision.Choice.ASSAULT ? assault(view) : Optional.empty();
            case Decision.Write _,
                    Decision.CancelShoot _,
                    Decision.Register _,
                    Decision.Aim _,
                    Decision.Objectives _,
                    Decision.Attach _,
                    Decision.Recall _,
                    Decision.Strike _,
                    Decision.Instruct _,
                    Decision.ShootAndScoot _,
                    Decision.Seal _ ->
                    Optional.empty();
        };
    }

    /** Nothing where nobody is known to lie in the zone. */
    private static Optional<Forecast> shoot(Table known, Shoot shoot) {
        StandType gun = known.stand(shoot.battery()).type();
        String effect =
                shoot.kind() == Shoot.Kind.EFFECTIVE ? "pinned and disorganised" : "disorganised";
        return BeatenZone.of(known, shoot.at())
                .map(zone -> Salvo.of(shoot.battery(), gun, shoot.fireUnits(), zone.target()))
                .map(volley -> ShootOdds.of(gun, volley, effect));
    }

    private static Optional<Forecast> raid(Table known, Sortie sortie) {
        return BeatenZone.of(known, sortie.at())
                .map(_ -> Raids.of(known, List.of(sortie.air()), sortie.at(), sortie.pressed()))
                .map(AirOdds::of);
    }

    private static Optional<Forecast> assault(View view) {
        return view.step() instanceof Assaulting assault
                ? AssaultForecast.of(view.table(), assault).map(AssaultOdds::of)
                : Optional.empty();
    }
}
