// How the game is played, in five minutes.
import type { HandbookPart } from '../wire/types';
import { ClauseLink } from './ClauseLink';
import { cut } from './words';

interface Props {
    ruleset: string;
    primer: readonly HandbookPart[];
}

export const Primer = ({ ruleset, primer }: Props) => (
    <div class="primer">
        {primer.map(part => (
            <section key={part.title}>
                <h3>{part.title}</h3>
                <ul>
                    {part.points.map(point => (
                        <li key={point}>
                            {cut(point).map(each => (
                                <span key={`${each.text}${each.clause}`}>
                                    {each.text} <ClauseLink ruleset={ruleset} clause={each.clause} />
                                </span>
                            ))}
                        </li>
                    ))}
                </ul>
            </section>
        ))}
    </div>
);
