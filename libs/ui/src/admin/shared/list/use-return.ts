import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PagePlace } from './place-store.ts';
import type { Visit } from './visit.ts';

/** The place has been reached if it did not move for so many frames. */
const STEADY_FRAMES = 20;
/** A place that no longer exists is given up after so many frames. */
const MAX_FRAMES = 1200;
const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the place of a visit as soon as its row is there, and holds it there while the rows around
 * it load. Whatever the user does ends that. Returns whether it is still going on.
 */
export function useReturn({ place }: Visit): RefObject<boolean> {
  const isReturning = useRef(place !== undefined);
  useLayoutEffect(() => {
    isReturning.current = place !== undefined;
    if (!place) return;
    let frame = 0;
    const stop = () => {
      isReturning.current = false;
      cancelAnimationFrame(frame);
      for (const event of interruptions) removeEventListener(event, stop, true);
    };
    let steady = 0;
    let frames = 0;
    const step = () => {
      steady = scrollTowards(place) ? steady + 1 : 0;
      frames += 1;
      if (steady >= STEADY_FRAMES || frames >= MAX_FRAMES) stop();
      else frame = requestAnimationFrame(step);
    };
    for (const event of interruptions) addEventListener(event, stop, true);
    step();
    return stop;
  }, [place]);
  return isReturning;
}

/** True if the place was reached already. */
function scrollTowards({ scrollY: saved, lists }: PagePlace): boolean {
  const [place] = Object.entries(lists);
  const distance = place ? distanceTo(place[0], place[1].row, place[1].offset) : saved - scrollY;
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
