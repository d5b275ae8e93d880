package sandtable.notquitemechanized.sequence;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.engineers.Demolitions;
import sandtable.notquitemechanized.engineers.Minefields;
import sandtable.notquitemechanized.fireplan.RegisteredFire;
import sandtable.notquitemechanized.morale.Resting;
import sandtable.notquitemechanized.movement.Arrivals;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.movement.MoveStep;
import sandtable.notquitemechanized.movement.Riders;
import sandtable.notquitemechanized.movement.Tracks;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.reaction.Reserves;
import sandtable.notquitemechanized.recce.RecceSequence;
import sandtable.notquitemechanized.recce.StartLine;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/**
 * NQM-SEQ.1, step 2: orders that have arrived take effect, and all bodies move in ten steps at
 * once, with recce sequences and registered fire inside them. Nobody is asked.
 */
public record MoveToContact() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State arrived = Messages.arrived(StartLine.shakenOut(state), telling);
        State ordered = Resting.disorganised(Reserves.called(arrived, telling), telling);
        State up = Riders.mounted(ordered, telling);
        State charged = Demolitions.blown(Demolitions.laid(up, telling), telling);
        Going going = Going.begin(Spotting.updated(Tracks.laid(charged), telling));
        Trails trails = Trails.begin(going.state());
        for (int step = 1; step <= Setting.STEPS.value(); step++) {
            Going before = going;
            going = Minefields.afterStep(before, MoveStep.taken(before, telling), telling);
            going = RecceSequence.stops(before, going, telling);
            going = going.with(Spotting.updated(going.state(), telling));
            going = RecceSequence.meetings(before, going, telling);
            going = RegisteredFire.afterStep(going, step, telling);
            trails = trails.with(going.state());
        }
        going = RecceSequence.looks(going, telling);
        trails.tell(going, telling);
        return new Flow.Done<>(Arrivals.settled(going.state(), telling));
    }

    @Override
    public String named() {
        return "move to contact";
    }
}
