package sandtable.bench.load;

/** What plays, by what it asks the server for. */
enum Client {
    /** A program that wants to know what it may answer and nothing else. */
    BOT("QUESTION", "a bot"),

    /** The page in the browser: it keeps the scene and is told what changed. */
    PAGE("CHANGES", "the page"),

    /** A program that asks for everything each time. */
    WHOLE("POSITION", "whole positions");

    private final String show;
    private final String words;

    Client(String show, String words) {
        this.show = show;
        this.words = words;
    }

    String words() {
        return words;
    }

    String show() {
        return show;
    }
}
