// What modules ask a browser for when they are loaded, for tests that run without one.
const nothing = (): void => undefined;

Object.assign(globalThis, {
    localStorage: { getItem: () => null, setItem: nothing },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    location: { hash: '' },
    addEventListener: nothing,
    document: { documentElement: { dataset: {} } },
});
