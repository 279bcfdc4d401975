import { useEffect, useEffectEvent, useRef } from 'react';
import { useBackUpNow, useBackups } from '../../api/backups.ts';
import { Button } from '../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';

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

function useReportEnd(isRunning: boolean) {
  const { data } = useBackups();
  const wasRunning = useRef(isRunning);
  const report = useEffectEvent(() => {
    if (data?.failure) reportFailure(data.failure.message);
    else reportSuccess('The backup was made');
  });
  useEffect(() => {
    if (wasRunning.current && !isRunning) report();
    wasRunning.current = isRunning;
  }, [isRunning]);
}
