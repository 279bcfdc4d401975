import {
  type BackupAccessInput,
  checkBucket,
  getBackups,
  prepareDownload,
  startBackup,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client/client.ts';
import { queryOf } from './client/queries.ts';

const RUNNING_MS = 2_000;
const IDLE_MS = 5 * 60_000;

const backupsQuery = queryOf(getBackups);
export const backupsKey = backupsQuery.queryKey;

/** The state of backups, polled, as they run automatically. */
export function useBackups() {
  return useQuery({
    ...backupsQuery,
    staleTime: IDLE_MS,
    refetchInterval: ({ state }) => (state.data?.isRunning ? RUNNING_MS : IDLE_MS),
  });
}

/** Starts the nightly backup now. */
export function useBackUpNow() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(startBackup),
    onSuccess: (backups) => cache.setQueryData(backupsKey, backups),
    onError: () => cache.invalidateQueries({ queryKey: backupsKey }),
  });
}

/** Tries whether copies can be written to the bucket. */
export const useCheckBucket = () => useMutation({ mutationFn: () => call(checkBucket) });

/** Returns the address of a download, which works for a minute. */
export const useBackupDownload = () =>
  useMutation({ mutationFn: (body: BackupAccessInput) => call(prepareDownload, { body }) });
