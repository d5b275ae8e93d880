// Requests to the server. An answer that is not a success is a value, not an exception: the page has words for each.
import type { Shape } from './types';

export type Answer<T> =
    | { kind: 'ok'; value: T }
    | { kind: 'refused'; clause: string | null; reason: string; offence: readonly Shape[] }
    | { kind: 'stale'; message: string; value: T }
    | { kind: 'failed'; status: number; code: string; message: string; at?: Spot }
    | { kind: 'offline' };

/** Where in what was sent something is wrong; line 0 where it is about all of it. */
export interface Spot {
    line: number;
    field: string;
}

interface Failure {
    code?: string;
    message?: string;
    reason?: string;
    clause?: string;
    offence?: Shape[];
    line?: number;
    field?: string;
    position?: unknown;
}

const PATIENCE_MS = 30_000;

async function send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    let response: Response;
    try {
        response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
        return { kind: 'offline' };
    }
    if (response.ok) {
        const text = await response.text();
        const json = response.headers.get('content-type')?.includes('json') ?? false;
        return { kind: 'ok', value: (json && text !== '' ? JSON.parse(text) : text) as T };
    }
    const failure = (await response.json().catch(() => ({}))) as Failure;
    return failed<T>(response.status, failure);
}

function failed<T>(status: number, failure: Failure): Answer<T> {
    const message = failure.message ?? 'Something broke on our side.';
    if (status === 409 && failure.position !== undefined) {
        return { kind: 'stale', message, value: failure.position as T };
    }
    if (status === 422 && failure.reason !== undefined) {
        return {
            kind: 'refused',
            clause: failure.clause ?? null,
            reason: failure.message ?? failure.reason,
            offence: failure.offence ?? [],
        };
    }
    const where = failure.line === undefined ? '' : ` (line ${failure.line}, ${failure.field ?? ''})`;
    return {
        kind: 'failed',
        status,
        code: failure.code ?? String(status),
        message: message + where,
        ...(failure.line === undefined ? {} : { at: { line: failure.line, field: failure.field ?? '' } }),
    };
}

/** Why something could not be done, in a sentence. */
export function reasonOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
    switch (answer.kind) {
        case 'refused':
            return answer.reason;
        case 'failed':
        case 'stale':
            return answer.message;
        case 'offline':
            return 'The server does not answer.';
    }
}

export function get<T>(path: string): Promise<Answer<T>> {
    return send<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return send<T>(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
    });
}

export function remove(path: string): Promise<Answer<string>> {
    return send<string>(path, { method: 'DELETE' });
}

export function postText<T>(path: string, text: string): Promise<Answer<T>> {
    return send<T>(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
}
