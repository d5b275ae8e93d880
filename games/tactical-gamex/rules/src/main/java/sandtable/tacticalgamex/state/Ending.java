package sandtable.tacticalgamex.state;

import java.util.List;

/** What a unit does at the end of its way. */
public sealed interface Ending {
    Ending NOTHING = new Nothing();
    Ending UNLOAD = new Unload();
    Ending RISE = new Rise();
    Ending SINK = new Sink();
    Ending ENTER_FORT = new EnterFort();
    Ending LEAVE_FORT = new LeaveFort();
    Ending LEAVE = new Leave();

    record Nothing() implements Ending {}

    record Load(UnitId passenger) implements Ending {}

    record Unload() implements Ending {}

    /** These get off a landing craft on the beach and then move (TGX-10.4.f, TGX-10.4.g). */
    record Ashore(List<UnitId> passengers) implements Ending {
        public Ashore {
            passengers = List.copyOf(passengers);
        }
    }

    /** Down to Up in a stream (TGX-6.3.9.i). */
    record Rise() implements Ending {}

    /** Up to Down. */
    record Sink() implements Ending {}

    /** Beneath the fortification marker. */
    record EnterFort() implements Ending {}

    /** Out from under it, in the same hex (R-TGX-97). */
    record LeaveFort() implements Ending {}

    /** Units in a hex are attacked in close combat. */
    sealed interface Attack extends Ending {
        HexId hex();
    }

    /** The last hex but one is overrun (TGX-6.4.5). */
    record Overrun(HexId hex) implements Attack {}

    /** TGX-6.4.6. */
    record CloseAssault(HexId hex) implements Attack {}

    /** Off the map by an exit hex. */
    record Leave() implements Ending {}
}
