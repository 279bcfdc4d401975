import {
  type BackupAccessInput,
  type RestorePlan,
  createRestore,
  cancelRestore,
  checkRestore,
  getRestore,
  sendRestorePiece,
  startRestore,
} from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { uploadPieces } from '../client/upload-pieces.ts';

/** Creates a restore, to which the file is uploaded; returns its id. */
export const useCreateRestore = () =>
  useMutation({
    mutationFn: async (body: BackupAccessInput) => (await call(createRestore, { body })).id,
  });

interface Upload {
  id: string;
  file: File;
  /** Called with the uploaded bytes. */
  onProgress: (received: number) => void;
  signal: AbortSignal;
}

/** Uploads a backup, resuming if interrupted, and returns what restoring would replace. */
export async function uploadBackup({ id, ...upload }: Upload): Promise<RestorePlan> {
  const { signal } = upload;
  const params = { id };
  await uploadPieces({
    ...upload,
    received: async () => (await call(getRestore, { params, signal })).received,
    sendPiece: async (body, offset) =>
      (await call(sendRestorePiece, { params, query: { offset }, body, signal })).received,
  });
  return call(checkRestore, { params, signal });
}

/**
 * Replaces the data by that of the file. The server is unavailable during the restore. Returns the token for its
 * progress.
 */
export const useStartRestore = (id: string) =>
  useMutation({
    mutationFn: async () => (await call(startRestore, { params: { id } })).progressToken,
  });

/** Cancels a restore that was not started; it expires otherwise. */
export const discardRestore = (id: string): Promise<void> =>
  call(cancelRestore, { params: { id } }).catch(() => undefined);
