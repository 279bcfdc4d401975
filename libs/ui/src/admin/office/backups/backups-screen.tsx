import type { Backups } from '@polaris/contracts';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useBackups } from '../../../api/office/backups.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { BackUpNow } from './back-up-now.tsx';
import { BackupFacts } from './backup-facts.tsx';
import { type BackupProblem, backupProblems } from './backup-problems.ts';
import { FileActions } from './file-actions.tsx';

/** The state of backups, and buttons to download and restore one. */
export function BackupsScreen() {
  const backups = useBackups();
  const { data } = backups;
  return (
    <>
      <ScreenHeader
        title="Backups"
        text={
          <>
            A backup holds everything in the database. You can restore it here or on another server.
            How the server itself is:{' '}
            <Link to="/admin/health" className="underline underline-offset-4">
              health
            </Link>
            .
          </>
        }
        actions={data?.isNightly && <BackUpNow isRunning={data.isRunning} />}
      />
      <div className="xl:max-w-4xl">
        {data ? (
          <State backups={data} now={backups.dataUpdatedAt} />
        ) : backups.isError ? (
          <ErrorState
            title="The backups could not be loaded"
            text={errorMessage(backups.error)}
            action={<Button onClick={() => void backups.refetch()}>Try again</Button>}
          />
        ) : (
          <StateSkeleton />
        )}
      </div>
    </>
  );
}

/** `now` is when it was read, in milliseconds. */
function State({ backups, now }: { backups: Backups; now: number }) {
  return (
    <>
      {backupProblems(backups, now).map((problem) => (
        <ProblemAlert key={problem.title} {...problem} />
      ))}
      <BackupFacts backups={backups} now={now} />
      <FileActions isEncrypted={backups.isEncrypted} />
    </>
  );
}

const ProblemAlert = ({ title, text }: BackupProblem) => (
  <Alert className="mb-4">
    <span className="font-semibold">{title}</span>
    {text && `: ${text}`}
  </Alert>
);

function StateSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading backups...</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
}
