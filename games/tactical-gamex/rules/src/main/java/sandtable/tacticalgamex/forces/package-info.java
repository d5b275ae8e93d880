/** TGX-2: unit types, their classes and abilities, and aircraft. */
package sandtable.tacticalgamex.forces;
