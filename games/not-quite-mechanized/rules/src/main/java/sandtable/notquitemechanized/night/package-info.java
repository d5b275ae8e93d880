/** NQM-TIME.4, .5: the night between two days (C16). */
package sandtable.notquitemechanized.night;
