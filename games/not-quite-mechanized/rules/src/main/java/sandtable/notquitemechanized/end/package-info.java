/** C18: when a battle is over, and who has won it. */
package sandtable.notquitemechanized.end;
