/** What each side knows of a position and of what happens, and what it may believe of the rest. */
package sandtable.hexblitz.knowledge;
