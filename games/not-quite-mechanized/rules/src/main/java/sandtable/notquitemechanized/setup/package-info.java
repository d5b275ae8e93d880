/** The position with which a battle begins. */
package sandtable.notquitemechanized.setup;
