import { ApiError } from './api-error.ts';

/** Small enough for the limits that proxies set by default. */
export const PIECE_BYTES = 1_000_000;
/** After this many failures in a row the person must retry. */
const RETRIES = 3;
const RETRY_MS = 1_000;

interface Upload {
  file: File;
  /** Reads how many bytes have arrived. */
  received: () => Promise<number>;
  /** Sends a piece; returns how many bytes have arrived. */
  sendPiece: (piece: Blob, offset: number) => Promise<number>;
  /** Called with the uploaded bytes. */
  onProgress: (received: number) => void;
  signal: AbortSignal;
}

/** Uploads a file in pieces. After a failure it reads the offset and resumes there. */
export async function uploadPieces(upload: Upload): Promise<void> {
  const { file, onProgress, signal } = upload;
  let offset: number | undefined;
  for (let failures = 0; ;) {
    try {
      offset ??= await upload.received();
      onProgress(offset);
      if (offset >= file.size) return;
      const piece = file.slice(offset, offset + PIECE_BYTES, 'application/octet-stream');
      offset = await upload.sendPiece(piece, offset);
      failures = 0;
    } catch (error) {
      failures += 1;
      signal.throwIfAborted();
      if (failures > RETRIES || !canResume(error)) throw error;
      offset = undefined;
      await pause(failures * RETRY_MS);
    }
  }
}

/** Whether the upload can be resumed: the server was unavailable, or has another offset. */
export function canResume(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return [409, 429].includes(error.status) || (error.status >= 500 && error.status !== 507);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
