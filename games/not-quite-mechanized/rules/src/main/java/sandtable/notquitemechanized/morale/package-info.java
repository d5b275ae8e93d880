/** NQM-BREAK, NQM-PRESS, NQM-RETR, NQM-DISORG: break tests and what follows (C10). */
package sandtable.notquitemechanized.morale;
