/** NQM-AIR: sorties and anti-aircraft fire (C13). */
package sandtable.notquitemechanized.air;
