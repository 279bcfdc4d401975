import { getToday } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './client/queries.ts';

/** What is due today, and the first sessions and follow-ups after it. */
export const useToday = () => useQuery(queryOf(getToday));
