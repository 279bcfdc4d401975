import { getCalendar, weekIn } from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../client/queries.ts';

/** The week of a day; the current one without a day. */
export const useCalendar = (day: string) =>
  useQuery({
    ...queryOf(getCalendar, { query: weekIn(day) }),
    placeholderData: keepPreviousData,
  });
