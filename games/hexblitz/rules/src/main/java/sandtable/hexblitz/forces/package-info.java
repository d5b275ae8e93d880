/** HB-STAND, HB-SP, HB-TC: kinds of stands, how they move, their weapons, strength and capacity. */
package sandtable.hexblitz.forces;
