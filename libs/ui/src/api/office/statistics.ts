import { listWeeks } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../client/queries.ts';

/** Submissions and activities of the last weeks, oldest first. */
export const useWeeks = () => useQuery(queryOf(listWeeks));
