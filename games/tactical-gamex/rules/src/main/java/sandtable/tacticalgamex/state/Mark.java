package sandtable.tacticalgamex.state;

/** What can be marked on a unit (TGX-2.3.c, TGX-6.3.9.f). */
public enum Mark {
    /** On its reverse side (TGX-2.1.e). */
    DISRUPTED("disrupted"),
    MOVED("Moved"),
    FIRED("Fired"),
    /** Activated for something that is neither movement nor fire (TGX-2.3.d). */
    COMPLETED("Completed"),
    OPPORTUNITY_FIRE("Opportunity Fire"),
    /** Has moved so that it may still fire in this turn (TGX-18.1.a). */
    MOBILE_FIRE("Mobile Fire"),
    /** In a stream hex, out of sight (TGX-6.3.9.f). */
    DOWN("Down"),
    /** In a stream hex, able to attack out of it (TGX-6.3.9.i). */
    UP("Up"),
    /** Beneath a fortification marker (TGX-8.4.d). */
    INSIDE("inside"),
    /** Was aboard a transport in this turn (TGX-6.4.6.d). */
    CARRIED("carried"),
    /** Its hex has been paid for movement in this impulse (TGX-4.2.2.e). */
    CALLED("called"),
    /** Its hex has been paid for engineer work in this impulse (TGX-4.2.2.m). */
    CALLED_TO_WORK("called to work"),
    /** Was fired at on its way and may think again; gone before anything else happens. */
    FIRED_AT("fired at"),
    /** Moves at quick-time; gone when its move ends (TGX-15.0.a). */
    QUICK_TIME("at quick-time"),
    /** Comes no nearer to the enemies it fears in this impulse (TGX-23.1.a). */
    HESITATES("hesitates"),
    /** Was disrupted, and whoever is aboard may get off; gone with the answer (TGX-14.0.a). */
    BAILING_OUT("bailing out");

    private final String words;

    Mark(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
