// What the guide says: a title, some words, and a key by which it is said once.
export interface Hint {
    key: string;
    title: string;
    words: string;
}
