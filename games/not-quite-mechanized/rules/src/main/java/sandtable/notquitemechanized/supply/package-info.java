/** NQM-LOG, NQM-REORG, NQM-CP: reorganising, ammunition, collection points (C15). */
package sandtable.notquitemechanized.supply;
