import { useEffect, useState } from 'react';

interface Unread {
  id: number;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Marks the unread messages that are shown as read, and returns their ids: they stay marked as new until the page is
 * left.
 */
export function useNewMessages(
  unread: readonly Unread[],
  mark: (upTo: number) => void,
): ReadonlySet<number> {
  const [news, setNews] = useState(NONE);
  const newest = Math.max(0, ...unread.map(({ id }) => id));
  useEffect(() => {
    if (newest === 0) return;
    setNews((known) => new Set([...known, ...unread.map(({ id }) => id)]));
    mark(newest);
    // Only newer messages are marked next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest]);
  return news;
}
