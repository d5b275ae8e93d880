package sandtable.tacticalgamex.combat;

import sandtable.tacticalgamex.state.Table;

/**
 * What an attack leaves behind.
 *
 * @param broken whether its stress has broken those who attacked (TGX-12.2.c)
 */
public record Aftermath(Table table, boolean broken) {}
