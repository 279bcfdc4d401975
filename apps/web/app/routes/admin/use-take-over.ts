import { useHydrated } from '@polaris/ui/primitives/use-hydrated';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { screenAt } from './admin-app.client.ts';

/** True once the screens of the browser take the place of what the server has drawn. */
export function useTakeOver(isDrawn: boolean): boolean {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const [waits] = useState(isDrawn);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!waits) return;
    // What is drawn stays until the same can be rendered in one step.
    void screenAt(pathname).then(() => startTransition(() => setLoaded(true)));
    // oxlint-disable-next-line react/exhaustive-deps -- the screen that was asked for
  }, []);
  return hydrated && (!waits || isLoaded);
}
