/** Luck as a parameter: dice, pools, exact odds, dice that can be checked. */
package sandtable.kernel.luck;
