import type { EndedRun } from './backup-runs.repository';

/** The newest attempt, where it came to nothing. */
export const failureOf = (run: EndedRun | undefined) =>
  run?.result === 'failed' ? { at: run.endedAt.toISOString(), message: run.error ?? '' } : null;

/** What came of restoring a backup to try it. */
export const trialOf = ({ endedAt, result, error }: EndedRun) => ({
  at: endedAt.toISOString(),
  result,
  message: error,
});
