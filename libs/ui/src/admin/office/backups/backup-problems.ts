import type { Backups } from '@polaris/contracts';
import { dateAndTime } from '../../shared/record/format.ts';
import { timeSince } from './backup-texts.ts';

export interface BackupProblem {
  /** A short title. */
  title: string;
  /** The server's sentence about it. */
  text?: string | null;
}

/** The problems of the backups, most urgent first; empty if there are none. */
export function backupProblems(backups: Backups, now = Date.now()): BackupProblem[] {
  const { failure, rehearsal, isOverdue, last, datedAhead, bucket } = backups;
  const problems: BackupProblem[] = [];
  if (isOverdue)
    problems.push({ title: last ? `No backup for ${timeSince(last.at, now)}` : 'No backup yet' });
  if (failure) problems.push({ title: 'The last backup failed', text: failure.message });
  if (rehearsal?.result === 'failed')
    problems.push({ title: 'The rehearsal failed', text: rehearsal.message });
  if (bucket?.failure)
    problems.push({ title: 'The last copy failed', text: bucket.failure.message });
  if (bucket?.retrieval?.result === 'failed')
    problems.push({ title: 'The copy could not be restored', text: bucket.retrieval.message });
  if (datedAhead)
    problems.push({
      title: 'The clock was wrong',
      text: `A backup or rehearsal is dated ${dateAndTime(datedAhead)}. It does not count.`,
    });
  return problems;
}
