import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ScrollPosition } from '../../../api/client/history/scroll-positions.ts';
import { saveScroll } from './scroll-positions.ts';

export type ScrollPositionReader = () => readonly [path: string, position: ScrollPosition] | null;

/**
 * Saves the scroll position of the current history entry, except while restoring. Returns the function
 * that adds a list.
 */
export function useScrollMemory(isReturning: RefObject<boolean>) {
  const { key } = useLocation();
  const lists = useRef(new Set<ScrollPositionReader>());
  const save = useEffectEvent(() => {
    if (isReturning.current) return;
    const positions = [...lists.current]
      .map((read) => read())
      .filter((position) => position !== null);
    saveScroll(key, { scrollY, lists: Object.fromEntries(positions) });
  });
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => save());
    };
    addEventListener('scroll', later, { passive: true });
    return () => {
      history.scrollRestoration = before;
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
    };
  }, []);
  // Also when the address is replaced.
  useEffect(() => save(), [key]);
  return useCallback((read: ScrollPositionReader) => {
    lists.current.add(read);
    return () => void lists.current.delete(read);
  }, []);
}
