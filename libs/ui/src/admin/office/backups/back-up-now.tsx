import { useEffect, useEffectEvent, useRef } from 'react';
import { useBackUpNow, useRunningBackups } from '../../../api/office/backups.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

/** Makes the nightly backup now, and says when it is done. */
export function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const start = useBackUpNow();
  useReportEnd(isRunning);
  const begin = async () => {
    try {
      await start.mutateAsync();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button pending={isRunning || start.isPending} onClick={() => void begin()}>
      {isRunning ? 'Backing up...' : 'Back up now'}
    </Button>
  );
}

/** A download also counts as running, but its end is not announced. */
function useReportEnd(isRunning: boolean) {
  const { data } = useRunningBackups();
  const [failedAt, madeAt] = [data?.failure?.at, data?.last?.at];
  const before = useRef({ isRunning, failedAt, madeAt });
  const report = useEffectEvent(() => {
    const { failedAt: oldFailure, madeAt: oldBackup } = before.current;
    if (data?.failure && failedAt !== oldFailure) reportFailure(new Error(data.failure.message));
    else if (madeAt !== oldBackup) reportSuccess('The backup was made');
  });
  useEffect(() => {
    if (before.current.isRunning && !isRunning) report();
    // Keeps the previous backup to compare with while one is running.
    if (!isRunning || !before.current.isRunning) before.current = { isRunning, failedAt, madeAt };
  }, [isRunning, failedAt, madeAt]);
}
