import {
  type BackupAccessInput,
  type RestorePlan,
  restorePlanSchema,
  restoreSchema,
  restoreStartedSchema,
  restoreUploadSchema,
} from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { BACKUPS } from './backups.ts';
import { call, command } from './client.ts';

const RESTORES = `${BACKUPS}/restores`;

/** Small enough for the limits that proxies set by default. */
const PIECE_BYTES = 1_000_000;
/** After so many failures in a row it is for the owner to try again. */
const RETRIES = 3;
const RETRY_MS = 1_000;

/** Begins a restore, for which the file comes next; returns its id. */
export function useBeginRestore() {
  return useMutation({
    mutationFn: async (body: BackupAccessInput) =>
      (await call(RESTORES, restoreSchema, { method: 'POST', body })).id,
  });
}

interface Upload {
  id: string;
  file: File;
  /** Called with the bytes that have arrived so far. */
  onProgress: (received: number) => void;
  signal: AbortSignal;
}

/** Uploads a backup from where it stopped, and returns what restoring it would replace. */
export async function uploadBackup(upload: Upload): Promise<RestorePlan> {
  await sendFile(upload);
  const { id, signal } = upload;
  return call(`${RESTORES}/${id}/check`, restorePlanSchema, { method: 'POST', signal });
}

/** Sends the file piece by piece. After a failure it asks how much has arrived, and goes on from there. */
async function sendFile({ id, file, onProgress, signal }: Upload): Promise<void> {
  let offset: number | undefined;
  for (let failures = 0; ;) {
    try {
      offset ??= await receivedBytes(id, signal);
      onProgress(offset);
      if (offset >= file.size) return;
      offset = await sendPiece(id, file, offset, signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      signal.throwIfAborted();
      if (failures > RETRIES || !canGoOn(error)) throw error;
      offset = undefined;
      await pause(failures * RETRY_MS);
    }
  }
}

async function receivedBytes(id: string, signal: AbortSignal): Promise<number> {
  return (await call(`${RESTORES}/${id}`, restoreUploadSchema, { signal })).received;
}

async function sendPiece(id: string, file: File, offset: number, signal: AbortSignal) {
  const body = file.slice(offset, offset + PIECE_BYTES, 'application/octet-stream');
  const path = `${RESTORES}/${id}/file?offset=${offset}`;
  return (await call(path, restoreUploadSchema, { method: 'PUT', body, signal })).received;
}

/** True if the upload can go on from where it stopped: the server was away, or has another offset. */
export function canGoOn(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return [409, 429].includes(error.status) || (error.status >= 500 && error.status !== 507);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Replaces the data by that of the file; the server is away until it is done. Returns the token for its progress. */
export function useStartRestore(id: string) {
  return useMutation({
    mutationFn: async () =>
      (await call(`${RESTORES}/${id}/start`, restoreStartedSchema, { method: 'POST' }))
        .progressToken,
  });
}

/** Gives up a restore that was not started. It is forgotten after a while in any case. */
export const discardRestore = (id: string): Promise<void> =>
  command(`${RESTORES}/${id}`, { method: 'DELETE' }).catch(() => undefined);
