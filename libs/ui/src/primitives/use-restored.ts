import { useEffect } from 'react';

/** Called when the browser shows the page again as it was left, such as by its Back button. */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [onRestored]);
}
