import { FIRST_DATA } from '@polaris/contracts/browser-names';
import type { User } from '@polaris/contracts';
import {
  type DehydratedState,
  type Query,
  QueryClient,
  dehydrate,
  hydrate,
} from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';
import { USER, withOwnDrafts } from './signed-in-user.ts';

/** What the server has read for the first screen of a page, as it stands in it. */
export interface FirstData {
  user: User;
  reads: DehydratedState;
}

/** What a cache has read, to be written into a page; null where nobody is signed in. */
export function firstDataOf(cache: QueryClient): FirstData | null {
  const user = cache.getQueryData<User | null>([USER]);
  return user ? { user, reads: dehydrate(cache) } : null;
}

/** Reads that what was rendered asks for, and that nobody has begun. */
export const waitingReads = (cache: QueryClient): Query[] =>
  cache.getQueryCache().findAll({
    predicate: ({ state, options }) => state.status === 'pending' && isEnabled(options),
  });

const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;

interface FirstQueries {
  /** Not for those who return to a place further down in one: it is read from there. */
  withLists: boolean;
}

/** A cache with what came with the page, which is not asked for again. */
export function firstQueryClient({ withLists }: FirstQueries): QueryClient {
  const cache = createQueryClient();
  const data = dataInPage();
  if (!data) return cache;
  const { queries } = data.reads;
  const taken = withLists ? queries : queries.filter(({ queryKey }) => queryKey[1] !== 'pages');
  hydrate(cache, { ...data.reads, queries: taken });
  withOwnDrafts(data.user);
  return cache;
}

function dataInPage(): FirstData | null {
  const text = document.getElementById(FIRST_DATA)?.textContent;
  return text ? (JSON.parse(text) as FirstData) : null;
}
