import type { Activity } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { Button } from '../../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { RemoveActivityDialog } from '../../activities/remove-activity-dialog.tsx';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { useInlineEditing } from '../../../shared/form/use-inline-editing.ts';
import { LoadMore } from '../../../shared/list/load-more.tsx';
import { TimelineList } from '../timeline/timeline-list.tsx';
import { useCompanyHistory } from './use-company-history.ts';

/** Only a customer's own record marks messages as new. */
const NONE_NEW: ReadonlySet<number> = new Set();

/** The timeline of all people of a company, newest first. */
export function CompanyTimeline({ companyId }: { companyId: number }) {
  const [removing, setRemoving] = useState<Activity | null>(null);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const editing = useInlineEditing<Activity>(heading);
  const history = useCompanyHistory(companyId);
  return (
    <section aria-labelledby="history-title" className="min-w-0">
      <h2
        id="history-title"
        ref={heading}
        tabIndex={-1}
        className="border-b border-line pb-3 text-base font-semibold"
      >
        Activity History{history.total > 0 && ` (${history.total.toLocaleString('en-US')})`}
      </h2>
      {history.isPending ? (
        <LoadingState text="Loading activities..." />
      ) : history.failed ? (
        <ErrorState
          level={3}
          title="The activities could not be loaded"
          text={errorMessage(history.failed.error)}
          action={<Button onClick={history.retry}>Try again</Button>}
        />
      ) : (
        <>
          <TimelineList
            events={history.events}
            hasActivities={history.total > 0}
            hint="What you log for its people will appear here."
            withCustomer
            newMessages={NONE_NEW}
            editing={editing}
            onRemove={setRemoving}
          />
          <LoadMore pages={history.pages} />
        </>
      )}
      <RemoveActivityDialog
        activity={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </section>
  );
}
