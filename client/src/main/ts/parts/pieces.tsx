// A piece in small, and where it is.
import { Base } from '../draw/base';
import { Counter } from '../draw/counter';
import { placeWord } from '../table/places';
import type { Piece } from '../wire/types';

export const MiniCounter = ({ piece, size = 44 }: { piece: Piece; size?: number }) => (
    <svg
        class="mini"
        width={size}
        height={size}
        viewBox={piece.baseMm > 0 ? '-42 -42 84 84' : '-32 -32 66 66'}
        aria-hidden="true"
    >
        {piece.baseMm > 0 ? (
            <Base piece={piece} detail={size >= 60 ? 3 : 2} />
        ) : (
            <Counter piece={piece} detail={size >= 60 ? 3 : size >= 40 ? 2 : 1} />
        )}
    </svg>
);

export const where = (piece: Piece): string =>
    piece.places.map(each => (each.type === 'Box' ? each.name : placeWord(each))).join(' + ') +
    (piece.baseMm > 0 && piece.heading >= 0 ? ` facing ${piece.heading}°` : '');
