package sandtable.bench;

/**
 * What is demanded of a server of one scenario.
 *
 * @param botRate actions in a CPU second of the server, played by bots that ask for no scene
 * @param pageRate the same as the page asks; 0 where nothing is demanded
 * @param bytes sent for an action, at most
 */
public record Served(String scenario, double botRate, double pageRate, double bytes) {}
