/** What a scenario fixes for the whole game: sides, troops, victory, and the ids of all of them. */
package sandtable.blitzkriegcommander.battle;
