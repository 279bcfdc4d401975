import { getCalendar, weekIn } from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../client/queries.ts';

/** The week that a day is in; this week without one. */
export const useCalendar = (day: string) =>
  useQuery({
    ...queryOf(getCalendar, { query: weekIn(day) }),
    placeholderData: keepPreviousData,
  });
