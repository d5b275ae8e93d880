/** R-BKC-81: standing orders for opportunity fire, as units have them. */
package sandtable.blitzkriegcommander.standing;
