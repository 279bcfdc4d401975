import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useAssistantDrafts } from '../../../../api/office/assistant-drafts.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Skeleton } from '../../../../primitives/skeleton.tsx';
import { Part } from '../../../shared/list/today-part.tsx';
import { DraftList } from './draft-list.tsx';
import { useShownDrafts } from './use-shown-drafts.ts';

const SHOWN = 5;

/** What waits to be approved, under Today. Stays mounted while empty, as it moves the focus on. */
export function TodayDrafts() {
  const { data, error, refetch } = useAssistantDrafts();
  const { drafts, editing } = useShownDrafts(data ?? []);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? drafts : drafts.slice(0, SHOWN);
  return (
    <Part title="To approve" isHidden={data !== undefined && drafts.length === 0} more={[]}>
      <DraftList drafts={shown} editing={editing} level={4} isCompact />
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {drafts.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${drafts.length}`}
        </Button>
      )}
    </Part>
  );
}

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-4 py-2 text-sm text-danger">
    <p>They could not be loaded. {errorMessage(error)}</p>
    <Button size="sm" variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading what waits to be approved...</span>
    <Skeleton className="h-16.5" />
  </div>
);
