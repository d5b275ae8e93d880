/** A game as text, and playing it again. */
package sandtable.kernel.save;
