// Patterns and arrowheads used on the map.

export const Defs = () => (
    <defs>
        <pattern id="reach" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" fill="var(--sel-soft)" />
            <rect width="1.1" height="7" fill="var(--sel)" opacity=".38" />
        </pattern>
        <pattern id="zone-a" width="8" height="8" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.2" fill="var(--a)" opacity=".75" />
        </pattern>
        <pattern id="zone-b" width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M5 4.7l2.6 2.6M7.6 4.7 5 7.3" stroke="var(--b)" stroke-width="1" opacity=".85" />
        </pattern>
        <pattern id="veil" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <rect width="6" height="6" fill="var(--bg)" opacity=".45" />
            <rect width="1" height="6" fill="var(--ink3)" opacity=".35" />
        </pattern>
        <marker id="arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
            <path d="M0 0 10 5 0 10 2.5 5z" fill="var(--ink)" />
        </marker>
        <marker
            id="arrow-case"
            viewBox="0 0 10 10"
            refX="5.4"
            refY="5"
            markerWidth="3.4"
            markerHeight="3.4"
            orient="auto"
        >
            <path d="M0 0 10 5 0 10 2.5 5z" fill="var(--card)" />
        </marker>
    </defs>
);
