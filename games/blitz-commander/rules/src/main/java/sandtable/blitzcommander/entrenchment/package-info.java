/** BC-ENT Entrench Action. */
package sandtable.blitzcommander.entrenchment;
