/** HB-TERR Terrain: the map, and what can be seen from each hex. */
package sandtable.hexblitz.terrain;
