import { weeksSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const WEEKS = '/api/admin/statistics/weeks';

/** Submissions and activities of the last weeks, oldest first. */
export function useWeeks() {
  return useQuery({
    queryKey: [WEEKS],
    queryFn: ({ signal }) => call(WEEKS, weeksSchema, { signal }),
  });
}
