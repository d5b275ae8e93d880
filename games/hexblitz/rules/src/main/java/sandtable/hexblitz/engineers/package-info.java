/** Work on bridges (data ruling 43). */
package sandtable.hexblitz.engineers;
