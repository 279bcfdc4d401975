import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListPlace } from '../../../api/list-places.ts';
import { savePlace } from './place-store.ts';

export type ListPlaceReader = () => readonly [path: string, place: ListPlace] | null;

/**
 * Saves the place of the current history entry as it is scrolled, but not while it is being returned
 * to. Returns the function that adds a list.
 */
export function usePlaceMemory(isReturning: RefObject<boolean>) {
  const { key } = useLocation();
  const lists = useRef(new Set<ListPlaceReader>());
  const save = useEffectEvent(() => {
    if (isReturning.current) return;
    const places = [...lists.current].map((read) => read()).filter((place) => place !== null);
    savePlace(key, { scrollY, lists: Object.fromEntries(places) });
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
  // Also for each entry of the history that an address is written into.
  useEffect(() => save(), [key]);
  return useCallback((read: ListPlaceReader) => {
    lists.current.add(read);
    return () => void lists.current.delete(read);
  }, []);
}
