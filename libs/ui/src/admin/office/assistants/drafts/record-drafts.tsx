import { Suspense, lazy, useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { type DraftsFilter, useAssistantDrafts } from '../../../../api/office/assistant-drafts.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Skeleton } from '../../../../primitives/skeleton.tsx';

const Unavailable = () => (
  <Alert className="mb-8">
    What waits to be approved could not be shown. Reload the page to try again.
  </Alert>
);

const DraftsSection = lazy(() =>
  import('./drafts-section.tsx').then(
    (module) => ({ default: module.DraftsSection }),
    () => ({ default: Unavailable }),
  ),
);

interface RecordDraftsProps {
  filter: DraftsFilter;
  /** The address of the record. */
  record: string;
  level: 2 | 3;
}

/** What waits to be approved on a record; its script is loaded once there is something. */
export function RecordDrafts({ filter, ...shown }: RecordDraftsProps) {
  const { data, error, refetch } = useAssistantDrafts(filter);
  const [isNeeded, setNeeded] = useState(false);
  if (data && data.length > 0 && !isNeeded) setNeeded(true);
  if (error && !data)
    return (
      <Alert className="mb-8 flex flex-wrap items-center gap-3">
        What waits to be approved could not be loaded: {errorMessage(error)}
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!isNeeded || !data) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-8 h-40 max-w-4xl" />}>
      <DraftsSection waiting={data} {...shown} />
    </Suspense>
  );
}
