import { expect } from '@jest/globals';

/**
 * Remembers the time; the returned function expects a time that was written between then and now, or so
 * many milliseconds after that. Columns round to milliseconds, up too.
 */
export function markTime(): (time: string | null | undefined, afterMs?: number) => void {
  const marked = Date.now() - 1;
  return (time, afterMs = 0) => {
    const written = Date.parse(time!) - afterMs;
    expect(written).toBeGreaterThanOrEqual(marked);
    expect(written).toBeLessThanOrEqual(Date.now() + 1);
  };
}
