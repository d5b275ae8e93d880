// Why something could not be done, told at once; nothing while all is well.
export const Failed = ({ words }: { words: string }) =>
    words === '' ? null : (
        <p class="failed" role="alert">
            {words}
        </p>
    );
