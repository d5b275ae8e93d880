/** NQM-MOVE, NQM-TIME: ten simultaneous steps of movement (C5). */
package sandtable.notquitemechanized.movement;
