/** HB-LOG, HB-TC, HB-FN.3: LOG, Transport, recovery. */
package sandtable.hexblitz.supply;
