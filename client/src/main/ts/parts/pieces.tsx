// A piece in small, and where it is.
import { Counter } from '../draw/counter';
import { placeKey } from '../table/table';
import type { Piece } from '../wire/types';

export const MiniCounter = ({ piece, size = 44 }: { piece: Piece; size?: number }) => (
    <svg class="mini" width={size} height={size} viewBox="-32 -32 66 66" aria-hidden="true">
        <Counter piece={piece} detail={size >= 60 ? 3 : size >= 40 ? 2 : 1} />
    </svg>
);

export const where = (piece: Piece): string =>
    piece.places.map(each => (each.type === 'Box' ? each.name : placeKey(each))).join(' + ');
