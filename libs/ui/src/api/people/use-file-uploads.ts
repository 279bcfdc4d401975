import { MAX_FILE_BYTES, MAX_FILE_SIZE, sizeText } from '@polaris/contracts';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../client/api-error.ts';
import { useRefreshAll } from '../client/refresh-all.ts';
import { canResume } from '../client/upload-pieces.ts';
import { type StartUpload, uploadFile } from './files.ts';

interface UploadState {
  key: number;
  file: File;
  /** The number of bytes uploaded so far. */
  received: number;
  error?: unknown;
}

interface UploadOptions {
  onUploaded?: (uploadId: string, file: File) => void;
  /** Returns why no file can be added to this many others; undefined if one can. */
  problemOf?: (others: number) => Error | undefined;
}

/** Uploads of files, one after the other; they are canceled with the screen that shows them. */
export function useFileUploads(
  begin: StartUpload,
  { onUploaded, problemOf = () => undefined }: UploadOptions = {},
) {
  const [uploads, setUploads] = useState<UploadState[]>([]);
  const latest = useRef(uploads);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const refresh = useRefreshAll();
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const set = (next: UploadState[]) => {
    latest.current = next;
    setUploads(next);
  };
  const change = (key: number, changes: Partial<UploadState>) =>
    set(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    set(latest.current.filter((one) => one.key !== key));
  };
  const run = async (key: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    const onProgress = (received: number) => change(key, { received });
    try {
      const uploadId = await uploadFile({ file, begin, onProgress, signal });
      if (onUploaded) onUploaded(uploadId, file);
      else await refresh();
      remove(key);
    } catch (error) {
      if (!signal.aborted) change(key, { error });
    }
  };
  const add = (file: File) => {
    const key = (lastKey.current += 1);
    const error = problemOfFile(file) ?? problemOf(latest.current.length);
    set([...latest.current, { key, file, received: 0, error }]);
    if (error) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    queue.current = queue.current.then(() => run(key, file, controller.signal));
  };
  const retry = (key: number, file: File) => {
    remove(key);
    add(file);
  };
  const rows = uploads.map(({ key, file, received, error }) => ({
    key,
    name: file.name,
    done: received,
    size: file.size,
    text: `${sizeText(received)} of ${sizeText(file.size)}`,
    error: error === undefined ? undefined : errorMessage(error),
    onRetry: problemOfFile(file) || !canResume(error) ? undefined : () => retry(key, file),
    onRemove: () => remove(key),
  }));
  /** Waits for the current uploads; false if one of them failed. */
  const finished = async (): Promise<boolean> => {
    await queue.current;
    return latest.current.length === 0;
  };
  return { rows, start: (files: File[]) => files.forEach(add), finished };
}

/** The problem of a file that is known before the upload, if any. */
function problemOfFile({ size }: File): Error | undefined {
  if (size === 0) return new Error('This file is empty.');
  if (size > MAX_FILE_BYTES) return new Error(`This file is larger than ${MAX_FILE_SIZE}.`);
  return undefined;
}
