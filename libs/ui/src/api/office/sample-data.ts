import { addSampleData, getSampleData, removeSampleData } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

/** What removing the sample data would delete. */
export const useSampleData = () => useQuery({ ...queryOf(getSampleData), gcTime: 0 });

export const useAddSampleData = () => useSend(addSampleData);

export const useRemoveSampleData = () => useSend(removeSampleData);
