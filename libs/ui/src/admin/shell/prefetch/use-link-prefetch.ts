import { storageKeys } from '@polaris/contracts/browser-names';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readBefore } from '../../../api/client.ts';
import { firstReads } from './first-reads.ts';
import { loadScreen } from './load-screen.ts';

/** Milliseconds that the pointer or the focus rests on a link that is likely to be followed. */
const REST = 60;

/** What is followed is loaded by its screen; a touch moves the focus before it clicks. */
const ENDS = ['pointerout', 'focusout', 'click'] as const;

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean => (navigator as SavingNavigator).connection?.saveData === true;

/** Where the link around an element leads; null for places outside of the admin area. */
function targetOf(element: EventTarget | null): URL | null {
  if (!(element instanceof Element)) return null;
  const address = element.closest('a[href]')?.getAttribute('href');
  if (!address?.startsWith('/admin')) return null;
  return new URL(address, 'http://own.invalid');
}

/** The columns of this browser, where the address names none. */
function withOwnColumns(url: URL): URL {
  const own = localStorage.getItem(storageKeys.gridColumns);
  if (own && !url.searchParams.has('columns')) url.searchParams.set('columns', own);
  return url;
}

/**
 * Loads the screen behind a link of the admin area, and what it shows first, once the mouse or the focus
 * of the keyboard rests on the link. A finger does not rest on links: it opens them.
 */
export function useLinkPrefetch(): void {
  const { pathname } = useLocation();
  const load = useEffectEvent((url: URL) => {
    if (url.pathname === pathname) return;
    void loadScreen(url.pathname);
    for (const address of firstReads(withOwnColumns(url))) readBefore(address);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => clearTimeout(timer);
    const rest = ({ target }: Event) => {
      leave();
      const url = savesData() ? null : targetOf(target);
      if (url) timer = setTimeout(() => load(url), REST);
    };
    const point = (event: PointerEvent) => event.pointerType !== 'touch' && rest(event);
    addEventListener('pointerover', point);
    addEventListener('focusin', rest);
    for (const end of ENDS) addEventListener(end, leave);
    return () => {
      leave();
      removeEventListener('pointerover', point);
      removeEventListener('focusin', rest);
      for (const end of ENDS) removeEventListener(end, leave);
    };
  }, []);
}
