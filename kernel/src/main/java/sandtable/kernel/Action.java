package sandtable.kernel;

/**
 * Something a side asks to do. A rule set seals its own; components are ids and numbers, never live
 * objects.
 */
public interface Action {}
