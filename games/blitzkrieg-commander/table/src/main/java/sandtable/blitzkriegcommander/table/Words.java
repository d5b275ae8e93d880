package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

/** What forecasts have in common. */
final class Words {
    private Words() {}

    static String fate(Fate fate) {
        return switch (fate) {
            case NOTHING -> "nothing";
            case HIT -> "hit";
            case SUPPRESSED -> "suppressed";
            case FALLS_BACK -> "falls back";
            case KNOCKED_OUT -> "knocked out";
        };
    }

    static Reason cover(CoverOf cover) {
        String figure =
                switch (cover.cover()) {
                    case NONE -> "no cover";
                    case SOFT -> "soft cover";
                    case HARD -> "hard cover";
                };
        return Reason.of("target in " + cover.by(), figure, cover.clause().id());
    }

    static Forecast.Figure chance(String words, double chance) {
        return new Forecast.Figure(words, chance, Forecast.Measure.PROBABILITY);
    }
}
