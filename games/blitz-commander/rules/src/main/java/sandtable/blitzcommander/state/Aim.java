package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.TankId;

/** BC-AT.3: so many tanks of one type fire at tanks of another. */
public record Aim(TankId firing, TankId target, int tanks) {}
