/**
 * A position and its parts: the table, what each post keeps to itself, what is under way, what may
 * be decided and what happens. It knows no chapter.
 */
package sandtable.notquitemechanized.state;
