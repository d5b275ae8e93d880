/** NQM-CMD, NQM-CTRL, NQM-OOB: the operation order, orders to units, instructions (C3). */
package sandtable.notquitemechanized.orders;
