import { errorMessage } from '../../../api/client/api-error.ts';
import { useServerHealth } from '../../../api/office/health.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { HealthFacts } from './health-facts.tsx';

/** The health of the server and what it depends on, and how to fix problems. */
export function HealthScreen() {
  const health = useServerHealth();
  const { data } = health;
  return (
    <>
      <ScreenHeader
        title="Health"
        text={
          data && (
            <>
              {headline(data.problems.length)} Checked {dateAndTime(data.checkedAt)}.
            </>
          )
        }
        actions={
          <Button
            size="sm"
            variant="secondary"
            pending={health.isFetching}
            mutates={false}
            onClick={() => void health.refetch()}
          >
            Check now
          </Button>
        }
      />
      <div className="xl:max-w-4xl">
        {data ? (
          <HealthFacts health={data} now={health.dataUpdatedAt} />
        ) : health.isError ? (
          <ErrorState
            title="The state of the server could not be loaded"
            text={errorMessage(health.error)}
            action={<Button onClick={() => void health.refetch()}>Try again</Button>}
          />
        ) : (
          <FactsSkeleton />
        )}
      </div>
    </>
  );
}

function headline(problems: number): string {
  if (problems === 0) return 'Everything is fine.';
  return problems === 1 ? 'One thing needs attention.' : `${problems} things need attention.`;
}

function FactsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading the state of the server...</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}
