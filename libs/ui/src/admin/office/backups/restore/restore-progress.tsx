import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { backupsKey } from '../../../../api/office/backups.ts';
import { dropDrafts } from '../../../../api/site/account/drafts.ts';
import { waitForRestore } from '../../../../api/office/wait-for-restore.ts';
import { StepTitle } from './step-title.tsx';
import { Working } from '../working.tsx';

const SIGN_IN = '/login?returnTo=/admin/backups';
const NO_REASON = 'The server is back, and does not say why.';

interface RestoreProgressProps {
  progressToken: string;
  /** Called with the reason. */
  onFailed: (reason: string) => void;
}

/** The server's progress; links to the sign-in page once it is back. */
export function RestoreProgress({ progressToken, onFailed }: RestoreProgressProps) {
  const text = useRestore(progressToken, onFailed);
  return (
    <>
      <StepTitle>Restoring</StepTitle>
      <Working text={text} />
      <p className="text-sm leading-6 text-muted">
        The server continues even if you close this window. Afterward, everyone signs in again.
      </p>
    </>
  );
}

function useRestore(progressToken: string, onFailed: (reason: string) => void): string {
  const cache = useQueryClient();
  const [text, setText] = useState('The server is stopping...');
  const finish = useEffectEvent((state: Awaited<ReturnType<typeof waitForRestore>>) => {
    if (state) {
      cache.setQueryData(backupsKey, state);
      return onFailed(state.failedRestore?.message ?? NO_REASON);
    }
    dropDrafts();
    setText('Restored. Taking you to the sign-in page...');
    location.assign(SIGN_IN);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = { progressToken, onProgress: setText, signal };
    void waitForRestore(waiting).then(finish, () => undefined);
    return () => controller.abort();
  }, [progressToken]);
  return text;
}
