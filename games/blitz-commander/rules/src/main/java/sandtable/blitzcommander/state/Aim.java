package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.Charts;

/** BC-AT.3: so many tanks of one type fire at tanks of another, by number in {@link Charts}. */
public record Aim(int firing, int target, int tanks) {}
