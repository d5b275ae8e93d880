// A lesson under way: which step its reader is at, what is pointed at, and how it is shown.
import { computed, effect, signal, untracked } from '@preact/signals';
import { lessonsRead } from '../browser/settings';
import { pointOf } from '../table/scale';
import { get, post } from '../wire/http';
import type { Place, Position, Taught, TaughtStep } from '../wire/types';
import { press } from './answering';
import type { Play } from './play';

export class Teaching {
    readonly lesson = signal<Taught | null>(null);
    /** The step that is told; nothing where no lesson is given. */
    readonly at = computed<number | null>(() => this.atNow());
    readonly step = computed<TaughtStep | null>(() => {
        const at = this.at.value;
        return at === null ? null : (this.lesson.value?.steps[at] ?? null);
    });
    /** Where the pieces and places are that the step points at. */
    readonly points = computed<readonly Place[]>(() =>
        (this.step.value?.point ?? []).flatMap(each => this.placesOf(each)),
    );

    constructor(private readonly play: Play) {
        effect(() => this.fetch(play.game.position.value));
        effect(() => this.notice(this.refusals()));
        effect(() => this.bringIn(this.points.value));
    }

    private fetch(position: Position | null): void {
        const wanted = position !== null && position.lesson !== null;
        if (!wanted) {
            this.lesson.value = null;
            return;
        }
        if (untracked(() => this.lesson.value) !== null) return;
        void get<Taught>(`/api/lessons/${this.play.game.listed.scenario}`).then(answer => {
            if (answer.kind === 'ok') this.lesson.value = answer.value;
        });
    }

    /** Reading goes as far as the next answer that is missing, and never back behind one that was given. */
    private atNow(): number | null {
        const position = this.play.game.position.value;
        const lesson = this.lesson.value;
        if (lesson === null || position === null || position.lesson === null || position.side !== lesson.side)
            return null;
        const given = position.lesson;
        const { steps } = lesson;
        const missing = steps.findIndex(each => each.to > given);
        const last = missing < 0 ? steps.length - 1 : missing;
        const first = steps.findLastIndex(each => each.to > each.from && each.to <= given) + 1;
        const read = lessonsRead.value[this.play.game.id] ?? 0;
        return Math.min(last, Math.max(first, read));
    }

    /** The next step, where this one asks for no answer. */
    goOn(): void {
        const at = this.at.value;
        if (at !== null) lessonsRead.value = { ...lessonsRead.value, [this.play.game.id]: at + 1 };
    }

    /** The clauses by which something was refused just now. */
    private refusals(): readonly string[] {
        const { game, selection, measuring } = this.play;
        const notices = [game.notice.value, selection.doubt.value];
        const halt = measuring.active.value ? measuring.own.value?.halt?.violation.clause : undefined;
        return [
            ...notices.flatMap(each => (each?.kind === 'refused' && each.clause !== null ? [each.clause] : [])),
            ...(halt == null ? [] : [halt]),
        ];
    }

    /** What was to be tried has been refused as it ought to be. */
    private notice(clauses: readonly string[]): void {
        untracked(() => {
            const clause = this.step.value?.clause ?? null;
            if (clause !== null && clauses.includes(clause)) this.goOn();
        });
    }

    /** What is pointed at comes into the window. */
    private bringIn(places: readonly Place[]): void {
        untracked(() => {
            const { camera, game } = this.play;
            camera.include(places.flatMap(each => game.table.value?.spot(each) ?? []));
        });
    }

    private placesOf(name: string): readonly Place[] {
        const piece = this.play.shown.value?.scene.pieces.find(each => each.id === name);
        if (piece !== undefined) return piece.places.slice(0, 1);
        const place: Place = pointOf(name) ?? { type: 'Hex', number: name };
        return this.play.game.table.value?.spot(place) === undefined ? [] : [place];
    }

    /** Does what the step asks for, up to the point where dice follow. */
    async show(): Promise<void> {
        const step = this.step.value;
        if (step === null || step.typed === '') return;
        const { selection, game } = this.play;
        const listed = selection.options.value.question?.choices.find(each => each.typed === step.typed);
        if (listed !== undefined) return press(selection, listed);
        if (step.clause !== null) return void (await game.act(step.typed));
        const answer = await game.consider(step.typed);
        if ('typed' in answer && answer.forecast !== null) selection.propose([answer]);
        else await game.act(step.typed);
    }

    /** A computer takes the place of the script. */
    async leave(): Promise<void> {
        const { game } = this.play;
        await post(`/api/games/${game.id}/lesson/leave`, { seat: game.seat.value?.token });
        await game.reload();
    }
}
