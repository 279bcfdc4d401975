import {
  type BackupAccessInput,
  type RestorePlan,
  beginRestore,
  cancelRestore,
  checkRestore,
  getRestore,
  sendRestorePiece,
  startRestore,
} from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from './client/api-error.ts';
import { call } from './client/client.ts';

/** Small enough for the limits that proxies set by default. */
const PIECE_BYTES = 1_000_000;
/** After this many failures in a row the owner must retry. */
const RETRIES = 3;
const RETRY_MS = 1_000;

/** Creates a restore, to which the file is uploaded; returns its id. */
export const useCreateRestore = () =>
  useMutation({
    mutationFn: async (body: BackupAccessInput) => (await call(beginRestore, { body })).id,
  });

interface Upload {
  id: string;
  file: File;
  /** Called with the uploaded bytes. */
  onProgress: (received: number) => void;
  signal: AbortSignal;
}

/** Uploads a backup, resuming if interrupted, and returns what restoring would replace. */
export async function uploadBackup(upload: Upload): Promise<RestorePlan> {
  await sendFile(upload);
  const { id, signal } = upload;
  return call(checkRestore, { params: { id }, signal });
}

/** Uploads in pieces. After a failure it reads the offset and resumes there. */
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
  return (await call(getRestore, { params: { id }, signal })).received;
}

async function sendPiece(id: string, file: File, offset: number, signal: AbortSignal) {
  const body = file.slice(offset, offset + PIECE_BYTES, 'application/octet-stream');
  const sent = { params: { id }, query: { offset }, body, signal };
  return (await call(sendRestorePiece, sent)).received;
}

/** Whether the upload can be resumed: the server was unavailable, or has another offset. */
export function canGoOn(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return [409, 429].includes(error.status) || (error.status >= 500 && error.status !== 507);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Replaces the data by that of the file; the server is unavailable meanwhile. Returns the token for its
 * progress.
 */
export const useStartRestore = (id: string) =>
  useMutation({
    mutationFn: async () => (await call(startRestore, { params: { id } })).progressToken,
  });

/** Cancels a restore that was not started; it expires otherwise. */
export const discardRestore = (id: string): Promise<void> =>
  call(cancelRestore, { params: { id } }).catch(() => undefined);
