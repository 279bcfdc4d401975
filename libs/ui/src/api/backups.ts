import { type BackupAccessInput, backupDownloadSchema, backupsSchema } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

export const BACKUPS = '/api/admin/backups';

const RUNNING_MS = 2_000;
const IDLE_MS = 5 * 60_000;

/** How safe the data is. Reloaded from time to time, as backups are made without anyone's doing. */
export function useBackups() {
  return useQuery({
    queryKey: [BACKUPS],
    queryFn: ({ signal }) => call(BACKUPS, backupsSchema, { signal }),
    staleTime: IDLE_MS,
    refetchInterval: ({ state }) => (state.data?.isRunning ? RUNNING_MS : IDLE_MS),
  });
}

/** Starts the nightly backup now. */
export function useBackUpNow() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(BACKUPS, backupsSchema, { method: 'POST' }),
    onSuccess: (backups) => cache.setQueryData([BACKUPS], backups),
    onError: () => cache.invalidateQueries({ queryKey: [BACKUPS] }),
  });
}

/** Returns the address of a download, which works for a minute. */
export function useBackupDownload() {
  return useMutation({
    mutationFn: (body: BackupAccessInput) =>
      call(`${BACKUPS}/downloads`, backupDownloadSchema, { method: 'POST', body }),
  });
}
