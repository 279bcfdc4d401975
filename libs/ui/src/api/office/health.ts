import { getServerHealth, updateReleaseCheck } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

const FRESH_MS = 60_000;

/** How the server is. */
export const useServerHealth = () => useQuery({ ...queryOf(getServerHealth), staleTime: FRESH_MS });

/** What it answers is part of the health, which is read again. */
export const useUpdateReleaseCheck = () => useSend(updateReleaseCheck);
