package sandtable.blitzkriegcommander.fire;

/** What an attack can do to its target: so many unsaved hits, and what comes of them. */
public record Suffered(int unsaved, Fate fate) {}
