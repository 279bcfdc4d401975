import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PageScroll } from './scroll-positions.ts';
import type { Visit } from './visit.ts';

/** The position is reached if stable for this many frames. */
const STEADY_FRAMES = 20;
/** Stops after this many frames. */
const MAX_FRAMES = 1200;
const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position once its row is loaded, and keeps it while rows around it load, until the
 * user acts. Returns whether it is still restoring.
 */
export function useReturn({ position }: Visit): RefObject<boolean> {
  const isReturning = useRef(position !== undefined);
  useLayoutEffect(() => {
    isReturning.current = position !== undefined;
    if (!position) return;
    let frame = 0;
    const stop = () => {
      isReturning.current = false;
      cancelAnimationFrame(frame);
      for (const event of interruptions) removeEventListener(event, stop, true);
    };
    let steady = 0;
    let frames = 0;
    const step = () => {
      steady = scrollTowards(position) ? steady + 1 : 0;
      frames += 1;
      if (steady >= STEADY_FRAMES || frames >= MAX_FRAMES) stop();
      else frame = requestAnimationFrame(step);
    };
    for (const event of interruptions) addEventListener(event, stop, true);
    step();
    return stop;
  }, [position]);
  return isReturning;
}

/** Whether the position is reached. */
function scrollTowards({ scrollY: saved, lists }: PageScroll): boolean {
  const [position] = Object.entries(lists);
  const distance = position
    ? distanceTo(position[0], position[1].row, position[1].offset)
    : saved - scrollY;
  if (distance === undefined) return false;
  if (Math.abs(distance) < 1) return true;
  scrollBy({ top: distance, behavior: 'instant' });
  return false;
}

function distanceTo(path: string, row: string, offset: number): number | undefined {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-list]')];
  const list = lists.find(({ dataset }) => dataset['list'] === path);
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const element = rows.find(({ dataset }) => dataset['row'] === row);
  return element ? element.getBoundingClientRect().top - offset : undefined;
}
