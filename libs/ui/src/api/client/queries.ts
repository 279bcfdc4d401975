import type { AnswerOf, Endpoint } from '@polaris/contracts';
import {
  type AnySent,
  type ItemOf,
  type ListEndpoint,
  type PageOf,
  readListPage,
  send,
} from './client.ts';
import { type CallAddress, type Trailing, pathOf } from './path-of.ts';

interface Read {
  signal: AbortSignal;
}

/** The query of a read; its key is the path. */
export const queryOf = <E extends Endpoint>(endpoint: E, ...sent: Trailing<CallAddress<E>>) => ({
  queryKey: [pathOf(endpoint, ...sent)],
  queryFn: ({ signal }: Read): Promise<AnswerOf<E>> =>
    send(endpoint, { ...(sent[0] as AnySent), signal }) as Promise<AnswerOf<E>>,
});

/** The query of one page of a list, with its total; its key is the path. */
export function pageQueryOf<E extends ListEndpoint>(
  endpoint: E,
  ...sent: Trailing<CallAddress<E>>
) {
  const path = pathOf(endpoint, ...sent);
  return {
    queryKey: [path],
    queryFn: ({ signal }: Read): Promise<PageOf<ItemOf<E>>> => readListPage(endpoint, path, signal),
  };
}
