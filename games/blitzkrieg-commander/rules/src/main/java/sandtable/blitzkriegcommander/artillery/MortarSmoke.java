package sandtable.blitzkriegcommander.artillery;

import static sandtable.blitzkriegcommander.data.Setting.MORTAR_SMOKE;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.offtable.FireZones;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-SMK.2: a mortar lays smoke in place of fire. */
public final class MortarSmoke implements ActionRule {
    private static final Clause SMOKE = Clause.of("BKC-SMK.2");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.LaySmoke;
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return List.of(((Decision.LaySmoke) decision).mortar());
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        var smoke = (Decision.LaySmoke) decision;
        return reason(view.table(), context, smoke.mortar(), smoke.at())
                .map(why -> new Violation(SMOKE, why));
    }

    private static Optional<String> reason(
            Table table, ActionContext context, UnitId mortar, Spot at) {
        UnitType type = table.stand(mortar).type();
        int range = type.ap().rangeMm();
        String place = Centimetres.words(at);
        if (!type.is(Note.SMOKE)) {
            return Optional.of("%s lays no smoke".formatted(mortar));
        }
        if (!table.ground().table().contains(at)) {
            return Optional.of("%s is not on the table".formatted(place));
        }
        boolean inRange = Gaps.within(table, mortar, at, range);
        boolean tooNear =
                type.leastRangeMm() > 0 && Gaps.within(table, mortar, at, type.leastRangeMm() - 1);
        if (!inRange || tooNear) {
            return Optional.of(
                    "%s is %s cm from %s, which reaches from %s to %s"
                            .formatted(
                                    place,
                                    Centimetres.words(Gaps.mm(table, mortar, at)),
                                    mortar,
                                    Centimetres.words(type.leastRangeMm()),
                                    Centimetres.words(range)));
        }
        boolean seen =
                Sight.sees(table, mortar, at)
                        || context.commander().filter(it -> Sight.sees(table, it, at)).isPresent();
        return seen
                ? Optional.empty()
                : Optional.of("neither %s nor who ordered it sees %s".formatted(mortar, place));
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        if (context.commander().isEmpty() // BKC-INIT.5 knows no such action
                || !view.table().stand(unit).type().is(Note.SMOKE)) {
            return List.of();
        }
        return view.table().onTable(view.enemy()).stream()
                .map(each -> view.table().spot(each).orElseThrow())
                .<Decision>map(at -> new Decision.LaySmoke(unit, at))
                .filter(each -> check(view, context, each).isEmpty())
                .toList();
    }

    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        var smoke = (Decision.LaySmoke) decision;
        Table table = state.table();
        int side = table.stand(smoke.mortar()).side();
        var cloud = FireZones.disc(smoke.at(), MORTAR_SMOKE.value());
        telling.tell(new ArtilleryHappening.SmokeLaid(cloud, SMOKE));
        return new Flow.Done<>(state.with(table.plus(new Smoke(cloud, side, table.ownTurn(side)))));
    }
}
