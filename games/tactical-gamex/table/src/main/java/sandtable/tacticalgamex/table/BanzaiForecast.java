package sandtable.tacticalgamex.table;

import sandtable.scene.Forecast;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.Trial;
import sandtable.tacticalgamex.state.Happening;

import java.util.ArrayList;
import java.util.List;

/** TGX-17.0 The odds of a Banzai attack, with the checks that come before its die. */
final class BanzaiForecast {
    private BanzaiForecast() {}

    /** The die as it is read if all pass their checks and nobody fires; those checks besides. */
    static Forecast of(Forecast attack, Trial trial, DiceForecast dice) {
        List<Happening.MoraleChecked> checks = trial.all(Happening.MoraleChecked.class);
        if (checks.isEmpty()) {
            return attack;
        }
        Forecast morale = dice.morale(checks);
        var reasons = new ArrayList<>(attack.reasons());
        reasons.add(Reason.of("Before the die, morale checks of", checks.size(), "TGX-17.1.a"));
        reasons.addAll(morale.reasons());
        var figures = new ArrayList<>(attack.figures());
        figures.addAll(morale.figures());
        return new Forecast(
                attack.words(),
                attack.clause(),
                reasons,
                attack.across(),
                attack.down(),
                attack.cells(),
                figures,
                attack.tables());
    }
}
