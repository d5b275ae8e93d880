// Grey bars where something is still to come; who has not long to wait does not see them.
export const Bones = ({ count }: { count: number }) => (
    <div class="bones" role="status">
        <span class="sr">Loading</span>
        {Array.from({ length: count }, (_, i) => (
            <i key={i} />
        ))}
    </div>
);
