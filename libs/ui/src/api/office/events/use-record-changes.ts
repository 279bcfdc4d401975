import type { StreamMessage } from '@polaris/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChanges } from './apply-changes.ts';
import { openSharedStream } from './shared-stream.ts';
import type { OpenStream } from './stream.ts';

/** Batches changes. */
export const GATHER_MS = 150;

let openStream: OpenStream = openSharedStream;

/** For a shell with its own stream. */
export function setEventStream(open: OpenStream): void {
  openStream = open;
}

/** Shows server changes while mounted. */
export function useRecordChanges(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let gathered: StreamMessage[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      // Local changes are shown by their response, so they are not offered as new.
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
    // A page in the back/forward cache must release the shared connection.
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
