/** BC-MOVE Move Action, BC-ROAD Road Movement, BC-OVR Overrun. */
package sandtable.blitzcommander.movement;
