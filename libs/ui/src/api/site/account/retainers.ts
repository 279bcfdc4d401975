import { listOwnRetainers } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { pageQueryOf } from '../../client/queries.ts';

/** The retainers of the signed-in client, newest first. */
export const useOwnRetainers = () => useQuery(pageQueryOf(listOwnRetainers));
