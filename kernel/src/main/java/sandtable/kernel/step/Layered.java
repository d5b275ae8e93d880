package sandtable.kernel.step;

/** A position that keeps what is under way in a stack of steps. */
public interface Layered<S extends Layered<S>> {
    Stack<S> stack();

    S with(Stack<S> stack);
}
