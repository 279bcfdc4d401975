import {
  endRetainer,
  getRetainer,
  listRetainers,
  listWaitingMonths,
  moveRetainerEnd,
  pauseRetainer,
  recordRetainerMonth,
  resumeRetainer,
  skipRetainerMonth,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';
import { queryOf } from '../client/queries.ts';

export type RetainerFilter = FilterOf<typeof listRetainers>;

/** Monthly retainers, newest first. */
export const useRetainerPages = (filter: RetainerFilter) =>
  usePages(listRetainers, { query: { limit: PAGE_SIZE, ...filter } });

/** An id of 0 is not requested. */
export const useRetainer = (id: number) =>
  useQuery({
    ...queryOf(getRetainer, { params: { id } }),
    queryKey: [listRetainers.path, id],
    enabled: id > 0,
  });

export const usePauseRetainer = (id: number) => useSend(pauseRetainer, { params: { id } });
export const useResumeRetainer = (id: number) => useSend(resumeRetainer, { params: { id } });
export const useEndRetainer = (id: number) => useSend(endRetainer, { params: { id } });
export const useMoveRetainerEnd = (id: number) => useSend(moveRetainerEnd, { params: { id } });
export const useRecordMonth = (id: number) => useSend(recordRetainerMonth, { params: { id } });
export const useSkipMonth = (id: number) => useSend(skipRetainerMonth, { params: { id } });

/** The months of all retainers that wait for the owner, the earliest first. */
export const useWaitingMonths = () => useQuery(queryOf(listWaitingMonths));
