import { healthProblems } from '@polaris/contracts';
import { Link } from 'react-router';
import { useServerHealth } from '../../../api/office/health.ts';
import { Alert } from '../../../primitives/alert.tsx';

/** Names what needs attention, with a link to the fix; otherwise a newer version. Backups have their own card. */
export function HealthNotice() {
  const { data } = useServerHealth();
  const problems = data?.problems.filter((problem) => problem !== 'backup') ?? [];
  if (problems.length === 0)
    return data?.release.newest ? <Newer version={data.release.newest} /> : null;
  return (
    <Alert className="mb-6">
      {problems.map((problem) => (
        <span key={problem} className="font-semibold">
          {healthProblems[problem].title}.{' '}
        </span>
      ))}
      <Link to="/admin/health" className="underline underline-offset-4">
        What to do
      </Link>
    </Alert>
  );
}

function Newer({ version }: { version: string }) {
  return (
    <p className="mb-6 text-sm text-muted">
      Polaris {version} is available.{' '}
      <Link to="/admin/health" className="underline underline-offset-4">
        How to update
      </Link>
    </p>
  );
}
