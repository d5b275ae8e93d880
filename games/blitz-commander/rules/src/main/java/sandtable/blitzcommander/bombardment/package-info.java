/** BC-BOMB Bombardment Action, with BC-BART Artillery and BC-BAIR Aircraft. */
package sandtable.blitzcommander.bombardment;
