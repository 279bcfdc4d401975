import { firstReads } from '@polaris/contracts/admin-screens';
import { storageKeys } from '@polaris/contracts/browser-names';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { prefetchRead } from '../../../api/client/client.ts';
import { loadScreen } from './load-screen.ts';

/** The hover or focus time before prefetching, in milliseconds. */
const REST = 60;

/** Canceled by a click, as the screen then loads itself; touch moves the focus before it clicks. */
const ENDS = ['pointerout', 'focusout', 'click'] as const;

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

const savesData = (): boolean => (navigator as SavingNavigator).connection?.saveData === true;

/** The target of the link around an element; null outside of the admin area. */
function targetOf(element: EventTarget | null): URL | null {
  if (!(element instanceof Element)) return null;
  const address = element.closest('a[href]')?.getAttribute('href');
  if (!address?.startsWith('/admin')) return null;
  return new URL(address, 'http://own.invalid');
}

/** The columns chosen in this browser, unless the address has some. */
function withOwnColumns(url: URL): URL {
  const own = localStorage.getItem(storageKeys.gridColumns);
  if (own && !url.searchParams.has('columns')) url.searchParams.set('columns', own);
  return url;
}

/** Prefetches the script and first reads of a link's screen on hover or keyboard focus. */
export function useLinkPrefetch(): void {
  const { pathname } = useLocation();
  const load = useEffectEvent((url: URL) => {
    if (url.pathname === pathname) return;
    void loadScreen(url.pathname);
    for (const address of firstReads(withOwnColumns(url))) prefetchRead(address);
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
