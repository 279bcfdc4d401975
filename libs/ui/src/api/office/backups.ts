import {
  type BackupAccessInput,
  checkBucket,
  getBackups,
  prepareDownload,
  startBackup,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';

const RUNNING_MS = 2_000;
const FRESH_MS = 60_000;

const backupsQuery = queryOf(getBackups);
export const backupsKey = backupsQuery.queryKey;

/** The state of backups. */
export const useBackups = () => useQuery({ ...backupsQuery, staleTime: FRESH_MS });

/** The same, polled while a backup is being made. */
export const useRunningBackups = () =>
  useQuery({
    ...backupsQuery,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => state.data?.isRunning && RUNNING_MS,
  });

/** Starts the nightly backup now. */
export function useBackUpNow() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(startBackup),
    onSuccess: (backups) => cache.setQueryData(backupsKey, backups),
    onError: () => cache.invalidateQueries({ queryKey: backupsKey }),
  });
}

/** Tests whether copies can be written to the bucket. */
export const useCheckBucket = () => useMutation({ mutationFn: () => call(checkBucket) });

/** Returns the URL of a download, which works for a minute. */
export const useBackupDownload = () =>
  useMutation({ mutationFn: (body: BackupAccessInput) => call(prepareDownload, { body }) });
