// Asks for something that changes faster than it can be answered: the last wish wins, and there is a pause between two.

export class Latest<T> {
    private wish: T | undefined;
    private asking = false;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private asked = Number.NEGATIVE_INFINITY;

    /** @param ask is never called while it is still at work, nor sooner than gapMs after the call before */
    constructor(
        private readonly ask: (wish: T) => Promise<void>,
        private readonly gapMs: number,
        private readonly now: () => number = () => performance.now(),
    ) {}

    want(wish: T): void {
        this.wish = wish;
        this.go();
    }

    /** Forgets what was wished for last. */
    drop(): void {
        this.wish = undefined;
        clearTimeout(this.timer);
        this.timer = undefined;
    }

    private go(): void {
        if (this.asking || this.wish === undefined || this.timer !== undefined) return;
        const wait = this.asked + this.gapMs - this.now();
        if (wait > 0) {
            this.timer = setTimeout(() => {
                this.timer = undefined;
                this.go();
            }, wait);
            return;
        }
        const wish = this.wish;
        this.wish = undefined;
        this.asking = true;
        this.asked = this.now();
        void this.ask(wish).finally(() => {
            this.asking = false;
            this.go();
        });
    }
}
