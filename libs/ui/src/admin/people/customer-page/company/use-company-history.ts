import { useCompanyHistoryPages } from '../../../../api/people/companies.ts';
import type { NextPage } from '../../../shared/list/load-more.tsx';
import { type TimelineEvent, timelineOf } from '../timeline/timeline.ts';

/** The fields of a source that are needed to load it page by page with the others. */
interface Source extends NextPage {
  data: { items: readonly object[] } | undefined;
  refetch: () => Promise<unknown>;
}

/** The time by which each source is sorted, the newest first. */
const timesOf = {
  activities: 'createdAt',
  purchases: 'purchaseDate',
  mails: 'createdAt',
  messages: 'createdAt',
  changes: 'createdAt',
} as const;

/** The timeline of all people of a company: six lists, loaded page by page together. */
export function useCompanyHistory(companyId: number) {
  const sources = useCompanyHistoryPages(companyId);
  const all = Object.values(sources) as Source[];
  const { activities, changes, purchases, appointments, mails, messages } = sources;
  const events: TimelineEvent[] = timelineOf({
    activities: activities.data?.items ?? [],
    changes: changes.data?.items ?? [],
    purchases: purchases.data?.items ?? [],
    appointments: appointments.data?.items ?? [],
    mails: mails.data?.items ?? [],
    messages: messages.data?.items ?? [],
    loadedFrom: loadedFrom(sources),
  });
  return {
    events,
    total: activities.data?.total ?? 0,
    isPending: all.some(({ data, error }) => !data && !error),
    failed: all.find(({ data, error }) => !data && error !== null),
    retry: () => all.forEach((source) => source.error && void source.refetch()),
    pages: together(all),
  };
}

/** The latest end of the lists that have more pages: events before it may be missing. */
function loadedFrom(sources: ReturnType<typeof useCompanyHistoryPages>): string {
  const ends = Object.entries(timesOf).map(([name, field]) => {
    const { data, hasNextPage } = sources[name as keyof typeof timesOf];
    const last = data?.items.at(-1) as Record<string, string> | undefined;
    return hasNextPage ? (last?.[field] ?? '') : '';
  });
  return ends.sort().at(-1) ?? '';
}

/** The lists as one: fetching the next page fetches the next page of each. */
function together(all: readonly Source[]): NextPage {
  const failed = all.find(({ isFetchNextPageError }) => isFetchNextPageError);
  return {
    hasNextPage: all.some(({ hasNextPage }) => hasNextPage),
    isFetching: all.some(({ isFetching }) => isFetching),
    isFetchingNextPage: all.some(({ isFetchingNextPage }) => isFetchingNextPage),
    isFetchNextPageError: failed !== undefined,
    error: failed?.error ?? null,
    dataUpdatedAt: Math.max(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    fetchNextPage: () =>
      Promise.all(all.filter(({ hasNextPage }) => hasNextPage).map((one) => one.fetchNextPage())),
  };
}
