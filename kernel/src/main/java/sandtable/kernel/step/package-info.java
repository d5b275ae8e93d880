/** What is under way: steps, the stack they lie on, and rules that are made of them. */
package sandtable.kernel.step;
