package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Ended;
import sandtable.scene.Party;
import sandtable.scene.Stage;
import sandtable.scene.Track;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.air.Returning;
import sandtable.tacticalgamex.chaos.ActionDeck;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.landing.ComingOn;
import sandtable.tacticalgamex.landing.Launching;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sequence.Keeping;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How far a battle is: turn, impulse, activation points, strength and points of both sides. */
final class Progress {
    private final View view;
    private final Table table;
    private final Names names;

    Progress(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Track> tracks() {
        var tracks = new ArrayList<Track>();
        var turns = new ArrayList<Track.Box>();
        for (int turn = 1; turn <= table.battle().plan().turns(); turn++) {
            turns.add(new Track.Box(String.valueOf(turn), ""));
        }
        tracks.add(new Track("Turn", turns, Math.clamp(table.turn() - 1, 0, turns.size() - 1)));
        impulse().ifPresent(each -> tracks.add(pool(each)));
        if (table.initiative().holder() instanceof Holder.OfSide(int side)) {
            var holder = new Track.Box(names.side(side), "");
            tracks.add(new Track("Initiative", List.of(holder), 0));
        }
        if (!table.battle().plan().victory().scores().isEmpty()) {
            tracks.add(points());
        }
        if (ActionDeck.inUse(table)) {
            tracks.add(cards());
        }
        return tracks;
    }

    /** TGX-4.2.1.a: the activation points that are left, and whose they are. */
    private Track pool(Impulse impulse) {
        var left = new Track.Box(String.valueOf(impulse.points()), names.side(impulse.side()));
        return new Track("Activation points", List.of(left), 0);
    }

    private Track points() {
        int first = Survey.points(view, 0);
        int second = Survey.points(view, 1);
        return new Track(
                "Points",
                List.of(
                        new Track.Box(String.valueOf(first), names.side(0)),
                        new Track.Box(String.valueOf(second), names.side(1))),
                second > first ? 1 : 0);
    }

    /** TGX-24.5.a: how many cards each side keeps; which they are only their owner knows. */
    private Track cards() {
        int own = view.secrets().hand().size();
        var boxes = new ArrayList<Track.Box>();
        for (int side = 0; side < 2; side++) {
            int kept = side == view.me() ? own : view.enemyHand();
            boxes.add(new Track.Box(String.valueOf(kept), names.side(side)));
        }
        return new Track("Cards", boxes, view.me());
    }

    private Optional<Impulse> impulse() {
        Impulse impulse = table.impulse();
        return impulse.none() ? Optional.empty() : Optional.of(impulse);
    }

    /** TGX-4.0: the steps of a turn, with what is under way in the impulse. */
    List<Stage> sequence() {
        var stages = new ArrayList<Stage>();
        if (view.step() instanceof SettingUp(int side, _)) {
            stages.add(stage(names.side(side) + " sets up", true, "TGX-3.0.a"));
        }
        if (view.step() instanceof Positioning(int side) && view.table().impulse().none()) {
            stages.add(stage(names.side(side) + " positions guns", true, "TGX-19.1.a"));
        }
        landing().ifPresent(stages::add);
        stages.add(stage("Initiative", false, "TGX-4.1.a"));
        Optional<Impulse> impulse = impulse();
        stages.add(
                stage(
                        impulse.map(each -> names.side(each.side()) + " impulse")
                                .orElse("Activation"),
                        impulse.isPresent() && under().isEmpty(),
                        "TGX-4.2.a"));
        under().ifPresent(stages::add);
        boolean housekeeping =
                view.step() instanceof Keeping
                        || view.step() instanceof Advancing
                        || view.step() instanceof ComingOn;
        stages.add(stage("Housekeeping", housekeeping, "TGX-4.3.a"));
        stages.add(stage("Victory check", view.step() instanceof Ended, "TGX-4.4.a"));
        return stages;
    }

    /** TGX-10: what is done about a landing before the first turn. */
    private Optional<Stage> landing() {
        return switch (view.step()) {
            case Loading(int side) ->
                    Optional.of(stage(names.side(side) + " loads its craft", true, "TGX-10.1.b"));
            case Launching(int side) ->
                    Optional.of(stage(names.side(side) + " puts to sea", true, "TGX-10.2.a"));
            default -> Optional.empty();
        };
    }

    private Optional<Stage> under() {
        return switch (view.step()) {
            case Moving moving ->
                    Optional.of(
                            stage("Move " + names.unit(moving.walk().unit()), true, "TGX-5.0.a"));
            case Positioning _ when !table.impulse().none() ->
                    Optional.of(stage("Position", true, "TGX-19.1.a"));
            case UnderFire _ -> Optional.of(stage("Opportunity fire", true, "TGX-6.4.2.c"));
            case Firing _, Spotted _ -> Optional.of(stage("Fire", true, "TGX-4.2.2.j"));
            case Charging _ ->
                    Optional.of(
                            table.impulse().charge().overrun()
                                    ? stage("Overrun", true, "TGX-6.4.5.c")
                                    : stage("Close assault", true, "TGX-6.4.6.c"));
            case Repelling _ -> Optional.of(stage("Banzai attack", true, "TGX-17.2.a"));
            case Flying _, Returning _ -> Optional.of(stage("Aircraft", true, "TGX-6.4.7.e"));
            case OverGuns _ -> Optional.of(stage("AA fire", true, "TGX-6.4.7.f"));
            default -> Optional.empty();
        };
    }

    private static Stage stage(String words, boolean current, String clause) {
        return new Stage(words, current, Clause.of(clause));
    }

    /** Combat units only, as the rules count them: trucks are none. */
    List<Party> parties() {
        var parties = new ArrayList<Party>();
        for (int side = 0; side < 2; side++) {
            int left = 0;
            int all = 0;
            for (int i = 0; i < table.units().size(); i++) {
                if (table.stand(i).side() == side && table.stand(i).piece().combatUnit()) {
                    all++;
                    left += table.unit(i).eliminated() ? 0 : 1;
                }
            }
            String id = table.battle().side(side).id();
            parties.add(new Party(id, names.side(side), left, all, "units", true));
        }
        return parties;
    }
}
