/** NQM-SCALE, NQM-MOVE.13: the ground, what it costs and what it hides. */
package sandtable.notquitemechanized.terrain;
