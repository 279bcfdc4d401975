import { healthProblems } from '@polaris/contracts';
import { Link } from 'react-router';
import { useServerHealth } from '../../api/health.ts';
import { Alert } from '../../primitives/alert.tsx';

/** Names what needs attention, with a link to what to do. The backups have a card of their own. */
export function HealthNotice() {
  const problems = useServerHealth().data?.problems.filter((problem) => problem !== 'backup') ?? [];
  if (problems.length === 0) return null;
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
