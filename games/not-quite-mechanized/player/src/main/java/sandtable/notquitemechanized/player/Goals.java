package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.notquitemechanized.battle.Victory.Condition;
import sandtable.notquitemechanized.battle.Victory.Measure;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** How far the attacker, who wins by the first grade, has come towards it: from 0 to 1. */
final class Goals {
    private static final double DRAW = 0.5;

    private final Battle battle;
    private final Map<Region, Nearness> nearness = new HashMap<>();
    private final int attacker;

    Goals(Battle battle) {
        this.battle = battle;
        this.attacker = battle.victory().grades().getFirst().winner().orElse(0);
        battle.victory().grades().forEach(each -> each.all().forEach(this::prepare));
        battle.victory().scores().forEach(each -> prepare(each.measure()));
        battle.victory().exits().forEach(each -> near(exit(each)));
    }

    int attacker() {
        return attacker;
    }

    private void prepare(Condition condition) {
        switch (condition) {
            case Condition.Companies(_, _, var where) -> near(where);
            case Condition.Nobody(_, var where) -> near(where);
            case Condition.Left _, Condition.Points _ -> {}
        }
    }

    private void prepare(Measure measure) {
        switch (measure) {
            case Measure.Companies(_, var where, _) -> near(where);
            case Measure.TwoBounds(var where) -> near(where);
            case Measure.BrokenBattalions _, Measure.BrokenBrigades _, Measure.TankCompanies _ -> {}
        }
    }

    private Nearness near(Region region) {
        return nearness.computeIfAbsent(region, each -> new Nearness(battle.ground(), each));
    }

    private static Region exit(Victory.Exit exit) {
        return new Region.Near(exit.at(), exit.metres());
    }

    /** The attacker's progress. */
    double progress(Picture picture) {
        double sum = 0;
        double weights = 0;
        for (Victory.Grading each : battle.victory().grades()) {
            boolean asks = !each.all().isEmpty();
            boolean draw = each.winner().isEmpty();
            boolean his = draw || each.winner().getAsInt() == attacker;
            if (asks && his) {
                double weight = draw ? DRAW : 1;
                sum += weight * progress(picture, each);
                weights += weight;
            }
        }
        return weights == 0 ? 0 : sum / weights;
    }

    private double progress(Picture picture, Victory.Grading grade) {
        double sum = 0;
        for (Condition each : grade.all()) {
            sum += progress(picture, each);
        }
        return sum / grade.all().size();
    }

    private double progress(Picture picture, Condition condition) {
        return switch (condition) {
            case Condition.Companies(var camp, var many, var where) ->
                    companies(picture, camp, many, where);
            case Condition.Nobody(var camp, var where) -> 1 - held(picture, camp, where);
            case Condition.Left(var camp) -> left(picture, camp);
            case Condition.Points(var camp, var least) ->
                    Math.clamp(points(picture, camp) / least, 0, 1);
        };
    }

    /** How near so many companies of a camp are, those that are nearest. */
    private double companies(Picture picture, int camp, int many, Region where) {
        var best = new double[battle.stands().size()];
        int count = 0;
        for (Stand each : battle.stands()) {
            boolean company =
                    each.camp() == camp
                            && each.type().disc()
                            && each.type().kind() == StandKind.FIGHTING
                            && !picture.table().unit(each.unit()).broken();
            Optional<Spot> at = company ? picture.spot(each.id()) : Optional.empty();
            if (at.isPresent() && picture.table().present(each.id()) > 0) {
                best[count++] = near(where).of(at.get());
            }
        }
        Arrays.sort(best, 0, count);
        double sum = 0;
        for (int i = 0; i < Math.min(many, count); i++) {
            sum += best[count - 1 - i];
        }
        return sum / many;
    }

    /** The part of a camp's strength that is near to a region. */
    private double held(Picture picture, int camp, Region where) {
        double there = 0;
        double all = 0;
        for (Stand each : battle.stands()) {
            if (each.camp() == camp && each.type().arm().teeth()) {
                all += each.type().strength();
                Optional<Spot> at = picture.spot(each.id());
                boolean holds = at.isPresent() && where.contains(at.get());
                there += holds ? picture.strength(each) : 0;
            }
        }
        return all == 0 ? 0 : Math.min(1, there / all);
    }

    /** How far the best battalion has come off the table, with enough strength. */
    private double left(Picture picture, int camp) {
        double best = 0;
        for (Formation each : battle.formations()) {
            if (each.camp() == camp && each.bodies().size() > 1) {
                best = Math.max(best, Math.min(1, 2 * picture.fitness(each)) * gone(picture, each));
            }
        }
        return best;
    }

    private double gone(Picture picture, Formation unit) {
        double sum = 0;
        for (BodyId each : unit.bodies()) {
            boolean off = picture.table().body(each).where() == Whereabouts.Off.LEFT;
            Optional<Spot> at = picture.spot(each);
            sum += off ? 1 : at.isPresent() ? 0.9 * exits(unit.camp(), at.get()) : 0;
        }
        return sum / unit.bodies().size();
    }

    private double exits(int camp, Spot at) {
        double best = 0;
        for (Victory.Exit each : battle.victory().exits()) {
            best = each.camp() == camp ? Math.max(best, near(exit(each)).of(at)) : best;
        }
        return best;
    }

    private double points(Picture picture, int camp) {
        double sum = 0;
        for (Victory.Score each : battle.victory().scores()) {
            if (each.camp() == camp) {
                sum += each.points() * expected(picture, camp, each.measure());
            }
        }
        return sum;
    }

    private double expected(Picture picture, int camp, Measure measure) {
        return switch (measure) {
            case Measure.Companies(var many, var where, _) ->
                    square(companies(picture, camp, many, where));
            case Measure.TwoBounds(var where) -> square(companies(picture, camp, 1, where));
            case Measure.BrokenBattalions(var of) -> shaken(picture, of);
            case Measure.BrokenBrigades(var of, var battalions) -> shaken(picture, of) / battalions;
            case Measure.TankCompanies(var of) -> tanks(picture, of);
        };
    }

    private static double square(double of) {
        return of * of;
    }

    /** Battalions that are broken, and those that are on their way to it. */
    private double shaken(Picture picture, int of) {
        double sum = 0;
        for (Formation each : battle.formations()) {
            if (each.camp() == of && each.bodies().size() > 1) {
                boolean broken = picture.table().unit(each.id()).broken();
                double lost = 1 - picture.fitness(each);
                sum += broken ? 1 : 0.5 * square(Math.min(1, 1.5 * lost));
            }
        }
        return sum;
    }

    private double tanks(Picture picture, int of) {
        double sum = 0;
        for (Stand each : battle.stands()) {
            if (each.camp() == of && each.type().tanks()) {
                int gone = picture.table().body(each.id()).casualties().all();
                sum += square((double) gone / each.type().strength());
            }
        }
        return sum;
    }
}
