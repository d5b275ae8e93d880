/** TGX-11: airborne assaults, from the plan to the ground. */
package sandtable.tacticalgamex.airborne;
