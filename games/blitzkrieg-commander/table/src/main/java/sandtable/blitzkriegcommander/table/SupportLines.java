package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Shape;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** What comes from off the table. */
record SupportLines(Told told) {
    LogLine of(SupportHappening event) {
        return switch (event) {
            case SupportHappening.Asked(
                            var observer,
                            var needed,
                            var dice,
                            var answer,
                            var clause) ->
                    new LogLine(
                            "%s asks for support with %d or less: %s"
                                    .formatted(
                                            told.unit(observer),
                                            needed.total(),
                                            UnitCard.word(answer)),
                            List.of(Told.sum(told.whose(observer), dice)),
                            Told.reasons(needed),
                            clause,
                            List.of(told.where(observer)));
            case SupportHappening.Deviated(var aim, var dice, int degrees, var at, var clause) ->
                    new LogLine(
                                    "It comes down at %s, %d° off its aim"
                                            .formatted(Names.at(at), degrees),
                                    List.of(Told.sum("centimetres", dice)),
                                    List.of(),
                                    clause,
                                    Names.way(List.of(aim, at)))
                            .drawn(List.of(strayed(aim, at, dice)));
            case SupportHappening.Lost(var at, var why, var clause) ->
                    Told.at("It is lost: " + why, clause, at);
            case SupportHappening.Struck(var zones, var attacks, var units, var clause) ->
                    new LogLine(
                                    "Fire comes down on " + struck(units),
                                    List.of(),
                                    Told.reasons(attacks),
                                    clause,
                                    Names.way(centres(zones)))
                            .drawn(zones.stream().map(SupportLines::zone).toList());
            case SupportHappening.SupportBlundered(var observer, int die, var clause) ->
                    blunder("%s blunders".formatted(told.unit(observer)), die, clause, observer);
            case SupportHappening.ValueLowered(
                            var observer,
                            int die,
                            int by,
                            int through,
                            var clause) ->
                    blunder(
                            "%s has %d less Command Value through turn %d"
                                    .formatted(told.unit(observer), by, through),
                            die,
                            clause,
                            observer);
            case SupportHappening.TurnedOnFriend(var friend, var clause) ->
                    told.said("All of it aims at " + told.unit(friend), clause, friend);
        };
    }

    private String struck(List<UnitId> units) {
        return units.isEmpty() ? "nobody" : told.all(units);
    }

    private static List<Spot> centres(List<Disc> zones) {
        return zones.stream().map(Disc::centre).toList();
    }

    private LogLine blunder(String words, int die, Clause clause, UnitId observer) {
        return new LogLine(
                words,
                List.of(Told.sum(told.whose(observer), List.of(die))),
                List.of(),
                clause,
                List.of(told.where(observer)));
    }

    LogLine of(ArtilleryHappening event) {
        return switch (event) {
            case ArtilleryHappening.MissionDue(var mission, var at, var clause) ->
                    Told.at(
                            "%s is due at %s"
                                    .formatted(Naming.capital(mission.toString()), Names.at(at)),
                            clause,
                            at);
            case ArtilleryHappening.SmokeLaid(var cloud, var clause) ->
                    Told.at("Smoke lies at " + Names.at(cloud.centre()), clause, cloud.centre());
            case ArtilleryHappening.GunAttacked it -> gun(it);
        };
    }

    private static LogLine gun(ArtilleryHappening.GunAttacked attacked) {
        var dice = new ArrayList<LogLine.Dice>();
        dice.add(Told.count("attacks", attacked.dice(), attacked.score()));
        if (!attacked.suppression().isEmpty()) {
            dice.add(Told.count("suppression", attacked.suppression(), attacked.score()));
        }
        return new LogLine(
                "%s is fired at: %s".formatted(attacked.gun(), UnitCard.word(attacked.fate())),
                dice,
                Told.reasons(attacked.attacks()),
                attacked.clause(),
                List.of());
    }

    /** From where it was aimed to where it came down; the dice are centimetres (BKC-ADEV.3). */
    private static Shape strayed(Spot aim, Spot at, List<Integer> dice) {
        int cm = dice.stream().mapToInt(Integer::intValue).sum();
        return new Shape.Arrow(
                Names.point(aim), Names.point(at), Shape.Look.SOLID, cm == 0 ? "" : cm + " cm");
    }

    private static Shape zone(Disc zone) {
        return new Shape.Disc(
                Names.point(zone.centre()), zone.radiusMm(), Shape.Look.FORBIDDEN, "");
    }
}
