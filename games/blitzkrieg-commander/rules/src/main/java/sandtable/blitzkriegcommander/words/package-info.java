/** How decisions are typed: what the words of all chapters share. */
package sandtable.blitzkriegcommander.words;
