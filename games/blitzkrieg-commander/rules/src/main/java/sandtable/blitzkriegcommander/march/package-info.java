/**
 * Moves that are under way. They lie above the sections of {@code movement}, since those who fire
 * and fall back use them too.
 */
package sandtable.blitzkriegcommander.march;
