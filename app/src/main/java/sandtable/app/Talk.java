package sandtable.app;

import java.util.Optional;

/** The words between the program and whoever sits at the terminal. */
interface Talk extends AutoCloseable {
    void say(String text);

    /** One line of answer; nothing when there is no more. */
    Optional<String> ask(String prompt);

    /** Wipes what is on the screen, so that the next person does not read it. */
    void wipe();

    @Override
    void close();
}
