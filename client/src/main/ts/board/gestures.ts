// Mouse, touch and wheel on the map: what is a click, what moves the map, what draws a way.

import type { Camera } from '../game/camera';
import { at, distance, type Pt } from '../table/point';

export interface Intents {
    /** @param more whether it adds to what is chosen */
    click(point: Pt, more: boolean): void;
    hover(point: Pt | null): void;
    /** A press that stays: what a pointer that cannot hover does instead. */
    linger(point: Pt): void;
    /** Whether a drag from here draws, instead of moving the map. */
    draws(point: Pt): boolean;
    /** @param touch whether a finger lies on what it draws */
    draw(point: Pt, touch: boolean): void;
    drawn(): void;
}

const SLACK_PX = 7;
const LINGER_MS = 450;

export function gestures(element: HTMLElement, camera: Camera, intents: Intents): () => void {
    const down = new Map<number, Pt>();
    let start: Pt | undefined;
    let mode: 'none' | 'press' | 'pan' | 'draw' | 'pinch' = 'none';
    let timer = 0;

    const local = (event: MouseEvent): Pt => {
        const box = element.getBoundingClientRect();
        return at(event.clientX - box.left, event.clientY - box.top);
    };

    function pressed(event: PointerEvent): void {
        if (event.target instanceof Element && event.target.closest('[data-over]') !== null) return;
        const point = local(event);
        down.set(event.pointerId, point);
        clearTimeout(timer);
        if (down.size === 2) {
            ended();
            mode = 'pinch';
            return;
        }
        start = point;
        mode = event.button === 0 ? 'press' : 'pan';
        if (event.pointerType !== 'mouse') {
            timer = window.setTimeout(() => {
                if (mode === 'press') {
                    mode = 'none';
                    intents.linger(camera.toTable(point));
                }
            }, LINGER_MS);
        }
    }

    function moved(event: PointerEvent): void {
        const point = local(event);
        const before = down.get(event.pointerId);
        if (before === undefined) {
            if (event.pointerType === 'mouse') intents.hover(camera.toTable(point));
            return;
        }
        if (mode === 'press' && start !== undefined && distance(start, point) > SLACK_PX) {
            clearTimeout(timer);
            mode = intents.draws(camera.toTable(start)) ? 'draw' : 'pan';
            if (mode === 'draw') camera.hold();
            element.setPointerCapture(event.pointerId);
        }
        if (mode === 'pan') camera.pan(point.x - before.x, point.y - before.y);
        if (mode === 'draw') intents.draw(camera.toTable(point), event.pointerType !== 'mouse');
        if (mode === 'pinch') pinch(event.pointerId, before, point);
        down.set(event.pointerId, point);
    }

    function pinch(moving: number, before: Pt, now: Pt): void {
        const other = [...down].find(([id]) => id !== moving)?.[1];
        if (other === undefined) return;
        const middle = at((now.x + other.x) / 2, (now.y + other.y) / 2);
        camera.zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middle);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function lifted(event: PointerEvent): void {
        clearTimeout(timer);
        if (!down.delete(event.pointerId)) return;
        if (mode === 'press') intents.click(camera.toTable(local(event)), event.shiftKey);
        ended();
    }

    function ended(): void {
        if (mode === 'draw') {
            camera.release();
            intents.drawn();
        }
        mode = 'none';
    }

    function cancelled(event: PointerEvent): void {
        clearTimeout(timer);
        down.delete(event.pointerId);
        ended();
    }

    function wheeled(event: WheelEvent): void {
        if (event.target instanceof Element && event.target.closest('[data-over]') !== null) return;
        event.preventDefault();
        camera.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), local(event));
    }

    const left = (): void => intents.hover(null);
    const noMenu = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerup', lifted);
    element.addEventListener('pointercancel', cancelled);
    element.addEventListener('pointerleave', left);
    element.addEventListener('wheel', wheeled, { passive: false });
    element.addEventListener('contextmenu', noMenu);
    return () => {
        clearTimeout(timer);
        element.removeEventListener('pointerdown', pressed);
        element.removeEventListener('pointermove', moved);
        element.removeEventListener('pointerup', lifted);
        element.removeEventListener('pointercancel', cancelled);
        element.removeEventListener('pointerleave', left);
        element.removeEventListener('wheel', wheeled);
        element.removeEventListener('contextmenu', noMenu);
    };
}
