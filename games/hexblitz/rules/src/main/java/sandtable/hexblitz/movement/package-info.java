/** HB-MOV, HB-TERR, HB-STK.2, HB-INT: marches, roads, rivers, stands across edges, exits. */
package sandtable.hexblitz.movement;
