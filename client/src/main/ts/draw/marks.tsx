// Paths as the data file has them.
import { colourOf, type Mark } from './drawings';

export const Marks = ({ marks, ink }: { marks: readonly Mark[]; ink: string }) => (
    <>
        {marks.map(mark => (
            <path
                key={mark.d}
                d={mark.d}
                fill={mark.fill === undefined ? 'none' : colourOf(mark.fill, ink)}
                fill-opacity={mark.opacity}
                stroke={mark.stroke === undefined ? undefined : colourOf(mark.stroke, ink)}
                stroke-width={mark.width}
                stroke-dasharray={mark.dash}
            />
        ))}
    </>
);
