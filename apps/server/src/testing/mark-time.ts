import { expect } from '@jest/globals';

/**
 * Remembers the time; the returned function expects a time between then and now, or this many milliseconds
 * after that. Columns round to milliseconds, also up.
 */
export function markTime(): (time: string | null | undefined, afterMs?: number) => void {
  const marked = Date.now() - 1;
  return (time, afterMs = 0) => {
    const written = Date.parse(time!) - afterMs;
    expect(written).toBeGreaterThanOrEqual(marked);
    expect(written).toBeLessThanOrEqual(Date.now() + 1);
  };
}
