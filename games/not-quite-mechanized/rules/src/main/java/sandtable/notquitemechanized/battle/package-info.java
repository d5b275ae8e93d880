/** What a scenario fixes for the whole game: posts, troops, ground, plans, victory. */
package sandtable.notquitemechanized.battle;
