import type { AdminAppointment, CalendarDay } from '@polaris/contracts';
import { type PointerEvent as Press, type RefObject, useRef, useState } from 'react';
import { useReadOnlyMode } from '../../../../primitives/read-only-mode.ts';
import { followPointer } from '../../../shared/selection/follow-pointer.ts';
import { DAY_MINUTES, type Place, placeOf, snap } from './calendar-times.ts';
import { type Arranging, canMove } from './use-arranging.ts';

/** The minimum movement of a drag in pixels; less is a click. */
const SLACK = 5;
/** The distance from the edge of the box at which it scrolls, and the scroll step, in pixels. */
const EDGE = 40;
const SCROLL_STEP = 12;

interface SessionDrag {
  /** The box of all shown days; places are measured relative to it. */
  layer: RefObject<HTMLElement | null>;
  days: readonly CalendarDay[];
  timeZone: string;
  arranging: Arranging;
}

/** Drags sessions by mouse or pen; touch scrolls. */
export function useSessionDrag({ layer, days, timeZone, arranging }: SessionDrag) {
  const { isReadOnly, explain } = useReadOnlyMode();
  const [now] = useState(Date.now);
  /** Ignores the click that ends a drag, which would open the session. */
  const wasDragged = useRef(false);
  const placeAt = (x: number, y: number): Place => {
    const { left, top, width, height } = layer.current!.getBoundingClientRect();
    const column = Math.floor(((x - left) / width) * days.length) || 0;
    const { day } = days[Math.max(0, Math.min(days.length - 1, column))]!;
    return { day, minutes: ((y - top) / height) * DAY_MINUTES };
  };
  const start = (event: Press, session: AdminAppointment) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || !canMove(session, now)) return;
    const from = { x: event.clientX, y: event.clientY };
    const grabbed = placeAt(from.x, from.y).minutes - placeOf(session.startTime, timeZone).minutes;
    let to: Place | null = null;
    followPointer({
      onMove: ({ clientX: x, clientY: y }) => {
        if (to === null && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        if (isReadOnly && !wasDragged.current) explain();
        wasDragged.current = true;
        if (isReadOnly) return;
        scrollAt(layer.current!, y);
        const { day, minutes } = placeAt(x, y);
        to = { day, minutes: snap(minutes - grabbed) };
        getSelection()?.removeAllRanges();
        arranging.move(session, to);
      },
      onEnd: () => {
        setTimeout(() => (wasDragged.current = false));
        if (to) arranging.ask(session, to);
      },
      onCancel: arranging.putBack,
    });
  };
  return { start, placeAt, wasDragged };
}

function scrollAt(layer: HTMLElement, y: number): void {
  const box = layer.closest<HTMLElement>('[data-scrolls]');
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + EDGE) box.scrollTop -= SCROLL_STEP;
  else if (y > bottom - EDGE) box.scrollTop += SCROLL_STEP;
}
