import type { StreamMessage } from '@polaris/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChanges } from './apply-changes.ts';
import { openSharedStream } from './shared-stream.ts';
import type { OpenStream } from './stream.ts';

/** Changes that come together are shown together, once for a list. */
const GATHER_MS = 150;

let openStream: OpenStream = openSharedStream;

/** For a shell that has a stream of its own. */
export function setEventStream(open: OpenStream): void {
  openStream = open;
}

/** While it is used, what changes on the server is shown. */
export function useRecordChanges(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let gathered: StreamMessage[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      // What is saved from here is shown by its own response, and is not news.
      timer = cache.isMutating() > 0 ? setTimeout(apply, GATHER_MS) : undefined;
      if (timer) return;
      void applyChanges(cache, gathered);
      gathered = [];
    };
    const receive = (message: StreamMessage) => {
      gathered.push(message);
      timer ??= setTimeout(apply, GATHER_MS);
    };
    let close = openStream(receive);
    // A page that the browser sets aside must not hold the connection of the other tabs.
    const leave = () => close();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      close = openStream(receive);
      receive({ type: 'reset' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      close();
    };
  }, [cache]);
}
