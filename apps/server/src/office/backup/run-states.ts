import type { EndedRun } from './backup-runs.repository';

/** The newest attempt if it failed. */
export const failureOf = (run: EndedRun | undefined) =>
  run?.result === 'failed' ? { at: run.endedAt.toISOString(), message: run.error ?? '' } : null;

/** The result of a rehearsal. */
export const trialOf = ({ endedAt, result, error }: EndedRun) => ({
  at: endedAt.toISOString(),
  result,
  message: error,
});
