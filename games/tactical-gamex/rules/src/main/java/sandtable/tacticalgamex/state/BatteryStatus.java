package sandtable.tacticalgamex.state;

/**
 * TGX-6.4.4 An off-board battery in play.
 *
 * @param ready whether its morale check for the attack being prepared was passed (TGX-6.4.4.c)
 * @param fired whether it has fired in this turn
 * @param heard whether it has ever fired, so that the enemy may answer (TGX-6.4.4.n)
 */
public record BatteryStatus(
        boolean ready, boolean fired, boolean heard, boolean disrupted, boolean destroyed) {
    public static final BatteryStatus FRESH = new BatteryStatus(false, false, false, false, false);

    public boolean usable() {
        return !fired && !destroyed;
    }

    public BatteryStatus ready(boolean now) {
        return new BatteryStatus(now, fired, heard, disrupted, destroyed);
    }

    public BatteryStatus afterFire() {
        return new BatteryStatus(false, true, true, disrupted, destroyed);
    }

    public BatteryStatus refreshed() {
        return new BatteryStatus(false, false, heard, disrupted, destroyed);
    }

    public BatteryStatus disrupted(boolean now) {
        return new BatteryStatus(ready, fired, heard, now, destroyed);
    }

    public BatteryStatus lost() {
        return new BatteryStatus(false, fired, heard, disrupted, true);
    }
}
