// Our line icons on a grid of 24. One without a word beside it needs a name for those who cannot see it.

const PATHS = {
    mark: 'M12 2.6 20.2 7.3v9.4L12 21.4 3.8 16.7V7.3zM3.8 13.2c3.2-2.6 5.2 1.8 8.4-.4s4.6-2.8 8-.6M12 6.4v3.2M10.4 8h3.2',
    redo: 'M15.5 5 20 9.5 15.5 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15',
    undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9',
    book: 'M4 5.5c3-1.4 5.6-1 8 .8 2.4-1.8 5-2.2 8-.8v13c-3-1.4-5.6-1-8 .8-2.4-1.8-5-2.2-8-.8zM12 6.3v13',
    eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0',
    layers: 'm12 3.5 8.5 4.7L12 13 3.5 8.2zM3.5 12.5l8.5 4.8 8.5-4.8M3.5 16.5l8.5 4.8 8.5-4.8',
    menu: 'M4 7h16M4 12h16M4 17h16',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    tape: 'M3 15.5 15.5 3 21 8.5 8.5 21zM6.5 12l2 2M9.5 9l3 3M12.5 6l2 2',
    flag: 'M6 21V4M6 4.5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0',
    clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7v5.3l3.5 2',
    lock: 'M5 10.5h14v10H5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
    check: 'm4.5 12.5 5 5L19.5 7',
    stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8',
    warn: 'M12 3.5 21.5 20h-19zM12 10v4.5M12 17.2v.3',
    play: 'M7 4.5v15l12-7.5z',
    pause: 'M8 5v14M16 5v14',
    prev: 'M18 5v14L8 12zM6 5v14',
    next: 'M6 5v14l10-7zM18 5v14',
    robot: 'M4.5 8h15v11h-15zM12 8V4.5M9 13v1.5M15 13v1.5M2.5 12v3M21.5 12v3',
    people: 'M12.3 8.5a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0M2.8 20c0-4 2.6-6.5 6.2-6.5s6.2 2.5 6.2 6.5M15.5 5.6a3 3 0 0 1 0 5.8M17.5 14c2.3.8 3.7 2.9 3.7 6',
    chair: 'M5 20v-4h14v4M7 16V5h10v11',
    sword: 'M4 4l10 10M20 4 10 14M6 18l3-3M18 18l-3-3M4.5 16.5l3 3M19.5 16.5l-3 3',
    boot: 'M7 3.5h6v8.5c0 1.5 6.5 2 6.5 5.5v3H7zM7 17.5h12',
    dice: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4M8.7 8.6v.2M12 11.9v.2M15.3 15.2v.2',
    share: 'M12 15V3.5M8 7l4-3.5L16 7M5 12v8.5h14V12',
    save: 'M12 3.5V15M8 11.5l4 3.5 4-3.5M5 12v8.5h14V12',
    star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
    moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
    sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
    up: 'm6 14.5 6-6 6 6',
    down: 'm6 9.5 6 6 6-6',
    chev: 'm9 5 7 7-7 7',
    back: 'm15 5-7 7 7 7',
    close: 'M6 6l12 12M18 6 6 18',
    search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0M15 15l5.5 5.5',
    turnleft: 'M6.5 8.5A7.5 7.5 0 1 1 4.5 13M6.5 3.5v5h5',
    turnright: 'M17.5 8.5A7.5 7.5 0 1 0 19.5 13M17.5 3.5v5h-5',
    pen: 'M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4',
    trash: 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6',
    fork: 'M6 20V4M6 16c7 0 11-2.5 11-9M13.5 10 17 6.5l3.5 3.5',
    bulb: 'M9.5 17.5c0-2-3.5-3.2-3.5-7.3a6 6 0 0 1 12 0c0 4.1-3.5 5.3-3.5 7.3zM9.8 20.5h4.4',
    chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
    text: 'M5 6h14M5 10h14M5 14h9M5 18h11',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
    <svg
        class="ic"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
    >
        <path d={PATHS[name]} />
    </svg>
);
