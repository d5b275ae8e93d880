// A clause on a page of the book: leads to its demand.
interface Props {
    ruleset: string;
    clause: string | null;
}

export const ClauseLink = ({ ruleset, clause }: Props) =>
    clause === null || clause === '' ? null : (
        <a class="chip" href={`#/rules/${ruleset}/${clause}`} title={`Open rule ${clause}`}>
            {clause}
        </a>
    );
