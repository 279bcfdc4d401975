import { type Slot, addDays } from '@polaris/contracts';
import { useEffect, useState } from 'react';
import { isoDay } from '../primitives/clock.ts';
import { daysOf, monthAfter, monthOf } from '../primitives/month/months.ts';

/** Free times, loaded some weeks at a time. */
export interface FreeTimePages {
  data?: { pages: { slots: Slot[]; nextFrom: string | null }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The same moment can be two days later elsewhere: from UTC-12 to UTC+14. */
const ZONE_DAYS = 2;

/** The shown month, with its free days in the reader's time zone and the times of the chosen one. Loads what it shows. */
export function useFreeMonth(pages: FreeTimePages) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loaded = pages.data?.pages ?? [];
  const slots = loaded.flatMap((page) => page.slots);
  const byDay = Map.groupBy(slots, ({ startTime }) => isoDay(new Date(startTime)));
  const free = [...byDay.keys()];
  const [picked, setPicked] = useState<{ month: string; day?: string } | null>(null);
  const first = monthOf(free[0] ?? isoDay());
  const month = picked?.month ?? first;
  const chosen =
    free.find((day) => day === picked?.day) ?? free.find((day) => monthOf(day) === month);
  const times = chosen === undefined ? undefined : byDay.get(chosen);
  const nextFrom = loaded.at(-1)?.nextFrom ?? null;
  const isIncomplete = nextFrom !== null && nextFrom <= addDays(daysOf(month).at(-1)!, ZONE_DAYS);
  useEffect(() => {
    if (isIncomplete && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage();
  });
  const last = monthOf(free.at(-1) ?? isoDay());
  return {
    slots,
    times: times as [Slot, ...Slot[]] | undefined,
    isLoading: isIncomplete,
    isFailed: isIncomplete && isFetchNextPageError,
    month,
    counts: new Map([...byDay].map(([day, { length }]) => [day, length])),
    chosen,
    onChoose: (day: string) => setPicked({ month: monthOf(day), day }),
    range: { first, last: nextFrom === null ? last : laterOf(last, monthAfter(month)) },
    onMonth: (shown: string) => setPicked({ month: shown }),
  };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
