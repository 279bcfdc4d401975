import type { RestorePlan } from '@polaris/contracts';
import { useEffect, useRef, useState } from 'react';
import { canResume } from '../../../../api/client/upload-pieces.ts';
import { uploadBackup } from '../../../../api/office/restores.ts';

type Upload =
  | { step: 'none' }
  | { step: 'running'; file: File; received: number }
  /** `again` resumes; undefined if the same file would fail again. */
  | { step: 'failed'; error: unknown; again?: () => void };

interface UploadOptions {
  /** Creates a restore for each file, and returns its id. */
  begin: () => Promise<string>;
  onChecked: (id: string, plan: RestorePlan) => void;
}

/** The upload of a backup file; it is canceled with the step that shows it. */
export function useUpload({ begin, onChecked }: UploadOptions) {
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (file: File, startedId?: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let id = startedId;
    setUpload({ step: 'running', file, received: 0 });
    const onProgress = (received: number) => setUpload({ step: 'running', file, received });
    try {
      id ??= await begin();
      onChecked(id, await uploadBackup({ id, file, onProgress, signal }));
    } catch (error) {
      const again = canResume(error) ? () => void run(file, id) : undefined;
      if (!signal.aborted) setUpload({ step: 'failed', error, ...(again && { again }) });
    }
  };
  const start = (file: File) => {
    if (file.size > 0) return void run(file);
    setUpload({ step: 'failed', error: new Error('The file is empty.') });
  };
  const cancel = () => {
    running.current?.abort();
    setUpload({ step: 'none' });
  };
  return { upload, start, cancel };
}
