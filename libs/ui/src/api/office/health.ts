import { getServerHealth, updateReleaseCheck } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

const FRESH_MS = 60_000;

/** The health of the server. */
export const useServerHealth = () => useQuery({ ...queryOf(getServerHealth), staleTime: FRESH_MS });

/** Its result is part of the health, which is reloaded. */
export const useUpdateReleaseCheck = () => useSend(updateReleaseCheck);
