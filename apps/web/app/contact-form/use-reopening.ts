import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { REOPEN } from './show-interest.ts';

/** A service that is picked after sending brings the form back, at once. */
export function useReopening(reopen: () => void): void {
  const onReopen = useEffectEvent(() => flushSync(reopen));
  useEffect(() => {
    const listener = () => onReopen();
    addEventListener(REOPEN, listener);
    return () => removeEventListener(REOPEN, listener);
  }, []);
}
