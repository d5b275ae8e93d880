/** TGX-6.3: what goes for every attack: targets, modifiers, losses. */
package sandtable.tacticalgamex.combat;
